import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { whyAudienceDeleteBlocked } from '@masthead/shared/audiences/audience.messages.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { changedByOther } from '@masthead/shared/errors.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/constraints.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findSite } from '../sites/sites.queries.ts';
import {
  type AudienceRow,
  findAudience,
  insertAudience,
  listAudiences,
  lockAudience,
  renameAudience,
  restoreAudience,
  softDeleteAudience,
} from './audiences.queries.ts';
import { subscriberRoutes } from './subscribers.routes.ts';

/** One audience, or 404. */
async function load(db: Db, id: string): Promise<AudienceRow> {
  const audience = await findAudience(db, id);
  if (!audience) throw notFound();
  return audience;
}

/** The same, locked until the end of the transaction. */
async function lock(db: Db, id: string): Promise<AudienceRow> {
  if (!(await lockAudience(db, id))) throw notFound();
  return load(db, id);
}

function checkVersion(current: AudienceRow, version: number): void {
  if (version === current.version) return;
  const changedBy = current.updatedByName ?? 'Masthead';
  throw conflict(changedByOther(changedBy), {
    version: current.version,
    changedBy,
    changedAt: current.updatedAt.toISOString(),
  });
}

/** Audiences of the built-in mail provider (decisions 7). */
export function audienceRoutes(app: App): void {
  explainConstraints({
    audiences_name_unique: {
      status: 400,
      path: 'name',
      sentence: 'This site already has an audience with this name.',
    },
  });

  handle(app, audienceEndpoints.list, ({ db }): Promise<Audience[]> => listAudiences(db));

  handle(app, audienceEndpoints.get, ({ params, db }) => load(db, params.id));

  handle(app, audienceEndpoints.create, async ({ body, db }) => {
    if (!(await findSite(db, body.siteId)))
      throw badRequest({ path: 'siteId', message: 'A site is required' });
    return load(db, await insertAudience(db, body));
  });

  handle(app, audienceEndpoints.rename, async ({ params, body, db }) => {
    checkVersion(await lock(db, params.id), body.version);
    await renameAudience(db, params.id, body.name);
    return load(db, params.id);
  });

  handle(app, audienceEndpoints.remove, async ({ params, db }) => {
    const blocked = whyAudienceDeleteBlocked(await lock(db, params.id));
    if (blocked) throw conflict(blocked);
    await softDeleteAudience(db, params.id);
    return { id: params.id };
  });

  handle(app, audienceEndpoints.restore, async ({ params, db }) => {
    await restoreAudience(db, params.id);
    return load(db, params.id);
  });

  subscriberRoutes(app);
}
