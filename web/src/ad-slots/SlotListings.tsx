import { ActionIcon } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { SortList } from '../forms/SortList.tsx';
import { ListingPicture } from '../listings/ListingPicture.tsx';
import { ListingSelect } from '../listings/ListingSelect.tsx';
import { listingQuery } from '../listings/listing.queries.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { toastUndo } from '../ui/toast.tsx';
import styles from './ad-slots.module.css';
import type { SlotValues } from './slot-values.ts';
import type { SlotListing, useSlotListings } from './use-slot-parts.ts';

/** Why: the form of a listing comes only when somebody edits one. */
const ListingDialog = lazy(() =>
  import('../listings/ListingDialog.tsx').then((module) => ({ default: module.ListingDialog })),
);

interface Props {
  form: UseFormReturnType<SlotValues>;
  state: ReturnType<typeof useSlotListings>;
}

/** Spec, showcase 2: the selected listings, with Add Item, their order, Edit and Remove. */
export function SlotListings({ form, state }: Props) {
  const { items, hasFailed, retry } = state;
  const { firmIds, itemIds } = form.values;
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState<number | null>(null);
  const set = (ids: number[]) => form.setFieldValue('itemIds', ids);
  const onRemove = (item: SlotListing, index: number) => {
    set(itemIds.filter((id) => id !== item.id));
    toastUndo(adSlotMessages.itemRemoved(item.description1), () => {
      const now = form.getValues().itemIds.filter((id) => id !== item.id);
      set([...now.slice(0, index), item.id, ...now.slice(index)]);
    });
  };
  return (
    <FormSection
      title="Items"
      path="itemIds"
      error={form.errors.itemIds}
      aside={items.length === 1 ? '1 listing' : `${items.length} listings`}
    >
      {items.length === 0 ? (
        <p className={styles.none}>Add the listings that the slot shows.</p>
      ) : (
        <SortList
          label="Items"
          items={items}
          idOf={(item) => item.id}
          nameOf={(item) => item.description1}
          onChange={(next) => set(next.map(({ id }) => id))}
          actions={(item, index) => (
            <>
              {!item.isDeleted && (
                <RowAct label={`Edit ${item.description1}`} onClick={() => setEditing(item.id)}>
                  <IconPencil size={16} stroke={1.75} />
                </RowAct>
              )}
              <RowAct label={`Remove ${item.description1}`} onClick={() => onRemove(item, index)}>
                <IconX size={16} stroke={1.75} />
              </RowAct>
            </>
          )}
        >
          {(item) => <ListingRow item={item} isForeign={!firmIds.includes(item.firmId)} />}
        </SortList>
      )}
      {hasFailed && (
        <Trouble error={new Error(adSlotMessages.itemsFailed)} onRetry={() => void retry()} />
      )}
      <div>
        <ListingSelect
          firmIds={firmIds}
          chosen={itemIds}
          onAdd={(listings) => {
            for (const listing of listings)
              queryClient.setQueryData(listingQuery(listing.id).queryKey, listing);
            const fresh = listings.map(({ id }) => id).filter((id) => !itemIds.includes(id));
            set([...itemIds, ...fresh]);
          }}
        />
      </div>
      {editing !== null && (
        <Suspense fallback={null}>
          <ListingDialog id={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </FormSection>
  );
}

interface RowActProps {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}

function RowAct({ label, onClick, children }: RowActProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      title={label.split(' ')[0]}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

function ListingRow({ item, isForeign }: { item: SlotListing; isForeign: boolean }) {
  return (
    <div className={styles.item}>
      <span className={styles.thumbnail}>
        <ListingPicture listing={item} isSmall />
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{item.description1}</span>
        <span className={styles.detail}>{[item.type, item.firm].filter(Boolean).join(' · ')}</span>
        {item.isDeleted && (
          <StatusDot tone="failed" title={adSlotMessages.deletedItem(item.description1)}>
            Deleted: remove it
          </StatusDot>
        )}
        {!item.isDeleted && item.firmId !== 0 && isForeign && (
          <StatusDot tone="late" title={adSlotMessages.foreignItem(item.description1)}>
            Its firm is not in the slot
          </StatusDot>
        )}
      </span>
    </div>
  );
}
