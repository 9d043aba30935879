import type { QueryKey } from '@tanstack/react-query';
import type { FocusEvent, PointerEvent } from 'react';

/** The parts of an address that name a record. */
type Parts = Record<'id' | 'siteId' | 'postId', string>;

/** A page that says what it asks the server for first: null where its address names no record. */
export interface AsksFirst {
  firstQuery?: (parts: Parts) => { queryKey: QueryKey } | null;
}

interface Link {
  to: string;
  isNewWindow?: boolean;
}

/** What is about to be opened: a screen, or something else that loads itself. */
export type Ahead = Link | (() => void);

let load: (link: Link) => void = () => {};

/** Registers what loads a screen, and its record, before it is opened. */
export function setLoadAhead(loader: (link: Link) => void): void {
  load = loader;
}

/** Why: a pointer on its way to somewhere else crosses rows without resting. */
const restMs = 80;
let resting: ReturnType<typeof setTimeout> | undefined;
/** What the pointer is over. */
let over: Element | null = null;
function leave(): void {
  clearTimeout(resting);
  over = null;
}

function rest(ahead: Ahead): void {
  leave();
  resting = setTimeout(() => (typeof ahead === 'function' ? ahead() : load(ahead)), restMs);
}

/** Props of an element that is about to be followed when the pointer or the focus rests on it. */
export const aheadOf = (ahead: Ahead) => ({
  // Why not onPointerEnter: React doesn't call it for an element that appears under a pointer that isn't moving.
  onPointerOver: ({ currentTarget, pointerType }: PointerEvent) => {
    // Why: a finger that touches a row may only be scrolling.
    if (pointerType === 'touch' || currentTarget === over) return;
    rest(ahead);
    over = currentTarget;
  },
  onPointerLeave: leave,
  onFocus: ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) rest(ahead);
  },
  onBlur: leave,
});
