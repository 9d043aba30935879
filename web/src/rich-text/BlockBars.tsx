import type { Editor } from '@tiptap/react';
import { BlockHandle } from './BlockHandle.tsx';
import type { Picture } from './figure.ts';
import { PhotosetBar } from './PhotosetBar.tsx';
import { PictureBar } from './PictureBar.tsx';
import { TableBar } from './TableBar.tsx';

interface Props {
  editor: Editor;
  choosePicture: (onChosen: (picture: Picture) => void) => void;
  choosePhotoset: (onChosen: (id: number) => void) => void;
}

/** What is said of, and done with, the picture, photoset or table that the cursor is in, and the block under the mouse. */
export const BlockBars = ({ editor, choosePicture, choosePhotoset }: Props) => (
  <>
    <PictureBar editor={editor} choosePicture={choosePicture} />
    <PhotosetBar editor={editor} choosePhotoset={choosePhotoset} />
    <TableBar editor={editor} />
    <BlockHandle editor={editor} />
  </>
);
