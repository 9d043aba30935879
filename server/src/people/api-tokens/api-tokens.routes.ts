import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { apiTokenMessages } from '@masthead/shared/people/api-tokens/api-token.messages.ts';
import { tokenPrefix } from '@masthead/shared/platform/access/api-token.ts';
import { addDays, startOfDay } from '@masthead/shared/platform/values/dates.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import {
  countSites,
  insertApiToken,
  isPartnerOrganization,
  listApiTokens,
  revokeApiToken,
} from './api-tokens.queries.ts';

/** API tokens: admins make them, for programs that act with their rights (decision 131). */
export function apiTokenRoutes(server: Server): void {
  handle(server, apiTokenEndpoints.list, async ({ db }) =>
    (await listApiTokens(db)).map(({ ending, usedAt, ...row }) => ({
      ...row,
      hint: `${tokenPrefix}…${ending}`,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: usedAt?.toISOString() ?? null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
    })),
  );

  handle(server, apiTokenEndpoints.create, async ({ body, db }) => {
    const { name, screens, organizationId, endsOn } = body;
    const siteIds = [...new Set(body.siteIds)];
    if (organizationId !== null && !(await isPartnerOrganization(db, organizationId)))
      throw badRequest({
        path: 'organizationId',
        message: apiTokenMessages.unknownOrganization,
      });
    if ((await countSites(db, siteIds)) < siteIds.length)
      throw badRequest({ path: 'siteIds', message: apiTokenMessages.unknownSite });
    const token = tokenPrefix + newToken();
    const id = await insertApiToken(db, {
      name,
      tokenHash: hashToken(token),
      ending: token.slice(-4),
      screens: [...new Set(screens)],
      organizationId,
      siteIds: siteIds.length > 0 ? siteIds : null,
      expiresAt: startOfDay(addDays(endsOn, 1)),
    });
    return { id, token };
  });

  handle(server, apiTokenEndpoints.revoke, async ({ params, db }) => {
    if (!(await revokeApiToken(db, params.id))) throw notFound();
    return null;
  });
}
