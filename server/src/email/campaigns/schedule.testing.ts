import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { addDays, type Day, weekdayOf } from '@masthead/shared/platform/values/dates.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type PlannedJob,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { type MailProvider, ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import { fakeTransport, sendingWith } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';
import { settleCampaign } from './settle-campaign.ts';

export const planned: PlannedJob[] = [];
export let server: TestServer;
export let builtIn: MailProvider;
export let editor: TestClient;

/** The server that the tests of a file share; each test begins with the provider that it has. */
export function withServer(): void {
  beforeAll(async () => {
    server = await startTestServer({ planned, config: { logLevel: 'silent' } });
    builtIn = server.app.mail;
    editor = server.as(await buildStaff(server.pool, 'editor'));
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    planned.length = 0;
    server.app.mail = builtIn;
  });
}

/** The built-in provider with some calls replaced. */
export const replaceMail = (calls: Partial<MailProvider>) => {
  server.app.mail = { ...builtIn, ...calls };
};
export const isAway = () => Promise.reject(new ProviderAway('connect ECONNREFUSED'));
export const isBroken = () => Promise.reject(new Error('502 <html>Bad gateway</html>'));

export const read = async (id: number) =>
  (await editor.call(dailyDigestEndpoints.get, { params: { id } })).body;
export const statusOf = async (id: number) =>
  (await editor.call(dailyDigestEndpoints.status, { params: { id } })).body;
export const schedule = async (id: number, change: object = {}, who = editor) =>
  who.call(dailyDigestEndpoints.schedule, {
    body: { id, version: (await read(id)).version, ...change },
  });
export const unschedule = (id: number) =>
  editor.call(dailyDigestEndpoints.unschedule, { params: { id } });
export const remove = (id: number) => editor.run(dailyDigestOperations.deleteDailyDigest, { id });
export const mailingsOf = (id: number) =>
  server.pool<{ id: number; status: string; sendAt: Date; subject: string; html: string }[]>`
    select id, status, send_at, subject, html from mailings where campaign_id = ${id} order by id`;

/** Runs the job of a scheduled digest as if its time had come. */
export async function sendNow(id: number, transport = fakeTransport()) {
  const [mailing] = await server.pool<{ id: number }[]>`
    update mailings set send_at = now() where campaign_id = ${id} and status = 'scheduled' returning id`;
  if (!mailing) throw new Error('nothing is scheduled');
  const onChange = (campaignId: number) => settleCampaign(server.pool, server.app.mail, campaignId);
  await sendMailing(sendingWith(server.pool, transport.transport, { onChange }), mailing.id);
  return { mailingId: mailing.id, ...transport };
}

/** Makes the last change of a digest as old as that. */
export const age = (id: number, seconds: number) =>
  write(server.pool, null, async (db) => {
    await db`alter table campaigns disable trigger touch_record`;
    await db`update campaigns set updated_at = now() - ${seconds} * interval '1 second' where id = ${id}`;
    await db`alter table campaigns enable trigger touch_record`;
  });

/** Puts a digest where a request died that had asked the provider, a while ago. */
export async function leaveUnconfirmed(id: number) {
  await server.pool`update campaigns set status = 'unknown', provider_campaign_id = null where id = ${id}`;
  await server.pool`update mailings m set campaign_version = c.version from campaigns c where c.id = ${id} and m.campaign_id = c.id`;
  await age(id, 31);
}

/** That Sunday of a month of next year: when the clocks change. */
export function sundayOfNextYear(month: string, n: number): Day {
  const first = `${new Date().getFullYear() + 1}-${month}-01`;
  return addDays(first, ((7 - weekdayOf(first)) % 7) + 7 * (n - 1));
}
