import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { importKinds } from '../../import-kinds.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { retainNow } from '../../retentions.testing.ts';
import {
  buildFirm,
  buildRepresentative,
  buildSlot,
} from '../../showcase/delivery/showcase.testing.ts';
import { withShowcase } from '../../showcase/delivery/with-showcase.testing.ts';
import { startImportJobs } from './import-jobs.ts';
import { check, importWhole, report, run, undo, work, workAndStop } from './imports.testing.ts';
import { saveImport } from './start-import.ts';
import { workOnImport } from './work-on-import.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const { showcase, staff, partner } = withShowcase(server);

const head = 'External key,Firm,Type,Description 1,Line 1,URL\n';
const line = (key: string, firm: string, line1 = 'a') =>
  `${key},${firm},Product,Thing ${key},${line1},https://example.com/${key}\n`;
const { import: endpoint } = listingImportEndpoints;
const sent = (text: string) => ({ file: { bytes: text, name: 'things.csv' } });
const whole = (text: string, client = staff) => importWhole(server, client, endpoint, sent(text));
const stored = async (firmId: number) => {
  const body = { showcaseFirmId: firmId, limit: 100 };
  const { nodes } = (await staff.call(listingEndpoints.search, { body })).body;
  return nodes.map(({ externalKey, line1 }) => `${externalKey} ${line1}`).sort();
};
const listed = async (client: TestClient) =>
  (await client.call(importEndpoints.list, { query: { limit: 100 } })).body.nodes.map(
    ({ id }) => id,
  );

describe('who sees an import', () => {
  test('a partner: those of their organization; staff: all; another partner, another role: none', async () => {
    const own = await whole(head + line('p1', 'Alpha firm'), partner);
    const ours = await whole(head + line('s1', 'Alpha firm'));
    expect([own.state, own.counts.added]).toEqual(['done', 1]);
    const beta = server.as(showcase.people.beta);
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    const calls = [importEndpoints.get, importEndpoints.run, importEndpoints.undo] as const;
    for (const call of [...calls, importEndpoints.problems])
      for (const [client, id] of [
        [partner, ours.id],
        [beta, own.id],
        [editor, own.id],
        [staff, 999_999],
      ] as const)
        expect((await client.call(call, { params: { id } })).status, call.path).toBe(404);
    expect(await report(staff, own.id)).toMatchObject({ createdBy: own.createdBy, target: '' });
  });

  test('the list is for editors and admins, and holds the kinds of their screens', async () => {
    const done = await whole(head + line('l1', 'Alpha firm'));
    const admin = server.as(await buildStaff(server.pool, 'admin'));
    expect(await listed(admin)).toContain(done.id);
    const checked = await check(server, staff, endpoint, sent(head + line('l2', 'Alpha firm')));
    expect(await listed(admin)).not.toContain(checked.body.id);
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    expect(await listed(editor)).not.toContain(done.id);
  });
});

