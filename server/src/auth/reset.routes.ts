import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { passwordMessages } from '@masthead/shared/auth/password.ts';
import { resetMessages } from '@masthead/shared/auth/reset.ts';
import { planAccountMail } from '../access/account-mail.ts';
import { hashPassword, isTooEasy } from '../access/password.ts';
import { updatePassword } from '../access/session.queries.ts';
import { signInAs } from '../access/sign-in.ts';
import { hashToken } from '../access/token.ts';
import type { App } from '../app-parts.ts';
import { badRequest, refused, tooMany } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { networkOf } from '../http/limits.ts';
import { countResetRequest, findResetOwner, useReset } from './reset.queries.ts';

/** Reset mails that one address may ask for in 15 minutes. */
const borneOfAddress = 20;

/** The forgotten password (Spec, platform 4, 7, 8; decisions 3). */
export function resetRoutes(app: App): void {
  const { pool, jobs } = app;

  handle(app, authEndpoints.resetPassword, async ({ body, request }) => {
    const asked = await countResetRequest(pool, networkOf(request.ip));
    if (asked > borneOfAddress) throw tooMany(15 * 60, resetMessages.tooManyResets);
    // Why: the job finds out whether there is such an account, so this answer cannot tell.
    const username = body.email.toLowerCase().normalize('NFC');
    await planAccountMail(jobs, pool, { kind: 'reset', username });
    return {};
  });

  handle(app, authEndpoints.setPassword, async ({ body, request }) => {
    const tokenHash = hashToken(body.token);
    const owner = await findResetOwner(pool, tokenHash, body.email);
    if (!owner) throw refused(resetMessages.badReset);
    if (await isTooEasy(body.password, [owner.name, owner.username, owner.email]))
      throw badRequest({ path: 'password', message: passwordMessages.tooEasy });
    const passwordHash = await hashPassword(body.password);
    return signInAs(pool, owner.id, request, async (db) => {
      if (!(await useReset(db, tokenHash, body.email))) throw refused(resetMessages.badReset);
      await updatePassword(db, owner.id, passwordHash);
      await planAccountMail(jobs, db, { kind: 'password-changed', userId: owner.id });
    });
  });
}
