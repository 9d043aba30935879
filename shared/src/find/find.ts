import { z } from 'zod';
import type { Access, Screen } from '../screen.ts';
import { type ScreenKey, screens } from '../screens.ts';

/** The kinds of records that the command palette finds (decisions 11), in the order of their groups. */
export const findKinds = [
  'article',
  'daily-digest',
  'firm',
  'representative',
  'listing',
  'ad-slot',
  'user',
  'organization',
  'site',
  'email-template',
  'audience',
] as const;
export type FindKind = (typeof findKinds)[number];

/** What a kind is called in the palette, and the screen that whoever finds it must be able to open. */
export const findKind: Record<FindKind, { label: string; screen: ScreenKey }> = {
  article: { label: 'Articles', screen: 'articleList' },
  'daily-digest': { label: 'Daily Digest', screen: 'dailyDigestList' },
  firm: { label: 'Firms', screen: 'firmEdit' },
  representative: { label: 'Realtors', screen: 'representativeEdit' },
  listing: { label: 'Listings', screen: 'listingEdit' },
  'ad-slot': { label: 'Ad Slots', screen: 'adSlotEdit' },
  user: { label: 'Users', screen: 'userEdit' },
  organization: { label: 'Organizations', screen: 'organizationEdit' },
  site: { label: 'Sites', screen: 'siteEdit' },
  'email-template': { label: 'Email templates', screen: 'emailTemplateEdit' },
  audience: { label: 'Audiences', screen: 'audienceEdit' },
};

/** Who may find records of a kind; null while its screen is not built. */
export function accessOfKind(kind: FindKind): Access | null {
  const { access, isBuilt }: Screen = screens[findKind[kind].screen];
  return isBuilt ? access : null;
}

/** The most records of one kind that an answer has. */
export const mostOfKind = 8;

/** The most characters and words that are searched for. */
export const longestFind = 100;
const mostWords = 6;

/** The words of a text, as both the search and the marks in its answers take them. */
export const wordsOf = (text: string): string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** A record that was found: how it is called, and a line that tells it from others. */
export const found = z.object({ id: z.string(), title: z.string(), detail: z.string() });
export type Found = z.infer<typeof found>;

/** The records of one kind, best first. */
export const foundGroup = z.object({ kind: z.enum(findKinds), records: z.array(found) });
export type FoundGroup = z.infer<typeof foundGroup>;

/** Sentences of the command palette. */
export const findMessages = {
  tooLong: `Search for at most ${longestFind} characters`,
  failed: 'Records could not be searched. Screens can still be opened.',
  nothing: 'Nothing that you may open is called this.',
} as const;
