import { z } from 'zod';
import { isTokenScreen, mostTokenDays, tokenScreens } from '../../platform/access/api-token.ts';
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

/** A new token. */
export const newApiToken = z
  .object({
    name: text(say.nameRequired, 80),
    screens: z
      .array(z.string(say.unknownScreen).refine(isTokenScreen, say.unknownScreen))
      .min(1, say.screensRequired)
      .max(tokenScreens.length),
    organizationId: id.nullable(),
    /** The last day on which it works, in Central Time. */
    endsOn: z.iso.date(say.endRequired).superRefine((day, context) => {
      const first = today(new Date());
      if (day < first) context.addIssue(say.endPast);
      if (day > addDays(first, mostTokenDays)) context.addIssue(say.endTooLate);
    }),
  })
  .refine(
    ({ screens, organizationId }) =>
      screens.every((key) => screensToChoose(organizationId).includes(key)),
    { path: ['screens'], message: say.notOfPartners },
  );
