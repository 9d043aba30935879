import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { chatReactionEndpoints } from '@masthead/shared/workspace/chat/chat-reactions.endpoints.ts';
import { reactionMessages } from '@masthead/shared/workspace/chat/chat-reactions.ts';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import styles from './reactions.module.css';
import { useMessageChange } from './use-message-change.ts';

/** One's own reactions to a message; a second choice takes one back. */
export function useReact({ id, reactions }: ChatMessage) {
  const { id: ownId } = useUser();
  const { change } = useMessageChange();
  const isMine = (emoji: string) =>
    reactions.some((one) => one.emoji === emoji && one.people.some((who) => who.id === ownId));
  const react = (emoji: string) => {
    const body = { emoji, is_on: !isMine(emoji) };
    change(() => call(chatReactionEndpoints.set, { params: { id }, body }));
  };
  return { ownId, isMine, react };
}

const tipEvents = { hover: true, focus: true, touch: true };

/** The reactions to a message, with who gave them. */
export function Reactions({ message }: { message: ChatMessage }) {
  const { ownId, isMine, react } = useReact(message);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div
      className={styles.reactions}
      role="group"
      aria-label={reactionMessages.reactions}
      aria-live="off"
    >
      <ViewLock>
        {message.reactions.map(({ emoji, people }) => {
          const others = people.filter(({ id }) => id !== ownId).map(({ name }) => name);
          const by = reactionMessages.by(others, isMine(emoji));
          return (
            <Tooltip key={emoji} label={by} events={tipEvents} multiline maw={280}>
              <UnstyledButton
                className={styles.reaction}
                aria-pressed={isMine(emoji)}
                aria-label={`${emoji} ${people.length}: ${by}`}
                onClick={() => react(emoji)}
              >
                {emoji} {people.length}
              </UnstyledButton>
            </Tooltip>
          );
        })}
      </ViewLock>
    </div>
  );
}
