import { rowRule } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** The account at Mailchimp is the staff's; its screen is the admins'. */
export const mailchimpRows = rowRule({ record: 'mailchimp account', visibleTo: 'staff' });

/** The account whose key an admin has set; the key is sealed. */
export interface SavedAccount {
  sealedKey: string;
  dataCenter: string;
  accountId: string;
  accountName: string;
  updatedAt: Date;
  updatedByName: string | null;
}

/** The account that is kept, or null. */
export async function findAccount(db: Db): Promise<SavedAccount | null> {
  const [row] = await db<SavedAccount[]>`
    select a.sealed_key, a.data_center, a.account_id, a.account_name, a.updated_at, u.name as updated_by_name
      from mailchimp_accounts a left join users u on u.id = a.updated_by
     where a.id = 1`;
  return row ?? null;
}

/** Saves an account with its sealed key, instead of the one that was saved. */
export async function saveAccount(
  db: Db,
  {
    sealedKey,
    dataCenter,
    accountId,
    accountName,
  }: Omit<SavedAccount, 'updatedAt' | 'updatedByName'>,
): Promise<void> {
  await db`
    insert into mailchimp_accounts (sealed_key, data_center, account_id, account_name)
    values (${sealedKey}, ${dataCenter}, ${accountId}, ${accountName})
    on conflict (id) do update set sealed_key = excluded.sealed_key, data_center = excluded.data_center,
      account_id = excluded.account_id, account_name = excluded.account_name`;
}

/** Replaces the sealed key by the same, sealed anew. */
export async function resealAccount(db: Db, sealedKey: string): Promise<void> {
  await db`update mailchimp_accounts set sealed_key = ${sealedKey} where id = 1`;
}

/** Forgets the account and its key. */
export async function removeAccount(db: Db): Promise<void> {
  await db`delete from mailchimp_accounts where id = 1`;
}

/** True of an audience of the built-in provider, also of a deleted one. */
export async function isOwnAudience(db: Db, audienceId: string): Promise<boolean> {
  const rows = await db`select 1 from audiences where id = ${audienceId}`;
  return rows.length > 0;
}

/** How many templates have an audience at Mailchimp, and how many emails are on their way there. */
export async function countMailchimpUse(
  db: Db,
  exceptAccount: string | null = null,
): Promise<{ templates: number; emails: number }> {
  const [row] = await db<{ templates: number; emails: number }[]>`
    select (select count(*) from email_templates t
             where t.deleted_at is null and t.mailchimp_list_id is not null
               and not exists (select from audiences a where a.id = t.mailchimp_list_id)) as templates,
           (select count(distinct c.id) from campaigns c join mailchimp_requests r on r.campaign_id = c.id
             where c.deleted_at is null
               and (${exceptAccount}::text is null or r.account_id <> ${exceptAccount})
               and (c.status in ('scheduled', 'sending') and c.provider_campaign_id = r.provider_campaign_id
                 or c.status = 'unknown' and c.version = r.campaign_version)) as emails`;
  return row ?? { templates: 0, emails: 0 };
}
