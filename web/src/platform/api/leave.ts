import { toast } from '../ui/toast.tsx';

const toastKey = 'masthead.toast';

/** Leaves the web app for an address with a full load; in one place, so that tests can stand in. */
export const leave = { to: (address: string): void => location.assign(address) };

/** Stores a toast over a full reload of the page. */
export function toastAfterReload(message: string): void {
  sessionStorage.setItem(toastKey, message);
}

/** Shows the toast that was stored, once. */
export function showStoredToast(): void {
  const message = sessionStorage.getItem(toastKey);
  if (message === null) return;
  sessionStorage.removeItem(toastKey);
  toast(message);
}
