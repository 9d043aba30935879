import type { ScreenKey } from '../screens.ts';

/** The screens that say so when sending is held; only admins see one of them, and they may resume it. */
export const mailScreens = [
  'dailyDigestList',
  'dailyDigestEdit',
  'hotwList',
  'hotwEdit',
  'promoAlertList',
  'promoAlertEdit',
  'newsAlertList',
  'newsAlertCreate',
  'newsAlertEdit',
  'outboxList',
  'audienceList',
] as const satisfies ScreenKey[];

export const isMailScreen = (screen: ScreenKey | undefined): boolean =>
  (mailScreens as readonly (ScreenKey | undefined)[]).includes(screen);
