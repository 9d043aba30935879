import { Button, Group, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { latePart } from './late-part.tsx';

const load = () => import('./toast-stack.tsx');
const stack = latePart(async () => (await load()).ToastStack);

/** Where toasts are shown; the app mounts it once. */
export const ToastHost = stack.Host;

/** Dismisses a toast early. */
export function endToast(id: string): void {
  void load().then(({ hideToast }) => hideToast(id));
}

/** Shows a toast; returns a function that dismisses it. */
function show(toast: NotificationData): () => void {
  const { id = `toast-${crypto.randomUUID()}` } = toast;
  stack.want();
  void load().then(({ showToast }) => showToast({ ...toast, id }));
  return () => endToast(id);
}

/** A sentence, with a softer line under it where there is one. */
const withDetail = (message: string, detail: string | undefined) =>
  detail ? (
    <>
      <span>{message}</span>
      <Text span c="dimmed" fz="xs" display="block" mt={2}>
        {detail}
      </Text>
    </>
  ) : (
    message
  );

/** Shows a success toast, optionally with a second line. */
export function toast(message: string, detail?: string): void {
  show({ message: withDetail(message, detail), color: 'green', autoClose: 4000 });
}

/** Shows an error toast: the first sentence, and the request id for reports. */
export function toastFailure(error: unknown, id?: string): void {
  const { message, requestId } = error as { message: string; requestId?: string };
  show({
    // Why: a repeated call that keeps failing (a status poll) shows one toast, not a stack.
    id: id ?? message,
    color: 'red',
    autoClose: 9000,
    message: withDetail(message, requestId && `Request ${requestId}`),
  });
}

/** A toast that stays until the work is over; call the answer to end it. */
export function toastWorking(message: string): () => void {
  return show({ message, loading: true, autoClose: false, withCloseButton: false });
}

/** Shows a success toast with Undo; call the returned function when it is undone in another way. */
export function toastUndo(message: ReactNode, onUndo: () => void): () => void {
  const end = show({
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
            end();
            onUndo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
  return end;
}
