import { mailchimpMessages } from '@masthead/shared/mailchimp/mailchimp.messages.ts';
import { dataCenterOf } from '@masthead/shared/mailchimp/mailchimp.ts';
import { seal, unseal } from '../access/seal.ts';
import type { Db, Pool } from '../db/client.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { type MailchimpCalls, mailchimpCalls } from '../integrations/mail/mailchimp-calls.ts';
import {
  type MailchimpClient,
  type MailchimpPatience,
  mailchimpClient,
} from '../integrations/mail/mailchimp-client.ts';
import { findAccount, keepAccount } from './mailchimp.store.ts';

/** An account at Mailchimp that is spoken to with a key. */
export interface MailchimpLine {
  calls: MailchimpCalls;
  /** What the account is called at Mailchimp; asked once for each key. */
  account(): Promise<{ id: string; name: string }>;
  /** The same line, whose requests all end when so much time has passed. */
  within(ms: number): MailchimpLine;
}

/** The key in use: where it comes from, and the line that it opens. The key itself stays in here. */
export interface MailchimpAccounts {
  /** The line of the key in use; null without a key. `db`: the caller's transaction, if it has one. */
  line(db?: Db): Promise<MailchimpLine | null>;
  /** The same, or the sentence for people that there is none. */
  needLine(): Promise<MailchimpLine>;
  /** A line with another key, to try it. */
  tryKey(key: string): MailchimpLine;
  /** Keeps a key that was tried. */
  keep(db: Db, key: string, account: { id: string; name: string }): Promise<void>;
  /** The data center of the key that the environment sets; null without one. */
  fromEnvironment: string | null;
}

const purpose = 'mailchimp key';

interface Parts {
  pool: Pool;
  key: string | null;
  secret: string;
  patience: MailchimpPatience;
  /** Asked instead of the data center of a key; null asks there. */
  url: string | null;
}

/** A key as the line it opens; the account behind it is asked until it has answered. */
function openLine(key: string, { patience, url }: Pick<Parts, 'patience' | 'url'>): MailchimpLine {
  let known: { id: string; name: string } | null = null;
  const lineOf = (client: MailchimpClient): MailchimpLine => {
    const calls = mailchimpCalls(client);
    return {
      calls,
      async account() {
        if (known) return known;
        const { account_id: id, account_name: name } = await calls.account();
        known = { id, name: name ?? id };
        return known;
      },
      within: (ms) => lineOf(client.within(ms)),
    };
  };
  return lineOf(mailchimpClient(key, patience, url));
}

/**
 * The Mailchimp account of a server. A key of the environment goes before the one that an admin has set; that
 * one is read anew each time, since another server may have changed it.
 */
export function mailchimpAccounts(parts: Parts): MailchimpAccounts {
  const { pool, key, secret } = parts;
  const ofEnvironment = key === null ? null : openLine(key, parts);
  let last: { sealedKey: string; line: MailchimpLine } | null = null;

  async function line(db: Db = pool): Promise<MailchimpLine | null> {
    if (ofEnvironment) return ofEnvironment;
    const kept = await findAccount(db);
    if (!kept) return null;
    if (last?.sealedKey === kept.sealedKey) return last.line;
    const opened = unseal(secret, purpose, kept.sealedKey);
    if (opened === null) throw new ProviderAway('unreadable', mailchimpMessages.keyUnreadable);
    last = { sealedKey: kept.sealedKey, line: openLine(opened, parts) };
    return last.line;
  }

  return {
    line,
    async needLine() {
      const found = await line();
      if (!found) throw new ProviderAway('no key', mailchimpMessages.noKey);
      return found;
    },
    tryKey: (given) => openLine(given, parts),
    keep: (db, given, account) =>
      keepAccount(db, {
        sealedKey: seal(secret, purpose, given),
        dataCenter: dataCenterOf(given),
        accountId: account.id,
        accountName: account.name,
      }),
    fromEnvironment: key === null ? null : dataCenterOf(key),
  };
}
