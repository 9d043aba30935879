import { Button, Group, Modal, Text } from '@mantine/core';
import { answerQuestion, useQuestion } from './confirm.tsx';

/** Until a dialog has closed. */
const closingMs = 160;

function answer(isConfirmed: boolean): void {
  const origin = answerQuestion(isConfirmed);
  setTimeout(() => {
    const at = document.activeElement;
    // Why: the confirmed action may have focused a field.
    const isLed = at !== document.body && !at?.closest('[role="dialog"]');
    if (origin?.isConnected && !isLed) origin.focus();
  }, closingMs);
}

/** The dialog of `confirm`, loaded lazily with the dialog components. */
export function ConfirmDialog() {
  const { isOpen, title, detail, confirmLabel, cancelLabel, isDangerous } = useQuestion();
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
