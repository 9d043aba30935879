import { subscriberImportEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { noCounts } from '@masthead/shared/platform/imports/import.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { importKinds } from '../../import-kinds.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { startImportJobs } from '../../platform/imports/import-jobs.ts';
import { check, report, undo, work } from '../../platform/imports/imports.testing.ts';
import { buildAudience, buildSite } from '../campaigns/campaigns.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');
let siteId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
});

const newAudience = () => buildAudience(server.pool, siteId, 0);
const checked = async (id: string, name: string, bytes: string) =>
  (
    await check(server, admin, subscriberImportEndpoints.import, {
      params: { id },
      file: { bytes, name, type: 'text/csv' },
    })
  ).body;
const runTogether = (files: { id: number; reason: string }[], client = admin) =>
  client.call(importEndpoints.runTogether, { body: { files } });
const peopleOf = async (id: string) =>
  (
    await server.pool<{ person: string }[]>`
      select email || ' ' || status || coalesce(' ' || status_reason, '') as person from subscribers
       where audience_id = ${id} order by lower(email)`
  ).map(({ person }) => person);

/** Mailchimp's three exports, with people who are in more than one of them, in other letters. */
async function threeFiles(id: string) {
  const subscribed = await checked(
    id,
    'subscribed_members_export_1.csv',
    'Email Address,First Name,OPTIN_TIME\nann@x.example,Ann,2020-01-01 00:00:00\nLEFT@x.example,Lee,\nBounced@x.example,Bo,\n',
  );
  const cleaned = await checked(
    id,
    'cleaned_members_export_1.csv',
    'Email Address,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE\nbounced@x.example,2023-01-02 03:04:05,May\nleft@x.example,2023-01-02 03:04:05,May\n',
  );
  const unsubscribed = await checked(
    id,
    'unsubscribed_members_export_1.csv',
    'Email Address,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON\nleft@x.example,2022-01-02 03:04:05,May,\n',
  );
  return { subscribed, cleaned, unsubscribed };
}

describe('several files of people, imported together', () => {
  test('come in one after the other, those of people who left first; each is undone by itself', async () => {
    const id = await newAudience();
    const { subscribed, cleaned, unsubscribed } = await threeFiles(id);
    expect([subscribed, cleaned, unsubscribed].map(({ readAs }) => readAs)).toEqual([
      'lines',
      'cleaned',
      'unsubscribed',
    ]);
    const { status, body } = await runTogether([
      { id: subscribed.id, reason: '' },
      { id: cleaned.id, reason: 'Bounced at Mailchimp' },
      { id: unsubscribed.id, reason: '' },
    ]);
    expect([status, body.map((run) => [run.id, run.state])]).toEqual([
      200,
      [
        [cleaned.id, 'running'],
        [unsubscribed.id, 'checked'],
        [subscribed.id, 'checked'],
      ],
    ]);
    const states = async () =>
      Promise.all(body.map(async (run) => (await report(admin, run.id)).state));
    await work(server, cleaned.id);
    expect(await states()).toEqual(['done', 'running', 'checked']);
    await work(server, unsubscribed.id);
    expect(await states()).toEqual(['done', 'done', 'running']);
    await work(server, subscribed.id);
    expect(
      await Promise.all(body.map(async ({ id: one }) => (await report(admin, one)).counts)),
    ).toEqual([
      { ...noCounts, cleaned: 2 },
      { ...noCounts, unsubscribed: 1 },
      { ...noCounts, added: 1, leftOut: 2 },
    ]);
    expect(await peopleOf(id)).toEqual([
      'ann@x.example subscribed',
      'bounced@x.example cleaned Bounced at Mailchimp',
      'left@x.example unsubscribed From the file unsubscribed_members_export_1.csv',
    ]);
    for (const { id: one } of [subscribed, unsubscribed, cleaned])
      expect((await undo(server, admin, one)).body.counts.stayed).toBe(0);
    expect(await peopleOf(id)).toEqual([]);
  });

  test('the job of one plans that of the next', async () => {
    const id = await newAudience();
    const { subscribed, unsubscribed } = await threeFiles(id);
    await runTogether([
      { id: subscribed.id, reason: '' },
      { id: unsubscribed.id, reason: '' },
    ]);
    const planned: object[] = [];
    let takeJob: (data: never) => Promise<void> = async () => {};
    await startImportJobs(
      {
        check: async () => {},
        plan: async (_db, queue, data) => void (queue === 'imports' && planned.push(data)),
        work: async (_queue, handler) => {
          takeJob = handler;
        },
        everyMinute: async () => {},
        begin: () => {},
        stop: async () => {},
      },
      { pool: server.pool, kinds: importKinds },
    );
    await takeJob({ importId: unsubscribed.id } as never);
    expect(planned).toEqual([{ importId: subscribed.id, state: 'running' }]);
    await takeJob({ importId: subscribed.id } as never);
    expect(planned).toHaveLength(1);
    expect(await peopleOf(id)).toHaveLength(3);
  });

  test('are refused when one of them is not waiting, is none of people, or is named twice', async () => {
    const id = await newAudience();
    const { subscribed, cleaned } = await threeFiles(id);
    const both = [
      { id: subscribed.id, reason: '' },
      { id: cleaned.id, reason: '' },
    ];
    expect((await runTogether([...both, { id: 999_777, reason: '' }])).status).toBe(404);
    expect((await runTogether([...both, ...both])).status).toBe(400);
    expect((await runTogether([])).status).toBe(400);
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    expect((await runTogether(both, editor)).status).toBe(403);
    expect((await runTogether(both, server.as(null))).status).toBe(401);
    expect((await runTogether(both)).status).toBe(200);
    const again = await runTogether(both);
    expect([again.status, again.error.message[0]]).toEqual([
      409,
      'This import isn’t ready to start. Reload it.',
    ]);
  });
});
