import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { toastFailure } from '../../platform/ui/toast.tsx';
import type { Conversation } from './merge-messages.ts';

/** Positions are sent together when the reader rests. */
const restMs = 300;

/** How far a person has read; null if they never have. */
export const readUpTo = (conversation: Conversation, ownId: number): number | null =>
  conversation.members.find(({ id }) => id === ownId)?.readUpTo ?? null;

/** True if unread messages may come before the first one on the page. */
export const isUnreadBefore = ({ messages, hasOlder }: Conversation, known: number | null) =>
  hasOlder && known !== null && known < (messages[0]?.id ?? 0);

/**
 * How far a person has read now: up to the last message such that every one before it, since the known
 * position, was on the screen or is their own.
 */
export function positionOf(
  conversation: Conversation,
  { known, seen, ownId }: { known: number | null; seen: ReadonlySet<number>; ownId: number },
): number {
  let position = known ?? 0;
  if (isUnreadBefore(conversation, known)) return position;
  const { messages, listedUpTo } = conversation;
  // Why: somebody who is here for the first time begins where they look.
  const first = known === null ? messages.findIndex(({ id }) => seen.has(id)) : 0;
  for (const { id, user } of first < 0 ? [] : messages.slice(first)) {
    if (id <= position) continue;
    if (id > listedUpTo || (user.id !== ownId && !seen.has(id))) break;
    position = id;
  }
  return position;
}

/** Records everything up to a message as read, at the reader's own wish. */
export const markRead = (upTo: number) =>
  call(chatEndpoints.read, { body: { upTo } }).catch(toastFailure);

/** A row counts if half of it was on the screen, or if it filled half of the list. */
const isShown = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: Shown) =>
  isIntersecting &&
  (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? 0) / 2);
type Shown = IntersectionObserverEntry;

/** Records what was on the screen of a visible tab as read. */
export function useReading(
  conversation: Conversation,
  ownId: number,
  box: RefObject<HTMLElement | null>,
): void {
  const known = readUpTo(conversation, ownId);
  const onScreen = useRef(new Set<number>());
  const seen = useRef(new Set<number>());
  const told = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { note } = useStable({
    note: () => {
      if (document.visibilityState === 'hidden') return;
      for (const id of onScreen.current) seen.current.add(id);
      clearTimeout(timer.current);
      const from = known === null && told.current === 0 ? null : Math.max(known ?? 0, told.current);
      const upTo = positionOf(conversation, { known: from, seen: seen.current, ownId });
      if (upTo <= (from ?? 0)) return;
      timer.current = setTimeout(() => {
        told.current = upTo;
        call(chatEndpoints.read, { body: { upTo } }, { isBackground: true }).catch(() => {
          told.current = 0;
        });
      }, restMs);
    },
  });
  const { messages, listedUpTo } = conversation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are other rows.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = (rows: Shown[]) => {
      for (const row of rows) {
        const id = Number(row.target.id.replace(/\D+/, ''));
        if (isShown(row)) onScreen.current.add(id);
        else onScreen.current.delete(id);
      }
      note();
    };
    const observer = new IntersectionObserver(look, { root: current, threshold: [0, 0.5, 1] });
    onScreen.current.clear();
    for (const row of current.querySelectorAll('li[id]')) observer.observe(row);
    document.addEventListener('visibilitychange', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', note);
    };
  }, [messages, listedUpTo, note, box]);
}

/**
 * After which message the unread ones began, when the page was opened or its tab was left; null if this
 * person had read nothing.
 */
export function useUnreadLine(conversation: Conversation, ownId: number): number | null {
  const known = readUpTo(conversation, ownId);
  const [after, setAfter] = useState(known);
  const { onLeave } = useStable({
    onLeave: () => {
      if (document.visibilityState === 'hidden') setAfter(known);
    },
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', onLeave);
    return () => document.removeEventListener('visibilitychange', onLeave);
  }, [onLeave]);
  return after;
}
