import { Button, Group, Modal, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';

interface Question {
  title: string;
  /** One sentence more, when the title does not say what will happen. */
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** A dangerous act has a red button, and only here. */
  isDangerous?: boolean;
}

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void;
}

let asked: Asked | null = null;
let shown: Question = { title: '' };
const listeners = new Set<() => void>();

function ask(next: Asked | null) {
  asked = next;
  if (next) shown = next;
  for (const listener of listeners) listener();
}

/** Why: a menu item is gone when the dialog closes, so focus returns to the button of its menu. */
function focusOrigin(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null;
  const menu = active?.closest('[role="menu"]');
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return trigger ?? active;
}

/** Asks before an act; answers true when confirmed. Focus goes back to where it came from. */
export function confirm(question: Question): Promise<boolean> {
  const origin = focusOrigin();
  return new Promise((resolve) => {
    ask({
      ...question,
      answer: (isConfirmed) => {
        ask(null);
        resolve(isConfirmed);
        setTimeout(() => origin?.isConnected && origin.focus(), 160);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one dialog that `confirm` opens; the app mounts it once. */
export function ConfirmHost() {
  const open = useSyncExternalStore(subscribe, () => asked);
  const { title, detail, confirmLabel, cancelLabel, isDangerous } = open ?? shown;
  return (
    <Modal
      opened={open !== null}
      onClose={() => asked?.answer(false)}
      title={title}
      returnFocus={false}
      size="sm"
    >
      {detail && <Text mb="lg">{detail}</Text>}
      <Group justify="flex-end" gap="xs" mt={detail ? 0 : 'xs'}>
        <Button variant="default" onClick={() => asked?.answer(false)}>
          {cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          color={isDangerous ? 'red' : undefined}
          data-autofocus
          onClick={() => asked?.answer(true)}
        >
          {confirmLabel ?? 'Continue'}
        </Button>
      </Group>
    </Modal>
  );
}
