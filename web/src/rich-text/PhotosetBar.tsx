import { Button } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { LineBar } from './LineBar.tsx';

interface Props {
  editor: Editor;
  choosePhotoset: (onChosen: (id: number) => void) => void;
}

/** What can be done with the photoset that the cursor is in. */
export function PhotosetBar({ editor, choosePhotoset }: Props) {
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
