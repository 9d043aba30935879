import { Button, TextInput } from '@mantine/core';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import {
  isPictureWidth,
  pictureWidthNames,
  pictureWidths,
} from '@masthead/shared/platform/rich-text/sizes.ts';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { BlockHandle } from './BlockHandle.tsx';
import type { Picture } from './figure.ts';
import { LineBar } from './LinkBar.tsx';
import styles from './rich-text.module.css';

interface Props {
  editor: Editor;
  choosePicture: (onChosen: (picture: Picture) => void) => void;
  choosePhotoset: (onChosen: (id: number) => void) => void;
}

/** Bars for the image, photoset or table at the cursor, and the handle of the block under the mouse. */
export const BlockBars = ({ editor, choosePicture, choosePhotoset }: Props) => (
  <>
    <PictureBar editor={editor} choosePicture={choosePicture} />
    <PhotosetBar editor={editor} choosePhotoset={choosePhotoset} />
    <TableBar editor={editor} />
    <BlockHandle editor={editor} />
  </>
);

interface PhotosetBarProps {
  editor: Editor;
  choosePhotoset: (onChosen: (id: number) => void) => void;
}

/** Actions for the photoset at the cursor. */
function PhotosetBar({ editor, choosePhotoset }: PhotosetBarProps) {
  const isInPhotoset = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('photoset'),
  });
  if (!isInPhotoset) return null;
  const replace = (photoset: number) => editor.commands.updateAttributes('photoset', { photoset });
  return (
    <LineBar label="Photoset">
      <Button size="xs" variant="default" onClick={() => choosePhotoset(replace)}>
        Replace
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => editor.chain().focus().deleteNode('photoset').run()}
      >
        Remove
      </Button>
    </LineBar>
  );
}

const actions: { label: string; run: (chain: ChainedCommands) => ChainedCommands }[] = [
  { label: 'Row above', run: (chain) => chain.addRowBefore() },
  { label: 'Row below', run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Column before', run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Heading row', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Merge or split cells', run: (chain) => chain.mergeOrSplit() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
];

/** Actions for the table at the cursor. */
function TableBar({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('table'),
  });
  if (!isInTable) return null;
  return (
    <LineBar label="Table">
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          size="compact-xs"
          variant="default"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </Button>
      ))}
    </LineBar>
  );
}

const { altTag, credit } = photoRecord.fields;

interface PictureBarProps {
  editor: Editor;
  choosePicture: (onChosen: (picture: Picture) => void) => void;
}

/** Fields of the image at the cursor. */
function PictureBar({ editor, choosePicture }: PictureBarProps) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('figure') ? (now.getAttributes('figure') as Picture) : null,
  });
  if (!picture) return null;
  const change = (attrs: Partial<Picture>) => editor.commands.updateAttributes('figure', attrs);
  return (
    <LineBar label="Image">
      <TextInput
        aria-label="Alt text"
        placeholder="Alt text: what the image shows"
        size="xs"
        maxLength={altTag.maxLength}
        value={picture.alt ?? ''}
        onChange={(event) => change({ alt: event.currentTarget.value || null })}
      />
      <TextInput
        aria-label="Credit"
        placeholder="Credit"
        size="xs"
        maxLength={credit.maxLength}
        value={picture.credit ?? ''}
        onChange={(event) => change({ credit: event.currentTarget.value || null })}
      />
      <select
        aria-label="Width"
        className={styles.choice}
        value={picture.breadth ?? ''}
        onChange={({ target: { value } }) =>
          change({ breadth: isPictureWidth(value) ? value : null })
        }
      >
        <option value="">Text width</option>
        {pictureWidths.map((width) => (
          <option key={width} value={width}>
            {pictureWidthNames[width]}
          </option>
        ))}
      </select>
      <Button size="xs" variant="default" onClick={() => choosePicture(change)}>
        Replace
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => editor.chain().focus().deleteNode('figure').run()}
      >
        Remove
      </Button>
    </LineBar>
  );
}
