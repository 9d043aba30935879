import { setTimeout as after } from 'node:timers/promises';
import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import {
  mailchimpMessages,
  mailchimpReasons,
  mailchimpRefusals,
} from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import type {
  MailchimpAccount,
  MailchimpTrial,
} from '@masthead/shared/email/mailchimp/mailchimp.ts';
import type { App } from '../../app-parts.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, write } from '../../platform/db/client.ts';
import { badRequest, conflict, upstreamFailed } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  type AudiencesFound,
  ProviderAway,
} from '../../platform/integrations/mail/mail-provider.ts';
import { logged } from '../../platform/process/logged.ts';
import { countMailchimpUse, findAccount, removeAccount } from './mailchimp.store.ts';
import type { MailchimpAccounts, OpenAccount } from './mailchimp-account.ts';
import { MailchimpFailure } from './mailchimp-failure.ts';

/** The account at Mailchimp, for admins. */
export function mailchimpRoutes(app: App): void {
  handle(app, mailchimpEndpoints.account, () => describeAccount(app));
  handle(app, mailchimpEndpoints.save, ({ body, viewer }) => saveKey(app, viewer, body.key));
  handle(app, mailchimpEndpoints.try, () => tryInUse(app));
  handle(app, mailchimpEndpoints.remove, ({ viewer }) => forgetKey(app, viewer));
}

/** What the screen shows of the account; its name is asked of Mailchimp where the environment sets the key. */
async function describeAccount({ pool, mailchimp }: App): Promise<MailchimpAccount> {
  const usedBy = await countMailchimpUse(pool);
  const nobody = { updatedBy: null, dateUpdated: null, usedBy };
  if (mailchimp.fromEnvironment !== null) {
    const openAccount = await mailchimp.find();
    const account = await openAccount
      ?.account()
      .catch(logged('Couldn’t read the name of the Mailchimp account'));
    return {
      source: 'environment',
      dataCenter: mailchimp.fromEnvironment,
      accountName: account?.name ?? null,
      ...nobody,
    };
  }
  const saved = await findAccount(pool);
  if (!saved) return { source: null, dataCenter: null, accountName: null, ...nobody };
  return {
    source: 'admin',
    dataCenter: saved.dataCenter,
    accountName: saved.accountName,
    updatedBy: saved.updatedByName,
    dateUpdated: saved.updatedAt.toISOString(),
    usedBy,
  };
}

/** A person waits this long for a trial. */
const tryMs = 30_000;

/** Fetches the account and its audiences; the first response already shows whether the key is valid. */
async function tryAccount(found: OpenAccount): Promise<MailchimpTrial & { id: string }> {
  const openAccount = found.within(tryMs);
  try {
    await openAccount.calls.ping();
    const { id, name } = await openAccount.account();
    const { rows, odd } = await openAccount.calls.lists();
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
async function tryInUse({ mailchimp }: App): Promise<MailchimpTrial> {
  try {
    return await tryAccount(await mailchimp.need());
  } catch (error) {
    if (error instanceof ProviderAway && error.sentence) throw conflict(error.sentence);
    throw error;
  }
}

/** Why: emails at an account without a key would be sent with no way to stop them. */
async function refuseInUse({ pool, mailchimp }: App, exceptAccount: string | null): Promise<void> {
  if (mailchimp.fromEnvironment !== null) throw conflict(mailchimpMessages.setByEnvironment);
  const { emails } = await countMailchimpUse(pool, exceptAccount);
  if (emails > 0) throw conflict(mailchimpMessages.inUse(emails));
}

/** Saves a key that Mailchimp accepts: another account only while no email is at the old one. */
async function saveKey(app: App, viewer: Viewer, key: string): Promise<MailchimpTrial> {
  if (app.mailchimp.fromEnvironment !== null) throw conflict(mailchimpMessages.setByEnvironment);
  const { id, ...trial } = await tryAccount(app.mailchimp.tryKey(key));
  await refuseInUse(app, id);
  await write(app.pool, viewer.id, (db) =>
    app.mailchimp.save(db, key, { id, name: trial.accountName }),
  );
  return trial;
}

/** Forgets the key. */
async function forgetKey(app: App, viewer: Viewer): Promise<MailchimpAccount> {
  await refuseInUse(app, null);
  await write(app.pool, viewer.id, removeAccount);
  return describeAccount(app);
}

const unread = (reason: string): AudiencesFound => ({
  audiences: [],
  unread: [mailchimpMessages.audiencesUnread(reason)],
});

async function readAll(accounts: MailchimpAccounts, db?: Db): Promise<AudiencesFound> {
  try {
    const openAccount = await accounts.find(db);
    if (!openAccount) return { audiences: [], unread: [] };
    const { rows, odd } = await openAccount.calls.lists();
    return {
      audiences: rows.map(({ id, name }) => ({ id, name })),
      unread: odd.length > 0 ? [mailchimpMessages.oddAudiences(odd.length)] : [],
    };
  } catch (error) {
    if (error instanceof MailchimpFailure) return unread(reasonOf(error));
    if (error instanceof ProviderAway) return unread(error.sentence ?? mailchimpReasons.away);
    throw error;
  }
}

/**
 * The audiences at Mailchimp as choices. Its trouble is a sentence beside the choices of others (29.11): whoever
 * chooses waits a short while, and what comes later is left.
 */
export const readAudiences = (
  accounts: MailchimpAccounts,
  choicesMs: number,
  db?: Db,
): Promise<AudiencesFound> =>
  Promise.race([
    readAll(accounts, db),
    after(choicesMs, unread(mailchimpReasons.away), { ref: false }),
  ]);

/** What each call is about; the first that fits. */
const subjects: readonly [RegExp, keyof typeof mailchimpRefusals][] = [
  [/^GET \/(ping)?$/, 'account'],
  [/^GET \/lists/, 'audiences'],
  [/send-checklist$/, 'checklist'],
  [/^GET /, 'campaign'],
  [/actions\/test$/, 'test'],
  [/^DELETE |actions\/(unschedule|cancel-send)$/, 'takeBack'],
];

/** Why a request came to nothing, as the end of a sentence; in Mailchimp's own words where it has some. */
function reasonOf({ why, status, message }: MailchimpFailure): string {
  if (why !== 'refused') return mailchimpReasons.away;
  if (status === 401) return mailchimpReasons.key;
  if (status === 403) return mailchimpReasons.forbidden;
  return message || mailchimpReasons.none;
}

/** What a refusal means to people: it names what was refused, an email only where an email was. */
function refusalOf(failure: MailchimpFailure): string {
  if (failure.status === 401) return mailchimpMessages.keyRefusedLater;
  const subject = subjects.find(([call]) => call.test(failure.call ?? ''))?.[1] ?? 'email';
  return mailchimpRefusals[subject](reasonOf(failure));
}

/** What a failure means to people. */
export function awayOf(error: unknown): ProviderAway {
  if (error instanceof ProviderAway) return error;
  if (!(error instanceof MailchimpFailure)) throw error;
  return new ProviderAway(error.message, error.why === 'refused' ? refusalOf(error) : null);
}
