import { valuesOf } from '@masthead/shared/platform/records/record.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import {
  listingMessages,
  listingRecord,
  listingRecordOf,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useRecordForm } from '../../platform/forms/use-record-form.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { latestListing, useCacheListing } from './listing.queries.ts';

/** The form of one listing with its save, for dialogs and pages; null is a new listing. */
export function useListingForm(listing: Listing | null, firmId: number | null = null) {
  // Why: a listing imported without an image can be saved; the rules stay those of its opening.
  const [record] = useState(() => listingRecordOf(listing));
  const area = useRecordForm(record, listing, {
    screen: 'listingAdd',
    given: firmId === null ? {} : { firmId },
  });
  const cacheListing = useCacheListing();
  const saving = useFormSave(area, {
    record: listing,
    valuesOf: (saved: Listing) => valuesOf(listingRecord, saved),
    ...(listing && { latest: () => latestListing(listing.id) }),
    onSaved: cacheListing,
  });
  /** Returns the saved listing, or null if nothing was saved and the form shows why. */
  const save = async (): Promise<Listing | null> => {
    const saved = await saving.save((values, version) =>
      sayingFailure(
        listingMessages.saveFailed,
        listing
          ? call(listingEndpoints.update, { body: { ...values, id: listing.id, version } })
          : call(listingEndpoints.create, { body: values }),
      ),
    );
    if (saved) toast(listing ? listingMessages.updated : listingMessages.added);
    return saved;
  };
  return { area, saving, save };
}
export type ListingFormState = ReturnType<typeof useListingForm>;
