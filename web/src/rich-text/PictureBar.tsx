import { Button, TextInput } from '@mantine/core';
import { photoRecord } from '@masthead/shared/photos/photo.record.ts';
import {
  isPictureWidth,
  pictureWidthNames,
  pictureWidths,
} from '@masthead/shared/rich-text/looks.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import type { Picture } from './figure.ts';
import { LineBar } from './LineBar.tsx';
import styles from './rich-text.module.css';

const { altTag, credit } = photoRecord.fields;

interface Props {
  editor: Editor;
  choosePicture: (onChosen: (picture: Picture) => void) => void;
}

/** What is said of the picture that the cursor is in. */
export function PictureBar({ editor, choosePicture }: Props) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('figure') ? (now.getAttributes('figure') as Picture) : null,
  });
  if (!picture) return null;
  const change = (attrs: Partial<Picture>) => editor.commands.updateAttributes('figure', attrs);
  return (
    <LineBar label="Picture">
      <TextInput
        aria-label="Alt text"
        placeholder="Alt text: what the picture shows"
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
        <option value="">As the text</option>
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