describe('undoing an import of listings', () => {
  test('deletes, reverts and restores records, and the file can be imported again', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Undo Realty' });
    await whole(head + line('u1', 'Undo Realty') + line('u2', 'Undo Realty'));
    const before = await stored(firmId);
    const next = `External key,Firm,Type,Description 1,Line 1,URL,Status
u1,Undo Realty,Product,Thing,changed,https://example.com,Active
u2,Undo Realty,Product,Thing,a,https://example.com,Sold
u3,Undo Realty,Product,Thing,new,https://example.com,Active
`;
    const done = await whole(next);
    expect(done.counts).toMatchObject({ added: 1, changed: 1, deleted: 1 });
    const { body } = await undo(server, staff, done.id);
    expect([body.state, body.counts.undone, body.counts.stayed]).toEqual(['undone', 3, 0]);
    expect(await stored(firmId)).toEqual(before);
    expect((await whole(next)).counts).toMatchObject({ added: 1, changed: 1, deleted: 1 });
  });

  test('keeps and lists records changed since or shown by an ad slot', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Stay Realty' });
    const done = await whole(
      head + ['t1', 't2', 't3'].map((key) => line(key, 'Stay Realty')).join(''),
    );
    const rows = await server.pool<{ id: number }[]>`
      select id from listings where showcase_firm_id = ${firmId} order by external_key`;
    const [first = 0, second = 0] = rows.map(({ id }) => id);
    await staff.call(listingEndpoints.update, {
      body: { id: first, version: 1, line1: 'by hand', imageUrl: '/images/a.jpg' },
    });
    await buildSlot(server.pool, { firmIds: [firmId], siteIds: [], listingIds: [second] });
    const { body } = await undo(server, staff, done.id);
    expect([body.counts.undone, body.counts.stayed]).toEqual([1, 2]);
    expect(body.problems.map(({ text, message }) => `${text}: ${message}`)).toEqual([
      expect.stringMatching(/^t1: Changed by .+ since the import; left as is$/),
      't2: Added to an ad slot since the import, so it was kept.',
    ]);
    expect(await stored(firmId)).toEqual(['t1 by hand', 't2 a']);
    expect((await undo(server, staff, done.id)).status).toBe(200);
  });

  test('the import and its undo are one row each in Activity, over many transactions', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Many Realty' });
    const admin = server.as(await buildStaff(server.pool, 'admin'));
    const told = async () => {
      const query = { kind: 'listing' };
      const { nodes } = (await admin.call(activityEndpoints.list, { query })).body;
      return nodes.map(({ does, count }) => `${does} ${count}`);
    };
    const keys = Array.from({ length: 450 }, (_, n) => `m${n}`);
    const done = await whole(head + keys.map((key) => line(key, 'Many Realty')).join(''));
    expect((await told())[0]).toBe('added 450');
    expect((await undo(server, staff, done.id)).body.counts.undone).toBe(450);
    expect((await told()).slice(0, 2)).toEqual(['deleted 450', 'added 450']);
    expect(await stored(firmId)).toEqual([]);
  });

  test('does not restore a listing of a deleted representative, and lists it', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Gone Realty' });
    await whole(head + line('g1', 'Gone Realty'));
    const realtor = await buildRepresentative(server.pool, { firmId, name: 'Nan Novak' });
    await server.pool`update listings set representative_id = ${realtor} where showcase_firm_id = ${firmId}`;
    const status = (word: string) => whole(`External key,Firm,Status\ng1,Gone Realty,${word}\n`);
    const done = await status('Sold');
    await server.pool`update representatives set deleted_at = now() where id = ${realtor}`;
    const why =
      'The representative Nan Novak of this listing has been deleted. Restore the representative first, then the listing.';
    const offered = await status('Active');
    expect(offered.problems.map(({ message }) => message)).toEqual([why]);
    const { body } = await undo(server, staff, done.id);
    expect(body.problems.map(({ text, message }) => `${text}: ${message}`)).toEqual([`g1: ${why}`]);
    expect(await stored(firmId)).toEqual([]);
    await server.pool`update representatives set deleted_at = null where id = ${realtor}`;
    expect((await status('Active')).counts).toMatchObject({ changed: 1 });
  });

  test('a partner undoes their own', async () => {
    const done = await whole(head + line('pu', 'Alpha firm'), partner);
    const { body } = await undo(server, partner, done.id);
    expect([body.state, body.counts.undone]).toEqual(['undone', 1]);
  });

  test('only finished imports can be undone and only checked ones started', async () => {
    const { body } = await check(server, staff, endpoint, sent(head + line('o1', 'Alpha firm')));
    expect((await undo(server, staff, body.id)).status).toBe(409);
    const { body: refused } = await check(server, staff, endpoint, sent('City\nA\n'));
    expect((await run(server, staff, refused.id)).status).toBe(409);
  });
});

describe('an import goes on', () => {
  const many = (firm: string, count: number) =>
    head + Array.from({ length: count }, (_, n) => line(`m${n}`, firm)).join('');

  test('from where a server stopped, without a row twice or forgotten', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Resumed Realty' });
    const { body } = await check(server, staff, endpoint, sent(many('Resumed Realty', 1050)));
    await staff.call(importEndpoints.run, { params: { id: body.id } });
    for (const batches of [1, 2, 3]) await workAndStop(server, body.id, batches);
    expect((await report(staff, body.id)).progress).toBeGreaterThan(0);
    await work(server, body.id);
    const done = await report(staff, body.id);
    expect([done.state, done.counts.added, done.counts.unchanged]).toEqual(['done', 1050, 0]);
    const [count] = await server.pool<{ n: number; changes: number }[]>`
      select (select count(*) from listings where showcase_firm_id = ${firmId}) as n,
             (select count(*) from import_changes where import_id = ${body.id}) as changes`;
    expect(count).toEqual({ n: 1050, changes: 1050 });
  });

  test('when two servers believe that it is theirs, each row comes in once', async () => {
    await buildFirm(server.pool, { name: 'Twice Realty' });
    const { body } = await check(server, staff, endpoint, sent(many('Twice Realty', 900)));
    await staff.call(importEndpoints.run, { params: { id: body.id } });
    await Promise.all([work(server, body.id), work(server, body.id)]);
    await work(server, body.id);
    const done = await report(staff, body.id);
    expect([done.state, done.counts.added, done.counts.unchanged]).toEqual(['done', 900, 0]);
  });

  test('requeues waiting imports every minute', async () => {
    const { body } = await check(server, staff, endpoint, sent(head + line('w1', 'Alpha firm')));
    await server.pool`update imports set state = 'running', progress = 0 where id = ${body.id}`;
    const planned: object[] = [];
    const jobs = {
      check: async () => {},
      plan: async (_db: unknown, _queue: string, data: object) => void planned.push(data),
      work: async () => {},
      everyMinute: async (_queue: string, handler: () => Promise<void>) => handler(),
      begin: () => {},
      stop: async () => {},
    };
    await startImportJobs(jobs, { pool: server.pool, kinds: importKinds });
    expect(planned).toContainEqual({ importId: body.id, state: 'running' });
    await work(server, body.id);
  });
});

