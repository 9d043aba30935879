import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { DeleteListing } from './DeleteListing.tsx';
import { ListingFields } from './ListingFields.tsx';
import { listingQuery } from './listing.queries.ts';
import styles from './listing-form.module.css';
import { useListingLabels } from './listing-labels.tsx';
import { useListingForm } from './use-listing-form.ts';

interface Props {
  /** The listing to edit; null makes a new one. */
  id: number | null;
  /** The firm that a new listing starts with. */
  firmId?: number | null;
  onClose: () => void;
  onSaved?: (listing: Listing) => void;
}

/** Spec, showcase 2: the 'New listing' and 'Edit Listing' dialogs, over the form of the pages. */
export function ListingDialog({ id, firmId = null, onClose, onSaved }: Props) {
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const mayLeave = useRef(async () => true);
  const close = async () => {
    if (await mayLeave.current()) onClose();
  };
  const guard = (ask: () => Promise<boolean>) => {
    mayLeave.current = ask;
  };
  const common = { guard, onCancel: () => void close(), onClose, onSaved };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={id === null ? 'New listing' : 'Edit Listing'}
      size={720}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      zIndex={underQuestions}
      // Why: a header element in a dialog counts as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {id === null ? (
        <DialogForm listing={null} firmId={firmId} {...common} />
      ) : (
        <Stored id={id} onClose={onClose}>
          {(listing) => <DialogForm key={listing.id} listing={listing} firmId={null} {...common} />}
        </Stored>
      )}
    </Modal>
  );
}

/** Why: the dialog of `confirm` is in the page before this one, and must still be above it. */
const underQuestions = 190;

const leaving = {
  title: 'Leave without saving?',
  detail: 'You have unsaved changes here.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Stay',
  isDangerous: true,
};

interface StoredProps {
  id: number;
  onClose: () => void;
  children: (listing: Listing) => ReactNode;
}

function Stored({ id, onClose, children }: StoredProps) {
  const query = useQuery(listingQuery(id));
  if (query.data) return children(query.data);
  if (query.error)
    return (
      <>
        <Trouble
          failure={listingMessages.getFailed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
        <Button fullWidth variant="default" onClick={onClose}>
          Close
        </Button>
      </>
    );
  return (
    <Stack gap="md" role="status" aria-label="Loading">
      {[1, 2, 3, 4, 5].map((field) => (
        <Skeleton key={field} h={52} />
      ))}
    </Stack>
  );
}

interface FormProps {
  listing: Listing | null;
  firmId: number | null;
  /** Told by the form: asks before unsaved changes are lost. */
  guard: (mayLeave: () => Promise<boolean>) => void;
  onCancel: () => void;
  onClose: () => void;
  onSaved: ((listing: Listing) => void) | undefined;
}

function DialogForm({ listing, firmId, guard, onCancel, onClose, onSaved }: FormProps) {
  const { area, saving, save } = useListingForm(listing, firmId);
  const labels = useListingLabels(area.form.values);
  useEffect(() => {
    guard(async () => {
      const isLeaving = !area.isChanged || (await confirm(leaving));
      if (isLeaving && area.isChanged) area.discardChanges();
      return isLeaving;
    });
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Why: the dialog may stand inside another form, whose submit this is not.
    event.stopPropagation();
    const saved = await save();
    if (!saved) return;
    onSaved?.(saved);
    onClose();
  };
  const onDeleted = () => {
    area.discardChanges();
    onClose();
  };
  return (
    <>
      <UnsavedOffer offer={area.offer} onRestore={area.restore} onDiscard={area.discardOffer} />
      <form noValidate className={styles.dialog} onSubmit={(event) => void onSubmit(event)}>
        <ErrorSummary errors={area.form.errors} order={Object.keys(labels)} />
        <ListingFields
          form={area.form}
          input={area.input}
          section={(title, fields) => <div key={title}>{fields}</div>}
        />
        <div className={styles.bar}>
          {listing ? <DeleteListing listing={listing} onDeleted={onDeleted} /> : <span />}
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isSaving}>
            Save
          </Button>
        </div>
      </form>
      <ConflictDialog conflict={saving.conflict} labels={labels} />
    </>
  );
}
