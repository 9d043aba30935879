import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { readCookie, setCookie } from './cookies.ts';

const keysCookie = 'masthead.single-keys';

/** Whether keys act by themselves, without Ctrl. Whoever speaks to the computer turns them off: each word would press some. */
export const hasSingleKeys = (): boolean => readCookie(keysCookie) !== 'off';

/** Turns them on or off in this browser. */
export const setSingleKeys = (isOn: boolean): void => setCookie(keysCookie, isOn ? 'on' : 'off');

/** Keys of a screen that act by themselves, unless they are turned off in My profile. */
export const useSingleKeys = (keys: HotkeyItem[]): void => useHotkeys(hasSingleKeys() ? keys : []);
