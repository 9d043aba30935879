import { ActionIcon, TextInput } from '@mantine/core';
import { richTextMessages } from '@masthead/shared/rich-text/rich-text.messages.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { foundIn } from './find.ts';
import { LineBar } from './LineBar.tsx';
import styles from './rich-text.module.css';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Looks for words: Enter goes on, Shift and Enter back. */
export function FindBar({ editor, onClose }: Props) {
  const { words, places, current } = useEditorState({
    editor,
    selector: ({ editor: now }) => foundIn(now.state),
  });
  useEffect(() => () => void (editor.isDestroyed || editor.commands.find('')), [editor]);
  const step = (way: 1 | -1) => editor.commands.findNext(way);
  const count =
    places.length === 0 ? richTextMessages.notFound : `${current + 1} of ${places.length}`;
  return (
    <LineBar label="Find" onSubmit={() => step(1)} onClose={onClose}>
      <TextInput
        aria-label="Find in the text"
        placeholder="Find in the text"
        size="xs"
        data-autofocus
        value={words}
        onChange={(event) => editor.commands.find(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.stopPropagation();
          event.preventDefault();
          step(-1);
        }}
      />
      <span className={styles.count} role="status">
        {words && count}
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label="Previous" onClick={() => step(-1)}>
        <IconArrowUp size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label="Next" onClick={() => step(1)}>
        <IconArrowDown size={16} stroke={1.6} />
      </ActionIcon>
    </LineBar>
  );
}
