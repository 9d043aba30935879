import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatTimes } from '@masthead/shared/workspace/chat/chat.ts';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';

const say = (isTyping: boolean) => {
  call(chatEndpoints.typing, { body: { isTyping } }, { isBackground: true }).catch(() => {});
};

/** Reports typing from time to time, and immediately when the text is cleared. */
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
    /** Called when the text was sent, which tells the server that typing has ended. */
    forget: () => {
      last.current = Number.NEGATIVE_INFINITY;
    },
  };
}
