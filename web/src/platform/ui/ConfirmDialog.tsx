import { Button, Group, Modal, Text } from '@mantine/core';

/** Until a dialog has closed. */
const closingMs = 160;

export interface Question {
  title: string;
  /** Another sentence, when the title does not explain the consequence. */
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** A dangerous action has a red button, and only here. */
  isDangerous?: boolean;
}

interface Props {
  /** The current question; it stays while the dialog closes. */
  question: Question & { isOpen: boolean };
  /** Takes the answer and returns the previously focused element. */
  onAnswer: (isConfirmed: boolean) => HTMLElement | null | undefined;
}

/** The dialog of `confirm`. Loaded late, with what draws dialogs. */
export function ConfirmDialog({ question, onAnswer }: Props) {
  const { isOpen, title, detail, confirmLabel, cancelLabel, isDangerous } = question;
  const answer = (isConfirmed: boolean) => {
    const origin = onAnswer(isConfirmed);
    setTimeout(() => {
      const at = document.activeElement;
      // Why: the confirmed action may have focused a field.
      const isLed = at !== document.body && !at?.closest('[role="dialog"]');
      if (origin?.isConnected && !isLed) origin.focus();
    }, closingMs);
  };
  return (
    <Modal
      // Why: a question from within a dialog must be on top of it.
      zIndex={250}
      opened={isOpen}
      onClose={() => answer(false)}
      title={title}
      returnFocus={false}
      size="sm"
    >
      {detail && (
        <Text mb="lg" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {detail}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt={detail ? 0 : 'xs'}>
        <Button variant="default" onClick={() => answer(false)}>
          {cancelLabel ?? 'Cancel'}
        </Button>
        <Button color={isDangerous ? 'red' : undefined} data-autofocus onClick={() => answer(true)}>
          {confirmLabel ?? 'Continue'}
        </Button>
      </Group>
    </Modal>
  );
}
