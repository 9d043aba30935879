import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { mostPasskeys, passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import type { App } from '../../app-parts.ts';
import { planAccountMail } from '../../platform/access/account-mail.ts';
import { isFactorDemanded } from '../../platform/access/demanded-factor.ts';
import {
  deletePasskey,
  hasPasskey,
  insertPasskey,
  listPasskeys,
  lockWaysIn,
  renamePasskey,
} from '../../platform/access/passkey.queries.ts';
import { askToMake, checkMade, placeOf } from '../../platform/access/passkeys.ts';
import {
  hasSecondFactor,
  insertAccountEvent,
} from '../../platform/access/second-factor.queries.ts';
import { write } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';

/**
 * The caller's own passkeys (decision 138). Adding and removing one is told in History and mailed. Why the pool: the
 * partners' database role has no access to them. Each query names the person.
 */
export function passkeyRoutes(app: App): void {
  const { pool, jobs } = app;
  const { publicUrl } = app.config;

  handle(app, passkeyEndpoints.list, async ({ viewer }) => ({
    isPossible: placeOf(publicUrl) !== null,
    passkeys: (await listPasskeys(pool, viewer.id)).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
    })),
  }));

  handle(app, passkeyEndpoints.begin, async ({ viewer }) => {
    if ((await listPasskeys(pool, viewer.id)).length >= mostPasskeys)
      throw conflict(passkeyMessages.tooMany);
    return askToMake(pool, publicUrl, viewer);
  });

  handle(app, passkeyEndpoints.add, async ({ body, viewer }) => {
    const made = await checkMade(pool, publicUrl, { passkey: body.passkey, viewer });
    return write(pool, viewer.id, async (db) => {
      await lockWaysIn(db, viewer.id);
      if ((await listPasskeys(db, viewer.id)).length >= mostPasskeys)
        throw conflict(passkeyMessages.tooMany);
      const id = await insertPasskey(db, { ...made, userId: viewer.id, name: body.name });
      if (id === null) throw conflict(passkeyMessages.already);
      await insertAccountEvent(db, viewer.id, 'passkeyAdded');
      await planAccountMail(jobs, db, { kind: 'passkey-added', userId: viewer.id });
      return { id };
    });
  });

  handle(app, passkeyEndpoints.rename, async ({ params, body, viewer }) => {
    const named = { id: params.id, userId: viewer.id, name: body.name };
    if (!(await write(pool, viewer.id, (db) => renamePasskey(db, named)))) throw notFound();
    return {};
  });

  handle(app, passkeyEndpoints.remove, ({ params, viewer }) =>
    write(pool, viewer.id, async (db) => {
      await lockWaysIn(db, viewer.id);
      if (!(await deletePasskey(db, viewer.id, params.id))) throw notFound();
      const isLeft = (await hasPasskey(db, viewer.id)) || (await hasSecondFactor(db, viewer.id));
      if (!isLeft && (await isFactorDemanded(db, viewer.id)))
        throw conflict(passkeyMessages.lastFactor);
      await insertAccountEvent(db, viewer.id, 'passkeyRemoved');
      await planAccountMail(jobs, db, { kind: 'passkey-removed', userId: viewer.id });
      return {};
    }),
  );
}
