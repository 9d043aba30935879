import { Button, Group, Modal, Text } from '@mantine/core';
import { answerQuestion, useQuestion } from './confirm.tsx';

/** The dialog of `confirm`. Loaded late, with what draws dialogs. */
export function ConfirmDialog() {
  const { isOpen, title, detail, confirmLabel, cancelLabel, isDangerous } = useQuestion();
  return (
    <Modal
      // Why: a question asked from within a dialog stands above it.
      zIndex={250}
      opened={isOpen}
      onClose={() => answerQuestion(false)}
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
        <Button variant="default" onClick={() => answerQuestion(false)}>
          {cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          color={isDangerous ? 'red' : undefined}
          data-autofocus
          onClick={() => answerQuestion(true)}
        >
          {confirmLabel ?? 'Continue'}
        </Button>
      </Group>
    </Modal>
  );
}
