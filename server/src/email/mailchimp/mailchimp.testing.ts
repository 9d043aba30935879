import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { startTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { startMailchimp } from './mailchimp-peer.testing.ts';

/** A key as Mailchimp gives them out. */
export const testKey = `${'0123456789abcdef'.repeat(2)}-us19`;

/** A server of the product with the stand-in of Mailchimp, and an editor who schedules through it. */
export async function startWithMailchimp(given: { key?: string | null } = {}) {
  const peer = await startMailchimp(testKey);
  const patience = {
    requestMs: 5000,
    pauseMs: 1,
    restMs: 0,
    rememberMs: 0,
    checklistMs: 60_000,
    actionMs: 30_000,
    workMs: 120_000,
    choicesMs: 5000,
  };
  const { key = testKey } = given;
  const server = await startTestServer({
    mailchimp: patience,
    config: { mailchimpKey: key, mailchimpUrl: peer.url, logLevel: 'silent' },
  });
  const { pool } = server;
  const editor = server.as(await buildStaff(pool, 'editor'));
  peer.account.lists.push({ id: 'a1b2c3d4e5', name: 'Austin', members: 1200 });

  const read = async (id: number) =>
    (await editor.call(dailyDigestEndpoints.get, { params: { id } })).body;
  return {
    peer,
    patience,
    server,
    editor,
    read,
    /** A digest that is ready to go to the audience at Mailchimp. */
    async ready(given: { subject?: string; fromName?: string } = {}): Promise<number> {
      const { id, emailTemplateId } = await buildReadyDigest(pool, given);
      await pool`update email_templates set mailchimp_list_id = 'a1b2c3d4e5' where id = ${emailTemplateId}`;
      return id;
    },
    schedule: async (id: number, change: object = {}) =>
      editor.call(dailyDigestEndpoints.schedule, {
        body: { id, version: (await read(id)).version, ...change },
      }),
    unschedule: (id: number) => editor.call(dailyDigestEndpoints.unschedule, { params: { id } }),
    statusOf: async (id: number) =>
      (await editor.call(dailyDigestEndpoints.status, { params: { id } })).body,
    /** Makes the last change of every email so old that nobody waits for its answer any more. */
    ageAll: () =>
      write(pool, null, async (db) => {
        await db`alter table campaigns disable trigger touch_record`;
        await db`update campaigns set updated_at = now() - interval '31 seconds'`;
        await db`alter table campaigns enable trigger touch_record`;
      }),
    async stop() {
      await server.stop();
      peer.stop();
    },
  };
}
export type WithMailchimp = Awaited<ReturnType<typeof startWithMailchimp>>;
