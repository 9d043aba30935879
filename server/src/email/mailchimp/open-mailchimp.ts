import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import type { Pool } from '../../platform/db/client.ts';
import type { MailProvider } from '../../platform/integrations/mail/mail-provider.ts';
import { ownMailing } from '../mailings/mailings.queries.ts';
import { isOwnAudience } from './mailchimp.store.ts';
import { mailchimpAccounts } from './mailchimp-account.ts';
import { type MailchimpPatience, usualPatience } from './mailchimp-client.ts';
import { mailchimpProvider } from './mailchimp-provider.ts';

/** Puts Mailchimp beside the built-in provider. */
export function openMailchimp(parts: {
  pool: Pool;
  builtIn: MailProvider;
  key: string | null;
  /** Where Mailchimp is asked instead of at the data center of the key; null asks there. */
  url: string | null;
  /** Seal the key. */
  keys: SigningKeys;
  patience?: MailchimpPatience;
}) {
  const { pool, builtIn, patience = usualPatience } = parts;
  const accounts = mailchimpAccounts({ ...parts, patience });
  const mail = mailProviders({
    builtIn,
    mailchimp: mailchimpProvider({ pool, accounts, patience }),
    isOwnAudience: (audienceId) => isOwnAudience(pool, audienceId),
  });
  return { accounts, mail };
}

interface Parts {
  builtIn: MailProvider;
  mailchimp: MailProvider;
  /** True of an audience of the built-in provider. */
  isOwnAudience: (audienceId: string) => Promise<boolean>;
}

/**
 * Both providers as one: the audience of an email decides which of them it goes through, and the id that it got
 * says later where it is (decision 50).
 */
function mailProviders({ builtIn, mailchimp, isOwnAudience }: Parts): MailProvider {
  const ofAudience = async (id: string) => ((await isOwnAudience(id)) ? builtIn : mailchimp);
  const ofCampaign = (id: string) => (ownMailing(id) === null ? mailchimp : builtIn);
  return {
    get actionMs() {
      return mailchimp.actionMs;
    },
    schedule: async (email, ...rest) =>
      (await ofAudience(email.audienceId)).schedule(email, ...rest),
    isAtWork: (asked) => mailchimp.isAtWork(asked),
    find: async (asked) => (await builtIn.find(asked)) ?? mailchimp.find(asked),
    unschedule: (id) => ofCampaign(id).unschedule(id),
    status: (id) => ofCampaign(id).status(id),
    audiences: async (siteId, db) => {
      const [own, theirs] = await Promise.all([
        builtIn.audiences(siteId, db),
        mailchimp.audiences(siteId, db),
      ]);
      const named = theirs.audiences.map(({ id, name }) => ({ id, name: `${name} (Mailchimp)` }));
      return {
        audiences: [...own.audiences, ...named],
        unread: [...own.unread, ...theirs.unread],
      };
    },
    readers: async (audienceId, ...rest) =>
      (await ofAudience(audienceId)).readers(audienceId, ...rest),
    checklist: async (email) =>
      (await (await ofAudience(email.audienceId)).checklist?.(email)) ?? [],
    sendTest: async (email, to) => (await ofAudience(email.audienceId)).sendTest(email, to),
  };
}
