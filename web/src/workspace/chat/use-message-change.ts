import type { ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { conversationKey } from './chat.queries.ts';
import { type Conversation, withChanged } from './merge-messages.ts';

/** Makes one change of a message at a time, and shows its result. */
export function useMessageChange(onDone: () => void = () => {}) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = (work: () => Promise<ChatMessage>) => {
    setBusy(true);
    work()
      .then((changed) => {
        queryClient.setQueryData<Conversation>(
          conversationKey,
          (known) => known && { ...known, messages: withChanged(known.messages, [changed]) },
        );
        onDone();
      })
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return { isBusy, change };
}
