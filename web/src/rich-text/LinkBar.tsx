import { Button, TextInput } from '@mantine/core';
import { isLinkOrPath } from '@masthead/shared/fields.ts';
import { richTextMessages } from '@masthead/shared/rich-text/rich-text.messages.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LineBar } from './LineBar.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** What was typed as an address: 'example.com' and 'ana@example.com' are meant as they are read. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^(mailto:|tel:)[^\s<>"']+$/i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (isLinkOrPath(text)) return text;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
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
