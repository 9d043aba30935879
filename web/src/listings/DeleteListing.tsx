import { sentences } from '@masthead/shared/errors.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { useUser } from '../app/session.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { useDeleteListing } from './listing.queries.ts';

interface Props {
  listing: Listing;
  onDeleted: () => void;
}

/** Spec, showcase 6: only admins delete listings. */
export function DeleteListing({ listing, onDeleted }: Props) {
  const { isAdmin } = useUser();
  const { mutate, isPending } = useDeleteListing();
  if (!isAdmin) return null;
  return (
    <ConfirmButton
      question={sentences.areYouSure}
      detail={`'${listing.description1}' will be deleted.`}
      confirmLabel="Delete"
      isDangerous
      blockedBy={null}
      loading={isPending}
      onConfirm={() => mutate(listing, { onSuccess: onDeleted })}
    >
      Delete
    </ConfirmButton>
  );
}
