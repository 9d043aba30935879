import { ActionIcon, Button, FileButton, Popover, Textarea } from '@mantine/core';
import { chatLimits, chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import type { ChatQuote } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { late } from '../../platform/ui/late.tsx';
import { toastFailure } from '../../platform/ui/toast.tsx';
import styles from './chat.module.css';
import { Replying } from './Quote.tsx';

/** Why late: it is needed once somebody types an '@'. */
const ChatMentions = late(async () => (await import('./ChatMentions.tsx')).ChatMentions);

interface Props {
  draft: string;
  /** What the message replies to. */
  replyTo: ChatQuote | null;
  onCancelReply: () => void;
  onDraft: (draft: string) => void;
  onSend: () => void;
  onFiles: (files: File[]) => void;
}

const fieldId = 'chat-field';

/** Puts the focus into the message input. */
export const focusComposer = () => document.getElementById(fieldId)?.focus();

/** The message input: Enter sends, Shift-Enter starts a new line. */
export function Composer(props: Props) {
  const { draft, replyTo, onDraft, onSend, onFiles } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = draft.trim().length > chatLimits.message;
  const send = () => {
    if (!isTooLong) onSend();
    field.current?.focus();
  };
  const cancelReply = () => {
    props.onCancelReply();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo && !event.nativeEvent.isComposing) cancelReply();
    // Why: Enter also confirms a character in Japanese or Chinese input.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const pick = (sign: string) => {
    const at = field.current?.selectionStart ?? draft.length;
    const to = field.current?.selectionEnd ?? at;
    onDraft(draft.slice(0, at) + sign + draft.slice(to));
    setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + sign.length, at + sign.length);
    });
  };
  return (
    <>
      <div role="status">{replyTo && <Replying quote={replyTo} onCancel={cancelReply} />}</div>
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ViewLock>
          <FileButton multiple onChange={onFiles}>
            {(props) => (
              <ActionIcon {...props} variant="subtle" color="gray" size="lg" aria-label="Add files">
                <IconPaperclip size={20} stroke={1.5} />
              </ActionIcon>
            )}
          </FileButton>
          <EmojiPicker onPick={pick} />
          <Textarea
            ref={field}
            id={fieldId}
            className={styles.field}
            aria-label="Message"
            placeholder="Write a message"
            autosize
            minRows={1}
            maxRows={8}
            value={draft}
            error={isTooLong && chatMessages.tooLong}
            onChange={(event) => onDraft(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              onFiles(files);
            }}
          />
          <ChatMentions field={field} onText={onDraft} />
          <Button type="submit" disabled={isTooLong}>
            Send
          </Button>
        </ViewLock>
      </form>
    </>
  );
}

/** Why late: the chat renders without waiting for it. */
const EmojiBox = late(async () => (await import('./EmojiBox.tsx')).EmojiBox);

/** Emoji to insert into the message. */
function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    await EmojiBox.load();
    setOpen(true);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      trapFocus
      returnFocus
      shadow="sm"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Add an emoji"
          onClick={() => (isOpen ? setOpen(false) : void open().catch(toastFailure))}
        >
          <IconMoodSmile size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <EmojiBox
          onPick={(sign) => {
            onPick(sign);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