test('every row that was left out is in the file of problems', async () => {
  const bad = Array.from({ length: 250 }, (_, n) => `b${n},Nobody,Product,=1,a,x\n`).join('');
  const { body } = await check(server, staff, endpoint, sent(head + bad));
  expect([body.problems.length, body.problemCount, body.counts.refused]).toEqual([100, 250, 250]);
  const { raw } = await staff.call(importEndpoints.problems, { params: { id: body.id } });
  expect(raw.headers['content-disposition']).toContain('filename="things skipped rows.csv"');
  const lines = raw.body.trim().split('\r\n');
  expect(lines).toHaveLength(251);
  expect(lines[1]).toBe('2,Skipped,Firm,b0,This firm does not exist.');
});

test('a file that does not come whole leaves nothing behind', async () => {
  const count = async () => (await server.pool`select id from imports`).length;
  const before = await count();
  async function* broken() {
    yield Buffer.from(head);
    throw new Error('The line went dead.');
  }
  const given = { kind: 'listings' as const, fileName: 'x.csv', options: {}, target: '' };
  await expect(saveImport(server.pool, null, { ...given, file: broken() })).rejects.toThrow('dead');
  expect(await count()).toBe(before);
});

test('drops an unstarted import after a day and keeps a finished one', async () => {
  const done = await whole(head + line('k1', 'Alpha firm'));
  const { body: left } = await check(
    server,
    staff,
    endpoint,
    sent(head + line('k2', 'Alpha firm')),
  );
  const keptAfter = async (hours: number) => {
    await server.pool`
      update imports set created_at = now() - ${hours} * interval '1 hour' where id in (${done.id}, ${left.id})`;
    await retainNow(server.pool);
    const rows = await server.pool<{ id: number }[]>`
      select id from imports where id in (${done.id}, ${left.id}) order by id`;
    return rows.map(({ id }) => id);
  };
  expect(await keptAfter(23)).toEqual([done.id, left.id]);
  expect(await keptAfter(25)).toEqual([done.id]);
});

test('keeps the file of a failed import for a week', async () => {
  const { id } = await whole(head + line('k3', 'Alpha firm'));
  const { pool } = server;
  const piecesAfter = async (days: number) => {
    await pool`
      update imports set state = 'failed', created_at = now() - ${days} * interval '1 day' where id = ${id}`;
    await retainNow(pool);
    return pool`select from import_pieces where import_id = ${id}`;
  };
  await pool`insert into import_pieces (import_id, position, bytes) values (${id}, 1, 'x')`;
  expect(await piecesAfter(6)).toHaveLength(1);
  expect(await piecesAfter(8)).toHaveLength(0);
});

test('whose rows fail again and again has failed at the third time', async () => {
  const { body } = await check(server, staff, endpoint, sent(head + line('k4', 'Alpha firm')));
  expect((await staff.call(importEndpoints.run, { params: { id: body.id } })).status).toBe(200);
  const open = () => ({ take: () => Promise.reject(new Error('no room left')) });
  const kinds = { ...importKinds, listings: { ...importKinds.listings, open } };
  const attempt = () => workOnImport({ pool: server.pool, kinds }, body.id);
  await expect(attempt()).rejects.toThrow('no room left');
  await expect(attempt()).rejects.toThrow('no room left');
  expect((await report(staff, body.id)).state).toBe('running');
  await attempt();
  expect(await report(staff, body.id)).toMatchObject({
    state: 'failed',
    problem: importMessages.failed,
  });
});

test('posts of another system come in by the screen of imports, for a site that is there', async () => {
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  const text =
    '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><item><title>One</title><wp:status>draft</wp:status></item></channel></rss>';
  const sentTo = (siteId: number) => ({
    file: { bytes: text, name: 'old.xml' },
    body: { siteId: String(siteId) },
  });
  const [site] = await server.pool<
    { id: number; city: string }[]
  >`select id, city from sites limit 1`;
  const { import: posts } = newsItemImportEndpoints;
  const done = await importWhole(server, editor, posts, sentTo(site?.id ?? 0));
  expect(done).toMatchObject({
    kind: 'feed',
    state: 'done',
    notes: ['File title: Old'],
    fileName: 'old.xml',
  });
  expect(done.counts).toMatchObject({ added: 1, refused: 0 });
  const { status, error } = await check(server, editor, posts, sentTo(999_999));
  expect([status, error.message]).toEqual([400, [postsImportMessages.unknownSite]]);
});
