import { Button } from '@mantine/core';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { useGoTo } from '../app/links.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { DeleteListing } from './DeleteListing.tsx';
import { ListingFields } from './ListingFields.tsx';
import { ListingSide } from './ListingSide.tsx';
import { useListingLabels } from './listing-labels.tsx';
import { useListingForm } from './use-listing-form.ts';

/** Spec, showcase 2: the full-page form of a listing; null is a new one. */
export function ListingEditor({ listing }: { listing: Listing | null }) {
  const goTo = useGoTo();
  const { area, saving, save } = useListingForm(listing);
  const labels = useListingLabels(area.form.values);
  const onSave = async () => {
    if (await save()) await goTo('listingList');
  };
  const onDeleted = () => {
    area.discardChanges();
    void goTo('listingList');
  };
  return (
    <EditShell
      screen={listing ? 'listingEdit' : 'listingAdd'}
      title={listing ? 'Edit Listing' : 'Create Listing'}
      list="listingList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={
        <>
          {listing && <DeleteListing listing={listing} onDeleted={onDeleted} />}
          <Button type="submit" loading={saving.isSaving}>
            Save
          </Button>
        </>
      }
      side={<ListingSide listing={listing} values={area.form.values} />}
    >
      <ListingFields
        form={area.form}
        input={area.input}
        section={(title, fields) => (
          <FormSection key={title} title={title}>
            {fields}
          </FormSection>
        )}
      />
    </EditShell>
  );
}
