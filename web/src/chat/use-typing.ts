import { chatEndpoints } from '@masthead/shared/chat/chat.endpoints.ts';
import { chatMessages, chatTimes } from '@masthead/shared/chat/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../app/call.ts';
import { type Conversation, typingNow } from './merge-messages.ts';

const say = (isTyping: boolean) => {
  call(chatEndpoints.typing, { body: { isTyping } }, { isBackground: true }).catch(() => {});
};

/** Says now and then that something is being typed, and at once when all of it was taken back. */
export function useTypingMarker() {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    note: (draft: string) => {
      const isTyping = draft.trim() !== '';
      if (isTyping && Date.now() - last.current < chatTimes.marker) return;
      if (!isTyping && last.current === Number.NEGATIVE_INFINITY) return;
      last.current = isTyping ? Date.now() : Number.NEGATIVE_INFINITY;
      say(isTyping);
    },
    /** What was typed has been sent; the server knows by that. */
    forget: () => {
      last.current = Number.NEGATIVE_INFINITY;
    },
  };
}

/** 'Edith Marlowe is typing', as long as it is so; null when nobody is. */
export function useTypingLine(conversation: Conversation | undefined, ownId: number) {
  const [now, setNow] = useState(() => Date.now());
  const at = Math.max(now, conversation?.membersAt ?? 0);
  const typing = conversation ? typingNow(conversation, ownId, at, chatTimes.typing) : [];
  const isAny = typing.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isAny]);
  const names = typing.map(({ name }) => name);
  if (names.length === 0) return null;
  return chatMessages.typing(names);
}
