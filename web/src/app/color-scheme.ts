import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { keepCookie, readCookie } from '../ui/cookies.ts';

const schemeCookie = 'masthead.scheme';

/** The colors that a person has chosen in this browser. */
export const schemeManager: MantineColorSchemeManager = {
  get: (standard) => {
    const found = readCookie(schemeCookie);
    return isMantineColorScheme(found) ? found : standard;
  },
  set: (value) => keepCookie(schemeCookie, value),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
