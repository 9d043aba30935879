import type { ScreenKey } from '../../screens.ts';

/** Screens that have the photo picker. Whoever may open one of them may search the library. */
export const choosingScreens = [
  'postEdit',
  'seriesEdit',
  'charityList',
  'placeList',
  'dailyDigestEdit',
  'hotwEdit',
  'promoAlertEdit',
  'newsAlertEdit',
] as const satisfies readonly ScreenKey[];
