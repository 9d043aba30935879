import { useSyncExternalStore } from 'react';
import type { Question } from './ConfirmDialog.tsx';
import { latePart } from './late-part.tsx';

const dialog = latePart(async () => {
  const { ConfirmDialog } = await import('./ConfirmDialog.tsx');
  function AskedDialog() {
    return <ConfirmDialog question={useQuestion()} onAnswer={answerQuestion} />;
  }
  return AskedDialog;
});

/** The one dialog that `confirm` opens; the app mounts it once. */
export const ConfirmHost = dialog.Host;

interface Asked extends Question {
  /** The previously focused element. */
  origin: ReturnType<typeof focusOrigin>;
  answer: (isConfirmed: boolean) => void;
}

let asked: Asked | null = null;
let shown: Question = { title: '' };
const listeners = new Set<() => void>();

function ask(next: Asked | null) {
  if (next) dialog.want();
  asked = next;
  if (next) shown = next;
  for (const listener of listeners) listener();
}

/** Asks before an action; returns true when confirmed. Focus returns to the previous element. */
export function confirm(question: Question): Promise<boolean> {
  const origin = focusOrigin();
  return new Promise((resolve) => {
    ask({
      ...question,
      origin,
      answer: (isConfirmed) => {
        ask(null);
        resolve(isConfirmed);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current question; it stays while the dialog closes. */
function useQuestion() {
  const open = useSyncExternalStore(subscribe, () => asked);
  return { ...(open ?? shown), isOpen: open !== null };
}

/** Resolves `confirm`; returns the previously focused element. */
function answerQuestion(isConfirmed: boolean): Asked['origin'] | undefined {
  const { origin } = asked ?? {};
  asked?.answer(isConfirmed);
  return origin;
}

/** What has the focus now. Why: a menu item goes with its menu, so it is the menu's button then. */
export function focusOrigin(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null;
  const menu = active?.closest('[role="menu"]');
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return trigger ?? active;
}
