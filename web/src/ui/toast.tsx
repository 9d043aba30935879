import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Says that something was done. */
export function toast(message: string): void {
  notifications.show({ message, color: 'green', autoClose: 4000 });
}

/** Says that something failed: the first sentence, and the request id to report it by. */
export function toastFailure(error: unknown, id?: string): void {
  const { message, requestId } = error as { message: string; requestId?: string };
  const shown = {
    color: 'red',
    autoClose: 9000,
    message: (
      <>
        {message}
        {requestId && (
          <Text span c="dimmed" fz="xs" display="block" mt={2}>
            Request {requestId}
          </Text>
        )}
      </>
    ),
  };
  // Why: a call that is repeated and keeps failing (a status poll) says so once, not in a pile.
  const toastId = id ?? message;
  notifications.hide(toastId);
  notifications.show({ ...shown, id: toastId });
}

/** A toast that stays until the work is over; call the answer to end it. */
export function toastWorking(message: string): () => void {
  const id = notifications.show({
    message,
    loading: true,
    autoClose: false,
    withCloseButton: false,
  });
  return () => notifications.hide(id);
}

/** Says that something was done, and offers to undo it. */
export function toastUndo(message: string, onUndo: () => void): void {
  const id = notifications.show({
    color: 'green',
    autoClose: 10_000,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
