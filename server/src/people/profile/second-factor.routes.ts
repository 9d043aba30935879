import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { planAccountMail, type SecondFactorMail } from '../../platform/access/account-mail.ts';
import { checkCurrentPassword } from '../../platform/access/password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  insertAccountEvent,
} from '../../platform/access/second-factor.queries.ts';
import {
  makeRecoveryCodes,
  newSecret,
  useAppCode,
  withCode,
} from '../../platform/access/second-factor.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, write } from '../../platform/db/client.ts';
import { conflict } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { networkOf } from '../../platform/http/limits.ts';

/**
 * The caller's own two-step sign-in. Each change asks for the current password, is told in History and mailed.
 * Why the pool: the partners' database role has no access to secrets. Each query names the person.
 */
export function secondFactorRoutes(app: App): void {
  const { pool, jobs, keys } = app;
  const prove = (viewer: Viewer, request: FastifyRequest, password: string) =>
    checkCurrentPassword(pool, { userId: viewer.id, password, address: networkOf(request.ip) });
  const tell = async (
    db: Db,
    userId: number,
    event: 'codesOn' | 'codesOff' | 'codesRenewed',
    kind: SecondFactorMail,
  ) => {
    await insertAccountEvent(db, userId, event);
    await planAccountMail(jobs, db, { kind, userId });
  };

  handle(app, profileEndpoints.secondFactor, async ({ viewer }) => {
    const factor = await findSecondFactor(pool, viewer.id);
    const since = factor?.confirmedAt?.toISOString() ?? null;
    return { isOn: since !== null, since, recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0 };
  });

  handle(app, profileEndpoints.beginSecondFactor, async ({ body, viewer, request }) => {
    await prove(viewer, request, body.currentPassword);
    const { sealed, ...shown } = await newSecret(keys, viewer.username);
    const isBegun = await write(pool, viewer.id, (db) => beginSecondFactor(db, viewer.id, sealed));
    if (!isBegun) throw conflict(secondFactorMessages.alreadyOn);
    return shown;
  });

  handle(app, profileEndpoints.confirmSecondFactor, ({ body, viewer, request }) =>
    withCode(pool, { userId: viewer.id, request }, async (db) => {
      if (await hasSecondFactor(db, viewer.id)) throw conflict(secondFactorMessages.alreadyOn);
      const used = { userId: viewer.id, code: body.code, isConfirmed: false };
      if (!(await useAppCode(db, keys, used))) return null;
      if (!(await confirmSecondFactor(db, viewer.id))) return null;
      await tell(db, viewer.id, 'codesOn', 'codes-on');
      return { recoveryCodes: await makeRecoveryCodes(db, viewer.id) };
    }),
  );

  handle(app, profileEndpoints.renewRecoveryCodes, async ({ body, viewer, request }) => {
    await prove(viewer, request, body.currentPassword);
    return write(pool, viewer.id, async (db) => {
      if (!(await hasSecondFactor(db, viewer.id))) throw conflict(secondFactorMessages.notOn);
      await tell(db, viewer.id, 'codesRenewed', 'codes-renewed');
      return { recoveryCodes: await makeRecoveryCodes(db, viewer.id) };
    });
  });

  handle(app, profileEndpoints.removeSecondFactor, async ({ body, viewer, request }) => {
    await prove(viewer, request, body.currentPassword);
    return write(pool, viewer.id, async (db) => {
      if (!(await deleteSecondFactor(db, viewer.id))) throw conflict(secondFactorMessages.notOn);
      await tell(db, viewer.id, 'codesOff', 'codes-off');
      return {};
    });
  });
}
