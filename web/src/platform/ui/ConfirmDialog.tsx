import { Button, Group, Modal, Text } from '@mantine/core';

/** Until a dialog has closed. */
const closingMs = 160;

export interface Question {
  title: string;
  /** One sentence more, when the title does not say what will happen. */
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** A dangerous action has a red button, and only here. */
  isDangerous?: boolean;
}

interface Props {
  /** What is asked; the words stay while the dialog closes. */
  question: Question & { isOpen: boolean };
  /** Takes the answer and returns what had the focus before. */
  onAnswer: (isConfirmed: boolean) => HTMLElement | null | undefined;
}

/** The dialog of `confirm`. Loaded late, with what draws dialogs. */
export function ConfirmDialog({ question, onAnswer }: Props) {
  const { isOpen, title, detail, confirmLabel, cancelLabel, isDangerous } = question;
  const answer = (isConfirmed: boolean) => {
    const origin = onAnswer(isConfirmed);
    setTimeout(() => {
      const at = document.activeElement;
      // Why: what was confirmed may have led to a field by then.
      const isLed = at !== document.body && !at?.closest('[role="dialog"]');
      if (origin?.isConnected && !isLed) origin.focus();
    }, closingMs);
  };
  return (
    <Modal
      // Why: a question asked from within a dialog stands above it.
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
