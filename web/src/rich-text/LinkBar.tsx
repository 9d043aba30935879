import { Button, TextInput } from '@mantine/core';
import { richTextMessages } from '@masthead/shared/rich-text/rich-text.messages.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LineBar } from './LineBar.tsx';
import { addressOf } from './link-address.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** The address of a link; without words chosen the address itself becomes the words. */
export function LinkBar({ editor, onClose }: Props) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const onSubmit = () => {
    const href = addressOf(typed);
    if (!href) return setError(richTextMessages.link);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const onRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <LineBar label="Link" onSubmit={onSubmit} onClose={onClose}>
      <TextInput
        aria-label="Address of the link"
        placeholder="example.com/page"
        size="xs"
        data-autofocus
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button size="xs" type="submit">
        {before ? 'Change link' : 'Add link'}
      </Button>
      {before && (
        <Button size="xs" variant="default" onClick={onRemove}>
          Remove link
        </Button>
      )}
    </LineBar>
  );
}
