import { subscriberImportEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import { subscriberImportMessages } from '@masthead/shared/email/audiences/subscriber-import.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { listingImportMessages } from '@masthead/shared/showcase/listings/listing.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import {
  buildAudience,
  buildReadyDigest,
  buildSite,
} from '../../email/campaigns/campaigns.testing.ts';
import { importKinds } from '../../import-kinds.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import {
  buildFirm,
  buildRepresentative,
  buildSlot,
} from '../../showcase/delivery/showcase.testing.ts';
import type { ImportTask } from './import-kind.ts';
import { check, importWhole, report, run, undo } from './imports.testing.ts';
import { workOnImport } from './work-on-import.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin', 'listing');
let firmId: number;
beforeAll(async () => {
  firmId = await buildFirm(server.pool, { name: 'Homes' });
});

const listings = (...rows: string[]) => ({
  file: {
    bytes: ['External key,Firm,Type,Description 1,Line 1,URL,Representative', ...rows].join('\n'),
    name: 'things.csv',
    type: 'text/csv',
  },
});
const thing = (key: string, representative = '') =>
  `${key},Homes,Product,Thing,a,https://example.com/${key},${representative}`;
const subscribers = (id: string, bytes: string) => ({
  params: { id },
  file: { bytes, name: 'readers.csv', type: 'text/csv' },
});

test('an undo waits for the ad slot that comes to show a listing, and leaves that listing', async () => {
  const { pool } = server;
  const sent = listings(thing('shown'), thing('free'));
  const { id } = await importWhole(server, admin, listingImportEndpoints.import, sent);
  const [listing] = await pool<{ id: number }[]>`
    select id from listings where external_key = 'shown'`;
  const showing = await openTransaction(pool, (db) =>
    buildSlot(db, { firmIds: [firmId], siteIds: [], listingIds: [listing?.id ?? 0] }),
  );
  const undone = undo(server, admin, id);
  await untilWaiting(pool);
  await showing.commit();
  const { counts, problems } = (await undone).body;
  expect([counts.undone, counts.stayed, problems.map(({ message }) => message)]).toEqual([
    1,
    1,
    [listingImportMessages.shownSince],
  ]);
});

test('an undo waits for the email that goes to a subscriber, and leaves that subscriber', async () => {
  const { pool } = server;
  const digest = await buildReadyDigest(pool, { subscribers: 0 });
  const sent = subscribers(digest.audienceId, 'email\nreached@x.example\nfree@x.example\n');
  const { id } = await importWhole(server, admin, subscriberImportEndpoints.import, sent);
  const sending = await openTransaction(
    pool,
    (db) => db`
      with m as (
        insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, archive_key)
        values (${digest.id}, ${digest.audienceId}, 's', 'f', 'r@x.example', '', '', now(), 'key') returning id)
      insert into mail_deliveries (mailing_id, subscriber_id, email)
      select m.id, s.id, s.email from m, subscribers s where s.email = 'reached@x.example'`,
  );
  const undone = undo(server, admin, id);
  await untilWaiting(pool);
  await sending.commit();
  const { counts, problems } = (await undone).body;
  expect([counts.undone, counts.stayed, problems.map(({ message }) => message)]).toEqual([
    1,
    1,
    [subscriberImportMessages.mailedSince],
  ]);
});

test('a row does not come in for a representative who is deleted meanwhile', async () => {
  const { pool } = server;
  const id = await buildRepresentative(pool, { firmId });
  const [person] = await pool<{ name: string }[]>`
    select name from representatives where id = ${id}`;
  const sent = listings(thing('theirs', person?.name), thing('nobodys'));
  const { body } = await check(server, admin, listingImportEndpoints.import, sent);
  expect(body.counts).toMatchObject({ added: 2, refused: 0 });
  const deleting = await openTransaction(
    pool,
    (db) => db`update representatives set deleted_at = now() where id = ${id}`,
  );
  const done = run(server, admin, body.id);
  await untilWaiting(pool);
  await deleting.commit();
  expect((await done).body.counts).toMatchObject({ added: 1, refused: 1 });
});

test('adds nobody to an audience deleted during the import', async () => {
  const { pool } = server;
  const audienceId = await buildAudience(pool, (await buildSite(pool)).id, 0);
  const sent = subscribers(audienceId, 'email\nlate@x.example\n');
  const { body } = await check(server, admin, subscriberImportEndpoints.import, sent);
  expect(body.counts.added).toBe(1);
  const deleting = await openTransaction(
    pool,
    (db) => db`update audiences set deleted_at = now() where id = ${audienceId}`,
  );
  const done = run(server, admin, body.id);
  await untilWaiting(pool);
  await deleting.commit();
  expect((await done).body).toMatchObject({ state: 'failed', problem: audienceMessages.gone });
  expect(await pool`select from subscribers where audience_id = ${audienceId}`).toHaveLength(0);
});

test('a step that a deadlock has ended is done again, and no row counts as a duplicate of itself', async () => {
  const { pool } = server;
  const sent = listings(thing('again-1'), thing('again-2'), thing('again-1'));
  const { body } = await check(server, admin, listingImportEndpoints.import, sent);
  await admin.call(importEndpoints.run, { params: { id: body.id } });
  let steps = 0;
  const open = (task: ImportTask) => {
    const walk = importKinds.listings.open(task);
    return {
      async take(...args: Parameters<typeof walk.take>) {
        const outcomes = await walk.take(...args);
        steps += 1;
        if (steps === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return outcomes;
      },
    };
  };
  const kinds = { ...importKinds, listings: { ...importKinds.listings, open } };
  await workOnImport({ pool, kinds }, body.id);
  expect(steps).toBe(2);
  expect((await report(admin, body.id)).counts).toMatchObject({ added: 2, duplicates: 1 });
});
