import type { QueryKey } from '@tanstack/react-query';
import type { FocusEvent, PointerEvent } from 'react';

/** The parts of an address that name a record. */
type Parts = Record<'id' | 'siteId' | 'postId', string>;

/** A page that says what it asks the server for first: null where its address names no record. */
export interface AsksFirst {
  firstQuery?: (parts: Parts) => { queryKey: QueryKey } | null;
}

/** What is about to be opened. */
export interface Ahead {
  to: string;
  isNewWindow?: boolean;
  /** Loads code that the screen at this address does not need, such as that of a dialog. */
  also?: () => Promise<unknown>;
}

let load: (link: Ahead) => void = () => {};

/** Registers what loads a screen, and its record, before it is opened. */
export function setLoadAhead(loader: (link: Ahead) => void): void {
  load = loader;
}

/** Why: a pointer on its way to somewhere else crosses rows without resting. */
const restMs = 80;
let resting: ReturnType<typeof setTimeout> | undefined;
const leave = () => clearTimeout(resting);

function rest(link: Ahead): void {
  leave();
  resting = setTimeout(() => {
    load(link);
    link.also?.().catch(() => {});
  }, restMs);
}

/** Props of an element whose link is about to be followed when the pointer or the focus rests on it. */
export const aheadOf = (link: Ahead) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    // Why: a finger that touches a row may only be scrolling.
    if (pointerType !== 'touch') rest(link);
  },
  onPointerLeave: leave,
  onFocus: ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) rest(link);
  },
  onBlur: leave,
});
