import { chatEndpoints } from '@masthead/shared/chat/chat.endpoints.ts';
import type { ChatMessage } from '@masthead/shared/chat/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../app/call.ts';
import { useStable } from '../forms/use-stable.ts';
import { afterwards, nextOf, type Outcome, type Pending, pauseMs } from './outbox.ts';

/**
 * Messages on their way: sent one after the other, each until the server has taken or refused it. The name
 * that each has from the start makes it one message however often it is sent.
 */
export function useOutbox(onTaken: (message: ChatMessage) => void, isLive: boolean) {
  const [pending, setPending] = useState<Pending[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(pending);
  const work = useRef({ isSending: false, tries: 0 });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const { keep, send } = useStable({
    keep: (next: Pending[]) => {
      latest.current = next;
      setPending(next);
    },
    send: async () => {
      const next = nextOf(latest.current);
      if (work.current.isSending || !next) return;
      clearTimeout(timer.current);
      work.current.isSending = true;
      const outcome = await sendOne(next, onTaken);
      work.current.isSending = false;
      if (outcome === 'signed out') return;
      keep(afterwards(latest.current, next.clientId, outcome));
      const isStuck = nextOf(latest.current)?.clientId === next.clientId;
      work.current.tries = isStuck ? work.current.tries + 1 : 0;
      setWaiting(isStuck);
      if (isStuck) timer.current = setTimeout(() => void send(), pauseMs(work.current.tries - 1));
      else void send();
    },
  });

  useEffect(() => {
    // Why: when the line is back, so is the server.
    if (isLive) void send();
  }, [isLive, send]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    pending,
    /** The server could not be reached; it is tried again. */
    isWaiting,
    add: (message: string) => {
      keep([...latest.current, { clientId: crypto.randomUUID(), message, refusal: null }]);
      void send();
    },
    /** Messages of an earlier visit. */
    resume: (kept: Pending[]) => {
      const known = latest.current.map(({ clientId }) => clientId);
      keep([...kept.filter(({ clientId }) => !known.includes(clientId)), ...latest.current]);
      void send();
    },
    retry: (clientId?: string) => {
      keep(
        latest.current.map((one) =>
          clientId === undefined || one.clientId === clientId ? { ...one, refusal: null } : one,
        ),
      );
      void send();
    },
    discard: (clientId: string) => keep(latest.current.filter((one) => one.clientId !== clientId)),
  };
}

async function sendOne(
  { clientId, message }: Pending,
  onTaken: (message: ChatMessage) => void,
): Promise<Outcome | 'signed out'> {
  try {
    onTaken(
      await call(chatEndpoints.send, { body: { clientId, message } }, { isBackground: true }),
    );
    return { isTaken: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isRefusal) return 'signed out';
    return { isTaken: false, status: error.status, sentence: error.message };
  }
}
