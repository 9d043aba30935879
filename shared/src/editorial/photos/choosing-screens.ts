import type { ScreenKey } from '../../screens.ts';

/** Screens of content on which pictures are chosen: whoever may open one may look through the library. */
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
