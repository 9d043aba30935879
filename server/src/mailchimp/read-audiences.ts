import { setTimeout as after } from 'node:timers/promises';
import {
  mailchimpMessages,
  mailchimpReasons,
} from '@masthead/shared/mailchimp/mailchimp.messages.ts';
import type { Db } from '../db/client.ts';
import { type AudiencesFound, ProviderAway } from '../integrations/mail/mail-provider.ts';
import { MailchimpFailure } from '../integrations/mail/mailchimp-failure.ts';
import type { MailchimpAccounts } from './mailchimp-account.ts';
import { reasonOf } from './mailchimp-away.ts';

const unread = (reason: string): AudiencesFound => ({
  audiences: [],
  unread: [mailchimpMessages.audiencesUnread(reason)],
});

async function readAll(accounts: MailchimpAccounts, db?: Db): Promise<AudiencesFound> {
  try {
    const line = await accounts.line(db);
    if (!line) return { audiences: [], unread: [] };
    const { rows, odd } = await line.calls.lists();
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
