import { sentences } from '@masthead/shared/errors.ts';
import { photoMessages } from '@masthead/shared/photos/photo.messages.ts';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { photoUses, useDeletePhoto } from './photo.queries.ts';

interface Props {
  photo: Photo;
  onDeleted: () => void;
}

/** Deletes a photo that is used nowhere. The server looks again, and says where it is used by then. */
export function DeletePhoto({ photo, onDeleted }: Props) {
  const uses = useQuery(photoUses(photo.id)).data?.totalCount ?? photo.useCount;
  const { mutate, isPending } = useDeletePhoto();
  return (
    <ConfirmButton
      question={sentences.areYouSure}
      detail={`'${photo.title}' will be deleted.`}
      confirmLabel="Delete"
      isDangerous
      blockedBy={uses > 0 ? photoMessages.whyDeleteBlocked(uses) : null}
      loading={isPending}
      onConfirm={() => mutate(photo, { onSuccess: onDeleted })}
    >
      Delete
    </ConfirmButton>
  );
}
