import type { Pool } from '../db/client.ts';
import type { MailProvider } from '../integrations/mail/mail-provider.ts';
import { type MailchimpPatience, usualPatience } from '../integrations/mail/mailchimp-client.ts';
import { mailProviders } from './mail-providers.ts';
import { isOwnAudience } from './mailchimp.queries.ts';
import { mailchimpAccounts } from './mailchimp-account.ts';
import { mailchimpProvider } from './mailchimp-provider.ts';

/** Puts Mailchimp beside the built-in provider. */
export function openMailchimp(parts: {
  pool: Pool;
  builtIn: MailProvider;
  key: string | null;
  /** Where Mailchimp is asked instead of at the data center of the key; null asks there. */
  url: string | null;
  /** The product's secret, which seals the key. */
  secret: string;
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
