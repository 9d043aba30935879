import { ActionIcon } from '@mantine/core';
import { nameTagMessages } from '@masthead/shared/email/campaigns/name-tag.messages.ts';
import { nameTag } from '@masthead/shared/email/campaigns/name-tag.ts';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { RefObject } from 'react';

interface Props {
  /** Characters that the line still takes. */
  room: number;
  line: RefObject<HTMLInputElement | null>;
  onInsert: (value: string, caret: number) => void;
}

/** Puts the reader's first name where the cursor is in a line, or was. */
export function NameButton({ room, line, onInsert }: Props) {
  const isFull = room < nameTag.length;
  const insert = () => {
    const { value = '', selectionStart, selectionEnd } = line.current ?? {};
    const from = selectionStart ?? value.length;
    const before = value.slice(0, from) + nameTag;
    onInsert(before + value.slice(selectionEnd ?? from), before.length);
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      aria-label={nameTagMessages.insert}
      title={isFull ? nameTagMessages.noRoom : nameTagMessages.insert}
      disabled={isFull}
      bg={isFull ? 'transparent' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={insert}
    >
      <IconUser size={16} stroke={1.6} />
    </ActionIcon>
  );
}
