import { createHash } from 'node:crypto';
import type { MailchimpAccounts } from './mailchimp-account.ts';

/** Audiences of an account that are asked about one address. */
const mostAudiences = 1000;

/**
 * Deletes addresses for good from every audience of the connected account; answers how many contacts it had. Without an
 * account there are none.
 */
export async function forgetContacts(
  accounts: Pick<MailchimpAccounts, 'find'>,
  addresses: readonly string[],
): Promise<number> {
  const account = await accounts.find();
  if (!account) return 0;
  const { rows } = await account.calls.lists();
  let forgotten = 0;
  for (const { id } of rows.slice(0, mostAudiences))
    for (const address of addresses) {
      const contact = createHash('md5').update(address.toLowerCase()).digest('hex');
      if (await account.calls.forgetContact(id, contact)) forgotten += 1;
    }
  return forgotten;
}
