import { type NotificationData, Notifications, notifications } from '@mantine/notifications';

/** The toasts at the edge of every screen. Loaded late, with what shows them. */
export function ToastStack() {
  return <Notifications position="top-right" containerWidth={380} zIndex={400} />;
}

/** Shows a toast; one with the same id leaves first, so that what is said again is seen anew. */
export function showToast(toast: NotificationData & { id: string }): void {
  notifications.hide(toast.id);
  notifications.show(toast);
}

export function hideToast(id: string): void {
  notifications.hide(id);
}
