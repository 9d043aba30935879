import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import type { UploadedImage } from '@masthead/shared/platform/images/image.ts';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useUser } from '../api/session.ts';
import type { FileWords, Origin } from '../ui/file-words.ts';
import { late } from '../ui/late.tsx';
import { toastFailure } from '../ui/toast.tsx';

/** Why late: the crop tool, the drop zone and the library load only when opened. */
const ImageUploadDialog = late(
  async () => (await import('./ImageUploadDialog.tsx')).ImageUploadDialog,
);
const PhotoSelect = late(
  async () => (await import('../../editorial/photos/PhotoSelect.tsx')).PhotoSelect,
);

/** A picture that was chosen, with what the library says of it. Its crop and focal point come with its address. */
export interface ChosenImage extends Pick<UploadedImage, 'url' | 'width' | 'height'> {
  alt: string | null;
  credit: string | null;
}

interface Props {
  label: string;
  folder?: string;
  aspect?: number;
  /** Files dropped or pasted where the dialog opens. */
  files?: File[] | undefined;
  onClose: () => void;
  onChosen: (image: ChosenImage) => void;
}

/** Where one picture is chosen: from the library first, or uploaded, which brings pictures of content into it. */
export function ImageDialogSelect({ onChosen, ...dialog }: Props) {
  const { hasLibrary, isFirst } = useLibrary(dialog.folder);
  const [isInLibrary, setIsInLibrary] = useState(isFirst && !dialog.files);
  const onUploaded = async (image: UploadedImage, from: Origin) =>
    onChosen(isFirst ? await inLibrary(image, from) : loose(image, null));
  return (
    <>
      {isInLibrary ? (
        <PhotoSelect
          onClose={dialog.onClose}
          onUpload={() => setIsInLibrary(false)}
          onChosen={([photo]) => photo && onChosen(ofPhoto(photo))}
        />
      ) : (
        <ImageUploadDialog
          {...dialog}
          wantsWords={isFirst}
          onLibrary={hasLibrary ? () => setIsInLibrary(true) : undefined}
          onUploaded={(image, from) => void onUploaded(image, from)}
        />
      )}
    </>
  );
}

const ofPhoto = ({ src, width, height, altTag, credit }: Photo): ChosenImage => ({
  url: src,
  width,
  height,
  alt: altTag || null,
  credit: credit || null,
});
const loose = ({ url, width, height }: UploadedImage, words: FileWords | null): ChosenImage => ({
  url,
  width,
  height,
  alt: words?.description || null,
  credit: words?.credit || null,
});

/** The picture as a photo of the library; itself when it could not be brought there. */
async function inLibrary(image: UploadedImage, { address, words }: Origin): Promise<ChosenImage> {
  const said = loose(image, words);
  try {
    const { photo } = await call(photoEndpoints.save, {
      body: { original: image.url, snapUrl: address, altTag: said.alt, credit: said.credit },
    });
    const known = ofPhoto(photo);
    return { ...known, alt: known.alt ?? said.alt, credit: known.credit ?? said.credit };
  } catch (error) {
    toastFailure(error);
    return said;
  }
}

/** Uploads into other folders are no content: they stay out of the library (decision 40). */
const isContent = (folder = 'photos') => folder === 'photos' || folder === 'series';

/** Whether this person may take pictures from the library, and whether that is where a picture of this folder is looked for first. */
export function useLibrary(folder?: string) {
  const hasLibrary = may(useUser(), photoEndpoints.list.access);
  return { hasLibrary, isFirst: hasLibrary && isContent(folder) };
}
