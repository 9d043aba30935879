import type { KeyboardEvent } from 'react';

/** Ctrl/Cmd-Enter and Ctrl/Cmd-S save the form that is worked in. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const isSave = (event.ctrlKey || event.metaKey) && ['Enter', 's'].includes(event.key);
  if (!isSave) return;
  event.preventDefault();
  // Why: the same keys save the screen behind it.
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}
