import { randomInt } from 'node:crypto';
import { oneKey } from '../../../test/one-key.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Connection, Pool } from '../../platform/db/client.ts';
import { openPlanner } from '../../platform/jobs/jobs.ts';
import { campaignRows, findCampaign, moveCampaign } from '../campaigns/campaign.store.ts';
import type { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { letTimeCome } from '../campaigns/rounds-account.testing.ts';
import { builtInProvider } from './built-in-provider.ts';
import { mailLinks } from './mail-links.ts';
import { findMailing } from './mailings.queries.ts';
import { fakeTransport, mailingContent } from './mailings.testing.ts';

const visible = rowsOf(theProduct, campaignRows);

/** Whatever a server that is killed may have had on its way (two lanes of ten). */
export const mostInHand = 20;

/**
 * Schedules a digest with the built-in provider and lets its time come at once, which the API would refuse; servers may
 * run already.
 */
export async function scheduleNow(
  { pool, connection }: { pool: Pool; connection: Connection },
  digest: Awaited<ReturnType<typeof buildReadyDigest>>,
): Promise<number> {
  const jobs = await openPlanner(connection, () => {});
  const publicUrl = 'https://masthead.example';
  const provider = builtInProvider({
    pool,
    jobs,
    transport: fakeTransport().transport,
    links: mailLinks(publicUrl, oneKey('test key')),
    publicUrl,
    mailFrom: null,
  });
  const campaign = await findCampaign(pool, visible, digest.id);
  if (!campaign) throw new Error('no campaign');
  const email = {
    campaignId: digest.id,
    campaignVersion: campaign.version,
    audienceId: digest.audienceId,
    subject: 'The best of today',
    previewText: '',
    fromName: 'CityBeat',
    replyTo: 'newsroom@citybeat.example',
    part: null,
    ...mailingContent,
  };
  const { id: providerCampaignId } = await provider.schedule(
    email,
    new Date(Date.now() + 3_600_000),
    await buildStaff(pool, 'editor'),
  );
  await moveCampaign(pool, campaign, { status: 'scheduled', problem: null, providerCampaignId });
  await jobs.stop();
  await letTimeCome(pool, digest.id);
  return Number(providerCampaignId);
}

/** Whether a campaign says that it has gone out. */
export const isSent = async (pool: Pool, campaignId: number): Promise<boolean> =>
  (await findCampaign(pool, visible, campaignId))?.status === 'sent';

/** Moments in the middle of a send, as messages that have arrived: spread over it but never the same. */
export const momentsOf = (subscribers: number, kills: number): number[] =>
  Array.from({ length: kills }, (_, n) => {
    const share = Math.floor((subscribers * 0.9) / kills);
    return n * share + randomInt(Math.floor(share / 5), share);
  });

/** What became of a send: its ledger held against the mail server's. */
export interface SendAccount {
  sent: number;
  /** Neither known to have arrived nor known not to have. */
  inDoubt: number;
  inDoubtArrived: number;
  /** Senders that handed something out, one after the other or side by side. */
  senders: number;
  /** Every place where the two do not say the same. */
  disagreements: string[];
}

/** What is wrong with one recipient, who has got the mail so many times; null when nothing is. */
function wrongWith(status: string | null, times: number): string | null {
  if (times > 1) return `got it ${times} times`;
  if (status === 'unknown') return null;
  if (status !== 'sent' && status !== 'failed') return `is ${status ?? 'not in the ledger'}`;
  if (status === 'sent' && times === 0) return 'is claimed to be sent, but did not arrive';
  if (status === 'failed') return times === 0 ? 'was given up' : 'arrived, but is called failed';
  return null;
}

/**
 * Ledger against witness: nobody twice, nobody forgotten, only what was in the hands of somebody killed in doubt, and
 * that is said.
 */
export async function accountForSend(
  pool: Pool,
  { mailingId, audienceId }: { mailingId: number; audienceId: string },
  { accepted, kills }: { accepted: readonly string[]; kills: number },
): Promise<SendAccount> {
  const times = new Map<string, number>();
  for (const email of accepted) times.set(email, (times.get(email) ?? 0) + 1);
  const rows = await pool<{ email: string; status: string | null; sender: string | null }[]>`
    select s.email, d.status, d.sender
      from subscribers s left join mail_deliveries d on d.subscriber_id = s.id and d.mailing_id = ${mailingId}
     where s.audience_id = ${audienceId} order by s.id`;
  const disagreements = rows.flatMap(({ email, status }) => {
    const wrong = wrongWith(status, times.get(email) ?? 0);
    return wrong ? [`${email} ${wrong}`] : [];
  });
  const readers = new Set(rows.map(({ email }) => email));
  for (const email of times.keys())
    if (!readers.has(email)) disagreements.push(`${email} got it, and is no reader`);
  const doubtful = rows.filter(({ status }) => status === 'unknown');
  if (doubtful.length > kills * mostInHand)
    disagreements.push(`${doubtful.length} in doubt after ${kills} kills`);
  const mailing = await findMailing(pool, mailingId);
  if (mailing?.status !== 'sent') disagreements.push(`the mailing is ${mailing?.status}`);
  // Why not the other way round: a sender that wakes up may have told of what was in doubt when the mailing ended.
  if (doubtful.length > 0 && !mailing?.problem?.includes('may or may not have been delivered'))
    disagreements.push(`${doubtful.length} in doubt, and it says: ${mailing?.problem}`);
  return {
    sent: rows.filter(({ status }) => status === 'sent').length,
    inDoubt: doubtful.length,
    inDoubtArrived: doubtful.filter(({ email }) => times.has(email)).length,
    senders: new Set(rows.map(({ sender }) => sender).filter(Boolean)).size,
    disagreements,
  };
}
