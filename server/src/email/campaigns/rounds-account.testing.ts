import { setTimeout as wait } from 'node:timers/promises';
import { oneKey } from '../../../test/one-key.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { builtInProvider } from '../mailings/built-in-provider.ts';
import { mailLinks } from '../mailings/mail-links.ts';
import { cancelOrphans } from '../mailings/mailings.queries.ts';
import { fakeTransport } from '../mailings/mailings.testing.ts';
import { settleCampaigns } from './settle-campaign.ts';

/** Makes it the time at which a scheduled campaign, or every one, goes out. */
export async function letTimeCome(pool: Pool, campaignId: number | null = null) {
  const due = await pool<{ id: number }[]>`
    update mailings set send_at = now()
     where status = 'scheduled' ${campaignId === null ? pool`` : pool`and campaign_id = ${campaignId}`} returning id`;
  await pool`update pgboss.job set start_after = now()
    where name = 'send-mailing' and state in ('created', 'retry') and (data->>'mailingId')::int = any(${due.map((row) => row.id)}::int[])`;
  return { status: 200, body: {} };
}

/** What row and provider say of a campaign that nobody is acting on. */
interface Standing {
  id: number;
  status: string;
  named: string | null;
  deleted: boolean;
  mailing: number | null;
  mailingStatus: string | null;
}

const standings = (pool: Pool, id: number | null) => pool<Standing[]>`
  select c.id, c.status, c.provider_campaign_id as named, c.deleted_at is not null as deleted,
         m.id as mailing, m.status as mailing_status
    from campaigns c left join mailings m on m.campaign_id = c.id
   ${id === null ? pool`` : pool`where c.id = ${id}`} order by c.id, m.id`;

const isLive = (status: string | null) => status === 'scheduled' || status === 'sending';

/** Why a row and one mailing contradict each other, or null. */
function contradiction(row: Standing): string | null {
  const isNamed = row.named === String(row.mailing);
  const said = `row ${row.status} naming ${row.named}, mailing ${row.mailing} ${row.mailingStatus}`;
  if (isLive(row.mailingStatus) && !(isNamed && isLive(row.status) && !row.deleted)) return said;
  if (isNamed && isLive(row.status) && row.mailingStatus === 'canceled') return said;
  if (isLive(row.status) && row.named === null) return said;
  return null;
}

/** A contradiction between a row and its provider right now, or null. */
export async function disagreementNow(pool: Pool, id: number): Promise<string | null> {
  for (const row of await standings(pool, id)) {
    // Why: the provider did not confirm; that is said, and settled later.
    if (row.status === 'unknown') return null;
    const found = contradiction(row);
    if (found) return found;
  }
  return null;
}

/** What the minute's job does, at once instead of after the half minute that an answer may take. */
async function settleAll(pool: Pool): Promise<void> {
  const nothing = async () => {};
  const publicUrl = 'https://masthead.example';
  const provider = builtInProvider({
    pool,
    jobs: { plan: nothing },
    transport: fakeTransport().transport,
    links: mailLinks(publicUrl, oneKey('test key')),
    publicUrl,
    mailFrom: null,
  });
  await write(pool, null, async (db) => {
    await db`alter table campaigns disable trigger touch_record`;
    await db`update campaigns set updated_at = updated_at - interval '31 seconds' where status = 'unknown'`;
    await db`alter table campaigns enable trigger touch_record`;
  });
  await cancelOrphans(pool);
  await settleCampaigns(pool, provider);
}

/** Settles everything and lets it go out, until nothing is on its way any more. */
export async function comeToRest(pool: Pool): Promise<void> {
  for (let isResting = false; !isResting; ) {
    await settleAll(pool);
    await letTimeCome(pool);
    await wait(500);
    const [row] = await pool<{ n: number }[]>`
      select (select count(*) from mailings where status in ('scheduled', 'sending'))
           + (select count(*) from campaigns where status in ('scheduled', 'sending', 'unknown') and deleted_at is null) as n`;
    isResting = row?.n === 0;
  }
}

/** Everything that does not agree once all is at rest. */
export async function accountFor(pool: Pool, accepted: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const row of await standings(pool, null)) {
    const found = contradiction(row);
    if (found) problems.push(`campaign ${row.id}: ${found}`);
    const isNamed = row.named === String(row.mailing);
    if (row.status === 'sent' && isNamed && row.mailingStatus !== 'sent')
      problems.push(`campaign ${row.id}: 'sent', its mailing is '${row.mailingStatus}'`);
    if (row.mailingStatus === 'sent' && !(isNamed && row.status === 'sent'))
      problems.push(`campaign ${row.id}: '${row.status}', but mailing ${row.mailing} went out`);
  }
  problems.push(...(await accountForReaders(pool, accepted)));
  return problems;
}

/** What the ledger says of one reader of one campaign; copies of an email have the same readers. */
interface Ledger {
  email: string;
  campaignId: number;
  campaign: string;
  statuses: string[];
}

const isDoubtful = ({ statuses }: Ledger) =>
  statuses.includes('unknown') || statuses.includes('handed');

/** Everybody got each email once, whatever the ledger says of it. */
async function accountForReaders(pool: Pool, accepted: readonly string[]): Promise<string[]> {
  const has = new Map<string, number>();
  for (const email of accepted) has.set(email, (has.get(email) ?? 0) + 1);
  const ledger = await pool<Ledger[]>`
    select s.email, c.id as campaign_id, c.status as campaign, array_remove(array_agg(d.status), null) as statuses
      from campaigns c join email_templates t on t.id = c.email_template_id
      join subscribers s on s.audience_id = t.mailchimp_list_id
      left join mailings m on m.campaign_id = c.id
      left join mail_deliveries d on d.mailing_id = m.id and d.subscriber_id = s.id
     group by 1, 2, 3`;
  const problems: string[] = [];
  for (const one of ledger) {
    const { email, campaignId, campaign, statuses } = one;
    const said = `campaign ${campaignId} '${campaign}', ${email}: ledger ${statuses.join('+')}`;
    const sent = statuses.filter((status) => status === 'sent').length;
    if (sent > 1) problems.push(`${said}, twice`);
    if (campaign === 'sent' && sent === 0 && !isDoubtful(one)) problems.push(`${said}, forgotten`);
  }
  for (const [email, own] of Map.groupBy(ledger, (one) => one.email)) {
    const times = has.get(email) ?? 0;
    const sent = own.filter(({ statuses }) => statuses.includes('sent')).length;
    const most =
      sent + own.filter((one) => !one.statuses.includes('sent') && isDoubtful(one)).length;
    if (times < sent || times > most)
      problems.push(`${email} got ${times}, the ledger says ${sent} to ${most}`);
  }
  // Why: people of the newsroom get mails of the product, such as that a release is asked for.
  const staff = await pool<{ email: string }[]>`select email from users`;
  const known = new Set([...ledger, ...staff].map(({ email }) => email));
  for (const email of has.keys()) if (!known.has(email)) problems.push(`${email} is no reader`);
  return problems;
}
