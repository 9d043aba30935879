import { Button, Group, Modal, Text } from '@mantine/core';
import { answerQuestion, useQuestion } from './confirm.tsx';

/** Until a dialog has closed. */
const closingMs = 160;

function answer(isConfirmed: boolean): void {
  const origin = answerQuestion(isConfirmed);
  setTimeout(() => {
    const at = document.activeElement;
    // Why: what was confirmed may have led to a field by then.
    const isLed = at !== document.body && !at?.closest('[role="dialog"]');
    if (origin?.isConnected && !isLed) origin.focus();
  }, closingMs);
}

/** The dialog of `confirm`. Loaded late, with what draws dialogs. */
export function ConfirmDialog() {
  const { isOpen, title, detail, confirmLabel, cancelLabel, isDangerous } = useQuestion();
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
