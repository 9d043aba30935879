import { Button, TextInput } from '@mantine/core';
import { embedGiven, embedProviders } from '@masthead/shared/rich-text/embeds.ts';
import { richTextMessages } from '@masthead/shared/rich-text/rich-text.messages.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LineBar } from './LineBar.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Something of another site by its address; which sites, the allow-list says. */
export function EmbedBar({ editor, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const onSubmit = () => {
    // Why: what is typed to correct an address must not go into the text.
    if (!embedGiven(address)) return setError(richTextMessages.embed);
    editor.chain().focus().addEmbed(address).run();
    onClose();
  };
  return (
    <LineBar label="Embed" onSubmit={onSubmit} onClose={onClose}>
      <TextInput
        aria-label="Address of what is shown"
        placeholder={`${embedProviders.slice(0, 3).join(', ')} …`}
        size="xs"
        data-autofocus
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button size="xs" type="submit">
        Add
      </Button>
    </LineBar>
  );
}
