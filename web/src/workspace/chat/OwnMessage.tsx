import { Box, Button, Group, Textarea } from '@mantine/core';
import {
  type ChatMessage,
  chatLimits,
  chatMessages,
} from '@masthead/shared/workspace/chat/chat.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { confirm } from '../../platform/ui/confirm.tsx';
import { ChatMentions } from './ChatMentions.tsx';
import { deleteMessage, editMessage } from './chat.queries.ts';
import { useMessageChange } from './use-message-change.ts';

interface Props {
  message: ChatMessage;
  onClose: () => void;
}

/** Edits or deletes one's own message, in its place. */
export function OwnMessage({ message: { id, message, file }, onClose }: Props) {
  const [words, setWords] = useState(message);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, change } = useMessageChange(onClose);
  const sent = words.trim();
  const isTooLong = sent.length > chatLimits.message;
  const canSave = file === null && sent !== '' && !isTooLong && !isBusy;
  const save = () => {
    if (canSave) change(() => editMessage(id, sent));
  };
  const remove = async () => {
    if (await confirm(chatMessages.askDelete)) change(() => deleteMessage(id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <ViewLock>
      {file === null && (
        <Box pos="relative">
          <Textarea
            ref={field}
            aria-label="Edit message"
            data-autofocus
            autoFocus
            autosize
            minRows={1}
            maxRows={8}
            value={words}
            error={isTooLong && chatMessages.tooLong}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <ChatMentions field={field} onText={setWords} />
        </Box>
      )}
      <Group gap="xs" my={6}>
        {file === null && (
          <Button size="compact-sm" disabled={!canSave} onClick={save}>
            Save
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={isBusy}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </Group>
    </ViewLock>
  );
}
