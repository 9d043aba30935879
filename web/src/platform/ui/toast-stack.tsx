import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import styles from './toast-stack.module.css';

/**
 * The toasts at the edge of every screen. Loaded late, with what shows them. Why there: the top has
 * the bar of the phone and the crosses of dialogs, the foot has the bars that save and page,
 * and rows of lists begin beside the filters, which are as wide as a toast.
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
