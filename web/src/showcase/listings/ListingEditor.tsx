import { Button } from '@mantine/core';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { ListingCard } from './ListingCard.tsx';
import { DeleteListing, ListingFields } from './ListingFields.tsx';
import styles from './listing-form.module.css';
import { type ListingValues, useListingLabels } from './listing-labels.tsx';
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

interface Props {
  listing: Listing | null;
  values: ListingValues;
}

/** The preview of the listing's card while it is edited. */
function ListingSide({ listing, values }: Props) {
  const [firm] = useChosenFirms(values.firmId === null ? [] : [values.firmId]);
  const shown = {
    ...(listing ?? nothing),
    ...values,
    type: values.type ?? '',
    description1: values.description1 || 'Description 1',
    firm: firm?.name ?? '',
  } as Listing;
  return (
    <section className={styles.side} aria-label="Preview">
      <h2 className={styles.sideTitle}>Preview</h2>
      <ListingCard listing={shown} />
    </section>
  );
}

/** Parts of the form that need a stored listing. */
const nothing = { id: 0, representative: null, externalKey: null };
