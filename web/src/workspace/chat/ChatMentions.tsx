import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/api/session.ts';
import { MentionChoice, type MentionProps } from '../../platform/ui/MentionChoice.tsx';
import { conversationKey } from './chat.queries.ts';
import type { Conversation } from './merge-messages.ts';

/** Offers the other members after an '@'. */
export function ChatMentions(props: MentionProps) {
  const { id: ownId } = useUser();
  // Why: the page reads the conversation.
  const { data } = useQuery<Conversation>({ queryKey: conversationKey, enabled: false });
  const people = data?.members.filter(({ id }) => id !== ownId) ?? [];
  return <MentionChoice {...props} people={people} />;
}
