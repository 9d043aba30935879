import { useSyncExternalStore } from 'react';

/** Whether this browser shows desktop notifications. */
export type DesktopState = 'unsupported' | 'unasked' | 'blocked' | 'allowed';

const states = {
  default: 'unasked',
  denied: 'blocked',
  granted: 'allowed',
} as const satisfies Record<NotificationPermission, DesktopState>;

/** Phones have the interface, and refuse to show anything by it. */
let hasFailed = false;

/** Why locks: without them each tab would show a notification of its own. */
export const desktopState = (): DesktopState =>
  'Notification' in globalThis && 'locks' in navigator && !hasFailed
    ? states[Notification.permission]
    : 'unsupported';

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  let status: PermissionStatus | undefined;
  // Why: the permission can be changed beside the address while the page is open.
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      status = found;
      if (listeners.has(listener)) status.onchange = changed;
    },
    () => {},
  );
  return () => {
    listeners.delete(listener);
    if (status) status.onchange = null;
  };
}

export const useDesktopState = (): DesktopState => useSyncExternalStore(subscribe, desktopState);

/** Lets the browser ask whether Masthead may show notifications. Call it on a click only. */
export async function askForDesktop(): Promise<void> {
  await Notification.requestPermission();
  changed();
}

interface Shown {
  title: string;
  body?: string | undefined;
  /** One with the same tag is replaced. */
  tag: string;
  isSilent?: boolean;
  onOpen?: () => void;
}

const shown = new Set<Notification>();

/** Shows a notification, if this browser can; a click brings this tab to the front. */
export function showOnDesktop({ title, body, tag, isSilent, onOpen }: Shown): void {
  try {
    const options = {
      tag: `masthead ${tag}`,
      ...(body && { body }),
      ...(isSilent && { silent: true }),
    };
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen?.();
    };
    notification.onclose = () => shown.delete(notification);
    shown.add(notification);
  } catch {
    hasFailed = true;
    changed();
  }
}

/** Takes away what this tab has shown. */
export function clearDesktop(): void {
  for (const notification of shown) notification.close();
  shown.clear();
}

/** Plays two short notes, in tabs that have been clicked in; browsers forbid it in others. */
export function playTone(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  const start = audio.currentTime;
  const end = start + 0.4;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const note = audio.createOscillator();
  note.frequency.setValueAtTime(660, start);
  note.frequency.setValueAtTime(880, start + 0.12);
  note.connect(volume);
  note.onended = () => void audio.close();
  note.start(start);
  note.stop(end);
}
