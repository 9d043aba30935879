import { z } from 'zod';
import {
  contentScope,
  isTokenScreen,
  mostTokenDays,
  tokenScreens,
} from '../../platform/access/api-token.ts';
import { showcaseRoles } from '../../platform/access/roles.ts';
import { addDays, today } from '../../platform/values/dates.ts';
import { id, text } from '../../platform/values/fields.ts';
import { type ScreenKey, screens } from '../../screens.ts';
import { apiTokenMessages as say } from './api-token.messages.ts';

/** What a token's list shows of it; the token itself is returned only once, when it is created. */
export const apiToken = z.object({
  id,
  name: z.string(),
  /** The beginning and end of the token, by which people recognize it. */
  hint: z.string(),
  screens: z.array(z.string()),
  organizationId: id.nullable(),
  organization: z.string().nullable(),
  /** The sites whose content it reads; empty: every site. */
  sites: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  revokedBy: z.string().nullable(),
  /** `inactive`: its maker or its organization can't be used at the moment. */
  state: z.enum(['active', 'inactive', 'expired', 'revoked']),
});
export type ApiToken = z.infer<typeof apiToken>;

/** A screen that is gone keeps its key. */
const screenName = (key: string) =>
  Object.hasOwn(screens, key) ? screens[key as ScreenKey].title : key;

/** What a token may be used for, in words. */
export const rightsOf = ({ screens: keys, sites }: Pick<ApiToken, 'screens' | 'sites'>) =>
  keys.map((key) => (key === contentScope ? say.contentOf(sites) : screenName(key))).join(', ');

/** True for a screen that a token of one partner organization can use. */
const isOfPartners = (key: ScreenKey) => {
  const { access } = screens[key];
  return (
    typeof access === 'object' &&
    showcaseRoles.some((role) => (access as readonly string[]).includes(role))
  );
};

/** The screens to choose from for a token of every organization, or of a partner. */
export const screensToChoose = (organizationId: number | null): readonly ScreenKey[] =>
  organizationId === null ? tokenScreens : tokenScreens.filter(isOfPartners);

/** True for a screen, or for the content of sites. */
const isChoice = (key: string) => key === contentScope || isTokenScreen(key);

/** A new token. */
export const newApiToken = z
  .object({
    name: text(say.nameRequired, 80),
    screens: z
      .array(z.string(say.unknownScreen).refine(isChoice, say.unknownScreen))
      .min(1, say.screensRequired)
      .max(tokenScreens.length + 1),
    organizationId: id.nullable(),
    /** The sites whose content it reads; empty: every site. */
    siteIds: z.array(id).max(500).default([]),
    /** The last day on which it works, in Central Time. */
    endsOn: z.iso.date(say.endRequired).superRefine((day, context) => {
      const first = today(new Date());
      if (day < first) context.addIssue(say.endPast);
      if (day > addDays(first, mostTokenDays)) context.addIssue(say.endTooLate);
    }),
  })
  .refine(
    ({ screens, organizationId }) => {
      const choices: readonly string[] = screensToChoose(organizationId);
      return organizationId === null || screens.every((key) => choices.includes(key));
    },
    { path: ['screens'], message: say.notOfPartners },
  )
  .refine(({ screens, siteIds }) => siteIds.length === 0 || screens.includes(contentScope), {
    path: ['siteIds'],
    message: say.sitesOfContent,
  });
