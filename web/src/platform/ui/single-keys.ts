import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { readCookie, setCookie } from './cookies.ts';

const keysCookie = 'masthead.single-keys';

/** Whether single-key shortcuts are on. Users of voice input turn them off, because each word would trigger some. */
export const hasSingleKeys = (): boolean => readCookie(keysCookie) !== 'off';

/** Turns them on or off in this browser. */
export const setSingleKeys = (isOn: boolean): void => setCookie(keysCookie, isOn ? 'on' : 'off');

/** Keys of a screen that act by themselves, unless they are turned off in My profile. */
export const useSingleKeys = (keys: HotkeyItem[]): void => useHotkeys(hasSingleKeys() ? keys : []);
