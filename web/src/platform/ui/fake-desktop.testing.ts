import { vi } from 'vitest';

interface Options {
  body?: string;
  tag: string;
  silent?: boolean;
}

/** Stands in for the notifications and the sound of the browser, and for what else is in front of the person. */
export function fakeDesktop(permission: NotificationPermission = 'granted') {
  /** The notifications that are there now. */
  const shown: FakeNotification[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = 'granted';
      return FakeNotification.permission;
    });
    onclick: (() => void) | null = null;
    onclose: (() => void) | null = null;
    title: string;
    options: Options;
    constructor(title: string, options: Options) {
      this.title = title;
      this.options = options;
      shown.find((one) => one.options.tag === options.tag)?.close();
      shown.push(this);
    }
    close() {
      if (!shown.includes(this)) return;
      shown.splice(shown.indexOf(this), 1);
      this.onclose?.();
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  let tones = 0;
  const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class FakeAudio {
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: param, connect: () => {} });
    createOscillator = () => ({
      frequency: param,
      connect: () => {},
      start: () => {
        tones += 1;
      },
      stop: () => {},
    });
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({
    hasBeenActive: true,
    isActive: false,
  });
  return {
    shown,
    /** Title and words of each. */
    texts: () => shown.map(({ title, options: { body } }) => (body ? `${title}: ${body}` : title)),
    tones: () => tones,
    asked: FakeNotification.requestPermission,
  };
}

/** Hides this tab, or brings it to the front. */
export function showTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
