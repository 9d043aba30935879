import type { ChatQuote } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { createContext, type KeyboardEvent, type RefObject, useEffect } from 'react';

interface RowCalls {
  /** Replies to a message. */
  reply: (quote: ChatQuote) => void;
  /** Leads to a message. */
  jump: (id: number) => void;
}

/** What rows ask of the page. Why a context: rows rerender for their own messages alone. */
export const RowCalls = createContext<RowCalls>({ reply: () => {}, jump: () => {} });

const actionsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[data-actions]') ?? []),
];

/**
 * The actions of all messages are one tab stop, at the newest message or the one in use; the arrow keys go from
 * message to message. Why not by React: a row would rerender for its neighbors.
 */
export function useActionKeys(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const all = actionsIn(box.current);
    stopAt(all, all.find((one) => one === document.activeElement) ?? all.at(-1));
  });
  return (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const all = actionsIn(box.current);
    const at = all.indexOf(event.target as HTMLElement);
    const next = step && at >= 0 ? all[at + step] : undefined;
    if (!next) return;
    event.preventDefault();
    stopAt(all, next);
    next.focus();
  };
}

function stopAt(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const one of all) one.tabIndex = one === stop ? 0 : -1;
}
