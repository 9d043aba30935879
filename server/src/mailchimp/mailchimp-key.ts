import { mailchimpMessages } from '@masthead/shared/mailchimp/mailchimp.messages.ts';
import type { MailchimpAccount, MailchimpTrial } from '@masthead/shared/mailchimp/mailchimp.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { badRequest, conflict, upstreamFailed } from '../http/errors.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { MailchimpFailure } from '../integrations/mail/mailchimp-failure.ts';
import { logged } from '../logged.ts';
import { countMailchimpUse, findAccount, removeAccount } from './mailchimp.queries.ts';
import type { MailchimpLine } from './mailchimp-account.ts';
import { refusalOf } from './mailchimp-away.ts';

/** What the screen shows of the account; its name is asked of Mailchimp where the environment sets the key. */
export async function describeAccount({ pool, mailchimp }: App): Promise<MailchimpAccount> {
  const usedBy = await countMailchimpUse(pool);
  const nobody = { updatedBy: null, dateUpdated: null, usedBy };
  if (mailchimp.fromEnvironment !== null) {
    const line = await mailchimp.line();
    const account = await line
      ?.account()
      .catch(logged('The name of the Mailchimp account could not be read'));
    return {
      source: 'environment',
      dataCenter: mailchimp.fromEnvironment,
      accountName: account?.name ?? null,
      ...nobody,
    };
  }
  const kept = await findAccount(pool);
  if (!kept) return { source: null, dataCenter: null, accountName: null, ...nobody };
  return {
    source: 'admin',
    dataCenter: kept.dataCenter,
    accountName: kept.accountName,
    updatedBy: kept.updatedByName,
    dateUpdated: kept.updatedAt.toISOString(),
    usedBy,
  };
}

/** A person waits this long for a trial. */
const tryMs = 30_000;

/** Asks Mailchimp who we are and what there is; the first answer already says whether the key is good. */
async function tryLine(found: MailchimpLine): Promise<MailchimpTrial & { id: string }> {
  const line = found.within(tryMs);
  try {
    await line.calls.ping();
    const { id, name } = await line.account();
    const { rows, odd } = await line.calls.lists();
    return { id, accountName: name, audiences: rows.length + odd.length };
  } catch (error) {
    if (!(error instanceof MailchimpFailure)) throw error;
    // Why: a 401 or 403 of theirs is never one of ours, which would sign the person out (decisions 7).
    if (error.why !== 'refused') throw upstreamFailed(mailchimpMessages.away, error);
    const isKey = error.status === 401;
    throw badRequest({
      path: 'key',
      message: isKey ? mailchimpMessages.keyRefused : refusalOf(error),
    });
  }
}

/** Tries the key in use. */
export async function tryInUse({ mailchimp }: App): Promise<MailchimpTrial> {
  try {
    return await tryLine(await mailchimp.needLine());
  } catch (error) {
    if (error instanceof ProviderAway && error.sentence) throw conflict(error.sentence);
    throw error;
  }
}

/** Why: emails at an account that is no longer spoken to would go out with nobody able to stop them. */
async function refuseInUse({ pool, mailchimp }: App, exceptAccount: string | null): Promise<void> {
  if (mailchimp.fromEnvironment !== null) throw conflict(mailchimpMessages.setByEnvironment);
  const { emails } = await countMailchimpUse(pool, exceptAccount);
  if (emails > 0) throw conflict(mailchimpMessages.inUse(emails));
}

/** Keeps a key that Mailchimp accepts: another account only while no email is at the old one. */
export async function keepKey(app: App, viewer: Viewer, key: string): Promise<MailchimpTrial> {
  if (app.mailchimp.fromEnvironment !== null) throw conflict(mailchimpMessages.setByEnvironment);
  const { id, ...trial } = await tryLine(app.mailchimp.tryKey(key));
  await refuseInUse(app, id);
  await write(app.pool, viewer.id, (db) =>
    app.mailchimp.keep(db, key, { id, name: trial.accountName }),
  );
  return trial;
}

/** Forgets the key. */
export async function forgetKey(app: App, viewer: Viewer): Promise<MailchimpAccount> {
  await refuseInUse(app, null);
  await write(app.pool, viewer.id, removeAccount);
  return describeAccount(app);
}
