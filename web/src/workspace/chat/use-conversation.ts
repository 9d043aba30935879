import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import type { ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, call } from '../../platform/api/call.ts';
import { follow } from '../../platform/api/live.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { toastFailure } from '../../platform/ui/toast.tsx';
import {
  conversationKey,
  readAround,
  readConversation,
  readNewer,
  readNewest,
  readOlder,
} from './chat.queries.ts';
import {
  type Conversation,
  mergeMessages,
  withoutNewest,
  withoutOldest,
} from './merge-messages.ts';

const safetyMs = 30_000;
const retryMs = 2000;

/** The live conversation: refetched on live updates, and from time to time in case one was missed. */
export function useConversation() {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: conversationKey,
    queryFn: ({ signal }) =>
      readConversation(() => queryClient.getQueryData<Conversation>(conversationKey), signal),
    // Why: messages are merged by id; comparing thousands of them again changes nothing.
    structuralSharing: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error ? retryMs : safetyMs),
    meta: { isQuiet: true },
  });
  const [isLive, setLive] = useState(false);
  const change = (work: (known: Conversation) => Conversation) =>
    void queryClient.setQueryData<Conversation>(conversationKey, (known) => known && work(known));
  const read = () => queryClient.getQueryData<Conversation>(conversationKey);
  const { refetch } = query;
  const running = useRef({ isRunning: false, isAgain: false });
  const { catchUp } = useStable({
    /** Live updates during a request cause one more request, and only one. */
    catchUp: async () => {
      running.current.isAgain = true;
      if (running.current.isRunning) return;
      running.current.isRunning = true;
      while (running.current.isAgain) {
        running.current.isAgain = false;
        await refetch({ cancelRefetch: false });
      }
      running.current.isRunning = false;
    },
  });
  useEffect(
    () => follow({ topic: 'chat', place: 'chat', onWord: () => void catchUp(), onLine: setLive }),
    [catchUp],
  );
  const go = windowOf({ read, change, catchUp: () => void catchUp() });
  return {
    conversation: query.data,
    error: query.error as ApiError | null,
    refetch,
    isLive: isLive && !query.error,
    ...go,
    /** One's own message that the server has accepted. */
    add: (message: ChatMessage) => {
      if (read()?.hasNewer) return void go.showNewest().catch(toastFailure);
      change((known) => ({ ...known, messages: mergeMessages(known.messages, [message]) }));
    },
  };
}

interface Cache {
  read: () => Conversation | undefined;
  change: (work: (known: Conversation) => Conversation) => void;
  /** Asks for what came meanwhile. */
  catchUp: () => void;
}

/** Moves the part of the conversation that is on the page. */
function windowOf({ read, change, catchUp }: Cache) {
  return {
    showOlder: async () => {
      const from = read();
      if (!from?.hasOlder) return;
      const { nodes, hasMore } = await readOlder(from);
      change((now) =>
        now.messages[0]?.id === from.messages[0]?.id
          ? withoutNewest({
              ...now,
              messages: mergeMessages(now.messages, nodes),
              hasOlder: hasMore,
            })
          : now,
      );
    },
    showNewer: async () => {
      const from = read();
      if (!from?.hasNewer) return;
      const { nodes, hasMore } = await readNewer(from);
      change((now) =>
        now.hasNewer && now.listedUpTo === from.listedUpTo
          ? withoutOldest({
              ...now,
              messages: mergeMessages(now.messages, nodes),
              listedUpTo: nodes[0]?.id ?? now.listedUpTo,
              hasNewer: hasMore,
            })
          : now,
      );
      if (!hasMore) catchUp();
    },
    /** Shows the place of a message. */
    showAround: async (id: number) => {
      if (read()?.messages.some((message) => message.id === id)) return;
      const there = await readAround(id);
      change(() => there);
    },
    showNewest: async () => {
      if (!read()?.hasNewer) return;
      const newest = await readNewest();
      change(() => newest);
      catchUp();
    },
  };
}

/** Records once that the chat was opened. */
export function useVisit(): void {
  const noted = useRef(false);
  useEffect(() => {
    if (noted.current) return;
    noted.current = true;
    const body = { clientId: crypto.randomUUID() };
    const options = { isBackground: true };
    const note = () => call(chatEndpoints.visit, { body }, options);
    note().catch(() => setTimeout(() => void note().catch(() => {}), retryMs));
  }, []);
}
