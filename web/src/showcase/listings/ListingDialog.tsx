import { Button, Skeleton, Stack } from '@mantine/core';
import { listingMessages } from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DialogForm } from '../../platform/forms/DialogForm.tsx';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { DeleteListing, ListingFields } from './ListingFields.tsx';
import { listingQuery } from './listing.queries.ts';
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
  const isNarrow = useIsNarrow();
  const common = { onClose, onSaved };
  return (
    <DialogFrame
      onClose={onClose}
      title={id === null ? 'New listing' : 'Edit Listing'}
      size={720}
      fullScreen={isNarrow}
    >
      {id === null ? (
        <ListingForm listing={null} firmId={firmId} {...common} />
      ) : (
        <Stored id={id} onClose={onClose}>
          {(listing) => (
            <ListingForm key={listing.id} listing={listing} firmId={null} {...common} />
          )}
        </Stored>
      )}
    </DialogFrame>
  );
}

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
  onClose: () => void;
  onSaved: ((listing: Listing) => void) | undefined;
}

function ListingForm({ listing, firmId, onClose, onSaved }: FormProps) {
  const { area, saving, save } = useListingForm(listing, firmId);
  const onSave = async () => {
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
    <DialogForm
      area={area}
      saving={saving}
      onSave={onSave}
      saveLabel="Save"
      labels={useListingLabels(area.form.values)}
      aside={listing && <DeleteListing listing={listing} onDeleted={onDeleted} />}
    >
      <ListingFields
        form={area.form}
        input={area.input}
        section={(title, fields) => <div key={title}>{fields}</div>}
      />
    </DialogForm>
  );
}
