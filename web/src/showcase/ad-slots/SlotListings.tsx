import { ActionIcon } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { SortList } from '../../platform/forms/SortList.tsx';
import clamped from '../../platform/ui/clamped.module.css';
import { late } from '../../platform/ui/late.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { ListingPicture } from '../listings/ListingPicture.tsx';
import { ListingSelect } from '../listings/ListingSelect.tsx';
import { listingQuery } from '../listings/listing.queries.ts';
import styles from './ad-slots.module.css';
import type { SlotValues } from './slot-values.ts';
import type { SlotListing, useSlotListings } from './use-slot-parts.ts';

/** Why late: the form of a listing is needed only for editing one. */
const ListingDialog = late(
  async () => (await import('../listings/ListingDialog.tsx')).ListingDialog,
);

interface Props {
  form: UseFormReturnType<SlotValues>;
  state: ReturnType<typeof useSlotListings>;
}

/** Spec, showcase 2: the selected listings, with Add Item, their order, Edit and Remove. */
export function SlotListings({ form, state }: Props) {
  const { rows, hasFailed, retry } = state;
  const { firmIds, listingIds } = form.values;
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState<number | null>(null);
  const set = (ids: number[]) => form.setFieldValue('listingIds', ids);
  const onRemove = (listing: SlotListing, index: number) => {
    set(listingIds.filter((id) => id !== listing.id));
    toastUndo(adSlotMessages.listingRemoved(listing.description1), () => {
      const now = form.getValues().listingIds.filter((id) => id !== listing.id);
      set([...now.slice(0, index), listing.id, ...now.slice(index)]);
    });
  };
  return (
    <FormSection
      title="Items"
      path="listingIds"
      error={form.errors.listingIds}
      aside={rows.length === 1 ? '1 listing' : `${rows.length} listings`}
    >
      {rows.length === 0 ? (
        <p className={textStyles.dimmed}>No listings yet. Add the ones this slot should show.</p>
      ) : (
        <SortList
          label="Items"
          items={rows}
          idOf={(listing) => listing.id}
          nameOf={(listing) => listing.description1}
          onChange={(next) => set(next.map(({ id }) => id))}
          actions={(listing, index) => (
            <>
              {!listing.isDeleted && (
                <RowAction
                  label={`Edit ${listing.description1}`}
                  onClick={() => setEditing(listing.id)}
                >
                  <IconPencil size={16} stroke={1.75} />
                </RowAction>
              )}
              <RowAction
                label={`Remove ${listing.description1}`}
                onClick={() => onRemove(listing, index)}
              >
                <IconX size={16} stroke={1.75} />
              </RowAction>
            </>
          )}
        >
          {(listing) => (
            <ListingRow listing={listing} isForeign={!firmIds.includes(listing.firmId)} />
          )}
        </SortList>
      )}
      {hasFailed && (
        <Trouble error={new Error(adSlotMessages.listingsFailed)} onRetry={() => void retry()} />
      )}
      <div>
        <ListingSelect
          firmIds={firmIds}
          chosen={listingIds}
          onAdd={(listings) => {
            for (const listing of listings)
              queryClient.setQueryData(listingQuery(listing.id).queryKey, listing);
            const fresh = listings.map(({ id }) => id).filter((id) => !listingIds.includes(id));
            set([...listingIds, ...fresh]);
          }}
        />
      </div>
      {editing !== null && <ListingDialog id={editing} onClose={() => setEditing(null)} />}
    </FormSection>
  );
}

interface RowActionProps {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}

function RowAction({ label, onClick, children }: RowActionProps) {
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

function ListingRow({ listing, isForeign }: { listing: SlotListing; isForeign: boolean }) {
  return (
    <div>
      <span className={styles.thumbnail}>
        <ListingPicture listing={listing} isSmall />
      </span>
      <span className={styles.names}>
        <span className={`${clamped.name} ${styles.name}`}>{listing.description1}</span>
        <span className={styles.detail}>
          {[listing.type, listing.firm].filter(Boolean).join(' · ')}
        </span>
        {listing.isDeleted && (
          <StatusDot tone="failed" title={adSlotMessages.deletedListing(listing.description1)}>
            Deleted. Remove it.
          </StatusDot>
        )}
        {!listing.isDeleted && listing.firmId !== 0 && isForeign && (
          <StatusDot tone="late" title={adSlotMessages.foreignListing(listing.description1)}>
            Firm not in this slot
          </StatusDot>
        )}
      </span>
    </div>
  );
}
