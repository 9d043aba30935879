import type { ScreenKey } from '../../screens.ts';
import type { CampaignKind } from './campaign.ts';

/** The screens that show when sending is on hold; admins can resume it there. */
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

/** The screens that gather posts into an email. */
export const postPickers = [
  'dailyDigestEdit',
  'promoAlertEdit',
  'newsAlertCreate',
  'newsAlertEdit',
] as const satisfies ScreenKey[];

/** The screens that an email is written on. */
export const campaignEditors = [...postPickers, 'hotwEdit'] as const satisfies ScreenKey[];

/** The list screen of each kind. */
export const listOfKind = {
  'daily-digest': 'dailyDigestList',
  hotw: 'hotwList',
  'promo-alert': 'promoAlertList',
  'news-alert': 'newsAlertList',
} as const satisfies Record<CampaignKind, ScreenKey>;

/** Where an email of each kind is edited. */
export const editorOfKind = {
  'daily-digest': 'dailyDigestEdit',
  hotw: 'hotwEdit',
  'promo-alert': 'promoAlertEdit',
  'news-alert': 'newsAlertEdit',
} as const satisfies Record<CampaignKind, ScreenKey>;

export const isMailScreen = (screen: ScreenKey | undefined): boolean =>
  (mailScreens as readonly (ScreenKey | undefined)[]).includes(screen);
