import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import type { ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import type { ChatQuote } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';

/**
 * Outgoing messages: sent one at a time, until the server has accepted or rejected each. A client id from
 * the start makes repeated sends the same message.
 */
export function useOutbox(onTaken: (message: ChatMessage) => void, isLive: boolean) {
  const [pending, setPending] = useState<Pending[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(pending);
  const work = useRef({ isSending: false, tries: 0 });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const { update, send } = useStable({
    update: (next: Pending[]) => {
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
      update(afterwards(latest.current, next.clientId, outcome));
      const isStuck = nextOf(latest.current)?.clientId === next.clientId;
      work.current.tries = isStuck ? work.current.tries + 1 : 0;
      setWaiting(isStuck);
      if (isStuck) timer.current = setTimeout(() => void send(), pauseMs(work.current.tries - 1));
      else void send();
    },
  });

  useEffect(() => {
    // Why: when the live connection is back, so is the server.
    if (isLive) void send();
  }, [isLive, send]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    pending,
    /** The server could not be reached; sending is retried. */
    isWaiting,
    add: (message: string, replyTo: ChatQuote | null) => {
      const clientId = crypto.randomUUID();
      update([...latest.current, { clientId, message, replyTo, refusal: null }]);
      void send();
    },
    /** Messages left over from an earlier visit. */
    resume: (stored: Pending[]) => {
      const known = latest.current.map(({ clientId }) => clientId);
      update([...stored.filter(({ clientId }) => !known.includes(clientId)), ...latest.current]);
      void send();
    },
    retry: (clientId?: string) => {
      update(
        latest.current.map((one) =>
          clientId === undefined || one.clientId === clientId ? { ...one, refusal: null } : one,
        ),
      );
      void send();
    },
    discard: (clientId: string) =>
      update(latest.current.filter((one) => one.clientId !== clientId)),
  };
}

async function sendOne(
  { clientId, message, replyTo }: Pending,
  onTaken: (message: ChatMessage) => void,
): Promise<Outcome | 'signed out'> {
  try {
    const body = { clientId, message, ...(replyTo && { replyTo: replyTo.id }) };
    onTaken(await call(chatEndpoints.send, { body }, { isBackground: true }));
    return { isTaken: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isRefusal) return 'signed out';
    return { isTaken: false, status: error.status, sentence: error.message };
  }
}

/** A message that the server has not accepted yet. */
export interface Pending {
  clientId: string;
  message: string;
  /** What it replies to; absent in messages stored by older versions. */
  replyTo?: ChatQuote | null;
  /** Why the server rejects it; null while it is being retried. */
  refusal: string | null;
}

/** The server's response to a message. */
type Outcome = { isTaken: true } | { isTaken: false; status: number; sentence: string };

/** True for an error that a retry cannot fix. Unavailable, busy or failing servers are retried. */
export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** The message to send next: the oldest, so that they arrive in order. Rejected ones don't block others. */
export const nextOf = (pending: readonly Pending[]): Pending | undefined =>
  pending.find(({ refusal }) => refusal === null);

/** What is still to be sent after an outcome. */
export function afterwards(
  pending: readonly Pending[],
  clientId: string,
  outcome: Outcome,
): Pending[] {
  if (outcome.isTaken) return pending.filter((one) => one.clientId !== clientId);
  if (!isFinal(outcome.status)) return [...pending];
  return pending.map((one) =>
    one.clientId === clientId ? { ...one, refusal: outcome.sentence } : one,
  );
}

/** Delay before the next attempt, in ms. */
export const pauseMs = (tries: number): number => Math.min(1000 * 2 ** tries, 10_000);
