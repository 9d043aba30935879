import { Button } from '@mantine/core';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { type Conversation, isUnreadBefore, readUpTo } from './merge-messages.ts';

/** Positions are sent together when the reader rests. */
const restMs = 300;

interface Props {
  conversation: Conversation;
  ownId: number;
  box: RefObject<HTMLElement | null>;
}

/**
 * Records what was on the screen as read, and offers to record the rest at the newest message. Loaded after
 * the conversation is shown.
 */
export function Reading({ conversation, ownId, box }: Props) {
  useReading(conversation, ownId, box);
  const newest = conversation.messages.at(-1);
  if (!newest || conversation.hasNewer) return null;
  if (!isUnreadBefore(conversation, readUpTo(conversation, ownId))) return null;
  const markRead = () =>
    call(chatEndpoints.read, { body: { upTo: newest.id } }).catch(toastFailure);
  return (
    <ViewLock>
      <Button size="compact-sm" variant="default" onClick={() => void markRead()}>
        {chatMessages.markRead}
      </Button>
    </ViewLock>
  );
}

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

/** A row counts if half of it was on the screen, or if it filled half of the list. */
const isShown = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: Shown) =>
  isIntersecting &&
  (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? 0) / 2);
type Shown = IntersectionObserverEntry;

/** Records what was on the screen of a visible tab as read. */
function useReading(
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
