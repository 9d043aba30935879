import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { dataCenterOf } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import type { Db, Pool } from '../../platform/db/client.ts';
import { ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import { findAccount, resealAccount, saveAccount } from './mailchimp.store.ts';
import { type MailchimpCalls, mailchimpCalls } from './mailchimp-calls.ts';
import {
  type MailchimpClient,
  type MailchimpPatience,
  mailchimpClient,
} from './mailchimp-client.ts';

/** An account at Mailchimp that is spoken to with a key. */
export interface OpenAccount {
  calls: MailchimpCalls;
  /** What the account is called at Mailchimp; asked once for each key. */
  account(): Promise<{ id: string; name: string }>;
  /** The same account, whose requests all end when so much time has passed. */
  within(ms: number): OpenAccount;
}

/** The key in use: where it comes from, and the account that it opens. The key itself stays in here. */
export interface MailchimpAccounts {
  /** The account of the key in use; null without a key. `db`: the caller's transaction, if it has one. */
  find(db?: Db): Promise<OpenAccount | null>;
  /** The same, or the sentence for people that there is none. */
  need(): Promise<OpenAccount>;
  /** An account with another key, to try it. */
  tryKey(key: string): OpenAccount;
  /** Saves a key that was tried. */
  save(db: Db, key: string, account: { id: string; name: string }): Promise<void>;
  /** The data center of the key that the environment sets; null without one. */
  fromEnvironment: string | null;
}

const purpose = 'mailchimp key';

interface Parts {
  pool: Pool;
  key: string | null;
  keys: SigningKeys;
  patience: MailchimpPatience;
  /** Asked instead of the data center of a key; null asks there. */
  url: string | null;
}

/** A key as the account it opens; the account behind it is asked until it has answered. */
function openAccount(key: string, { patience, url }: Pick<Parts, 'patience' | 'url'>): OpenAccount {
  let known: { id: string; name: string } | null = null;
  const accountOf = (client: MailchimpClient): OpenAccount => {
    const calls = mailchimpCalls(client);
    return {
      calls,
      async account() {
        if (known) return known;
        const { account_id: id, account_name: name } = await calls.account();
        known = { id, name: name ?? id };
        return known;
      },
      within: (ms) => accountOf(client.within(ms)),
    };
  };
  return accountOf(mailchimpClient(key, patience, url));
}

/**
 * The Mailchimp account of a server. A key of the environment goes before the one that an admin has set; that
 * one is read anew each time, since another server may have changed it.
 */
export function mailchimpAccounts(parts: Parts): MailchimpAccounts {
  const { pool, key, keys } = parts;
  const ofEnvironment = key === null ? null : openAccount(key, parts);
  let last: { sealedKey: string; openAccount: OpenAccount } | null = null;

  async function find(db: Db = pool): Promise<OpenAccount | null> {
    if (ofEnvironment) return ofEnvironment;
    const saved = await findAccount(db);
    if (!saved) return null;
    if (last?.sealedKey === saved.sealedKey) return last.openAccount;
    const opened = keys.unseal(purpose, saved.sealedKey);
    if (opened === null) throw new ProviderAway('unreadable', mailchimpMessages.keyUnreadable);
    last = { sealedKey: saved.sealedKey, openAccount: openAccount(opened, parts) };
    return last.openAccount;
  }

  return {
    find,
    async need() {
      const found = await find();
      if (!found) throw new ProviderAway('no key', mailchimpMessages.noKey);
      return found;
    },
    tryKey: (given) => openAccount(given, parts),
    save: (db, given, account) =>
      saveAccount(db, {
        sealedKey: keys.seal(purpose, given),
        dataCenter: dataCenterOf(given),
        accountId: account.id,
        accountName: account.name,
      }),
    fromEnvironment: key === null ? null : dataCenterOf(key),
  };
}

/** Seals the saved key with the key that signs now, so that it survives the one before. */
export async function resealMailchimpKey(db: Db, keys: SigningKeys): Promise<void> {
  const saved = await findAccount(db);
  const opened = saved && keys.unseal(purpose, saved.sealedKey);
  if (opened !== null) await resealAccount(db, keys.seal(purpose, opened));
}
