import { Button, Group, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { latePart } from './late.tsx';

const load = () => import('./toast-stack.tsx');
const stack = latePart(async () => ({ default: (await load()).ToastStack }));

/** Where toasts are shown; the app mounts it once. */
export const ToastHost = stack.Host;

async function show(toast: NotificationData & { id: string }): Promise<void> {
  stack.want();
  (await load()).showToast(toast);
}

async function hide(id: string): Promise<void> {
  (await load()).hideToast(id);
}

const newId = () => `toast-${crypto.randomUUID()}`;

/** Says that something was done. */
export function toast(message: string): void {
  void show({ id: newId(), message, color: 'green', autoClose: 4000 });
}

/** Says that something failed: the first sentence, and the request id to report it by. */
export function toastFailure(error: unknown, id?: string): void {
  const { message, requestId } = error as { message: string; requestId?: string };
  void show({
    // Why: a call that is repeated and keeps failing (a status poll) says so once, not in a pile.
    id: id ?? message,
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
  });
}

/** A toast that stays until the work is over; call the answer to end it. */
export function toastWorking(message: string): () => void {
  const id = newId();
  void show({ id, message, loading: true, autoClose: false, withCloseButton: false });
  return () => void hide(id);
}

/** Says that something was done, and offers to undo it. */
export function toastUndo(message: string, onUndo: () => void): void {
  const id = newId();
  void show({
    id,
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
            void hide(id);
            onUndo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
