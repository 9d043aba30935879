import type { MantineColorSchemeManager } from '@mantine/core';

const schemeCookie = 'masthead.scheme';

/** Why: signing out clears local storage (Spec, platform 4), but not the light of a person's screen. */
export const schemeManager: MantineColorSchemeManager = {
  get: (standard) => {
    const found = new RegExp(`${schemeCookie}=(light|dark|auto)`).exec(document.cookie)?.[1];
    return (found as 'light' | 'dark' | 'auto' | undefined) ?? standard;
  },
  set: (value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = `${schemeCookie}=${value}; path=/; max-age=31536000; samesite=lax`;
  },
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
