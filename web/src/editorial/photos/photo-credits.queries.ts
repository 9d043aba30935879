import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { creditMessages } from '@masthead/shared/editorial/photos/photo-credits.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { toast, toastFailure, toastUndo } from '../../platform/ui/toast.tsx';

/** A photo as it is seen, and what becomes of it. */
interface Credited {
  photo: Photo;
  change: Partial<Pick<Photo, 'credit' | 'tags'>>;
}

async function send(credited: readonly Credited[]) {
  const photos = credited.map(({ photo: { id, version }, change }) => ({ id, version, ...change }));
  const answer = await call(photoEndpoints.credit, { body: { photos } });
  if (answer.stayed.length > 0) toastFailure(new Error(creditMessages.stayed(answer.stayed)));
  return answer;
}

/** Saves credit and tags of many photos, with a way back. */
export function useCreditPhotos() {
  const undo = useMutation({
    mutationFn: send,
    onSuccess: ({ photos }) => {
      if (photos.length > 0) toast(creditMessages.creditsBack(photos.length));
    },
  });
  return useMutation({
    mutationFn: send,
    meta: { isQuiet: true },
    onSuccess: ({ photos }, credited) => {
      if (photos.length === 0) return;
      const back = photos.flatMap((photo) => {
        const before = credited.find((one) => one.photo.id === photo.id)?.photo;
        return before ? [{ photo, change: { credit: before.credit, tags: before.tags } }] : [];
      });
      toastUndo(creditMessages.credited(photos.length), () => undo.mutate(back));
    },
  });
}
