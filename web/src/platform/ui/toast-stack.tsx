import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import styles from './toast-stack.module.css';

/**
 * The toasts at the edge of every screen, loaded late with their code. Why at that place: the top has the phone's bar
 * and the close buttons of dialogs, the bottom has the bars for saving and paging, and rows of lists begin beside the
 * filters, which are as wide as a toast.
 */
export function ToastStack() {
  return (
    <Notifications
      position="bottom-left"
      containerWidth="var(--toast-width)"
      zIndex={400}
      classNames={{ root: styles.stack ?? '' }}
    />
  );
}

/** Shows a toast; one with the same id is removed first, so that a repeated message is noticed. */
export function showToast(toast: NotificationData & { id: string }): void {
  notifications.hide(toast.id);
  notifications.show(toast);
}

export function hideToast(id: string): void {
  notifications.hide(id);
}
