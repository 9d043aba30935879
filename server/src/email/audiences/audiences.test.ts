import {
  audienceEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildAudience, buildSite, buildTemplate } from '../campaigns/campaigns.testing.ts';
import { buildMailing } from '../mailings/mailings.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let admin: TestClient;
let adminId: number;
let siteId: number;

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  siteId = (await buildSite(server.pool)).id;
});

const newAudience = (subscribers = 0) => buildAudience(server.pool, siteId, subscribers);
const add = (id: string, body: unknown) =>
  admin.call(subscriberEndpoints.add, { params: { id }, body });
const page = async (id: string, query: Record<string, string | number> = {}) =>
  (await admin.call(subscriberEndpoints.list, { params: { id }, query })).body;
const emails = async (id: string, query: Record<string, string | number> = {}) =>
  (await page(id, query)).nodes.map(({ email }) => email);
const get = (id: string) => admin.call(audienceEndpoints.get, { params: { id } });

async function addPerson(id: string, email: string, name = '') {
  const { status, body } = await add(id, { email, name });
  expect(status).toBe(200);
  return body;
}

const move = (id: string, subscriberId: number, body: unknown) =>
  admin.call(subscriberEndpoints.changeStatus, { params: { id, subscriberId }, body });

describe('audiences', () => {
  test('one is added to a site, renamed, and listed by name with its counts', async () => {
    const { body: made } = await admin.call(audienceEndpoints.create, {
      body: { name: '  Zebra readers ', siteId },
    });
    expect(made).toMatchObject({ name: 'Zebra readers', siteId, usedBy: [], version: 1 });
    await addPerson(made.id, 'a@x.example');
    const gone = await addPerson(made.id, 'b@x.example');
    await move(made.id, gone.id, { from: 'subscribed', to: 'unsubscribed' });
    const { body: renamed } = await admin.call(audienceEndpoints.rename, {
      params: { id: made.id },
      body: { name: 'Ångström readers', version: 1 },
    });
    expect(renamed).toMatchObject({
      version: 2,
      counts: { subscribed: 1, unsubscribed: 1, cleaned: 0 },
    });
    await admin.call(audienceEndpoints.create, { body: { name: 'Bond readers', siteId } });
    const names = (await admin.call(audienceEndpoints.list)).body.map(({ name }) => name);
    expect(names).toEqual(['Ångström readers', 'Bond readers']);
  });

  test('a name is required, and a site that exists, and a name is there once on a site', async () => {
    const create = (body: unknown) => admin.call(audienceEndpoints.create, { body });
    expect((await create({ name: ' ', siteId })).error.message).toEqual([
      'An audience name is required',
    ]);
    expect((await create({ name: 'A' })).error.message).toEqual(['A site is required']);
    expect((await create({ name: 'A', siteId: 999_999 })).error.message).toEqual([
      'A site is required',
    ]);
    expect((await create({ name: 'A', siteId, id: 'mine' })).status).toBe(400);
    expect((await create({ name: 'Only once', siteId })).status).toBe(200);
    expect((await create({ name: 'ONLY ONCE', siteId })).error).toEqual({
      message: ['This site already has an audience with this name.'],
      errors: [{ path: 'name', message: 'This site already has an audience with this name.' }],
    });
    const elsewhere = (await buildSite(server.pool)).id;
    expect((await create({ name: 'Only once', siteId: elsewhere })).status).toBe(200);
  });

  test('one that a template sends to cannot be deleted, and says which template', async () => {
    const id = await newAudience();
    const remove = () => admin.call(audienceEndpoints.remove, { params: { id } });
    const template = await buildTemplate(server.pool, { siteId, audienceId: id });
    const refused = await remove();
    expect([refused.status, refused.error.message]).toEqual([
      409,
      [
        `The email template 'Daily Digest of site ${siteId}' sends to this audience. Choose another audience there first.`,
      ],
    ]);
    await buildTemplate(server.pool, { siteId, audienceId: id });
    expect((await remove()).error.message).toEqual([
      '2 email templates send to this audience. Choose another audience there first.',
    ]);
    await server.pool`update email_templates set deleted_at = now() where mailchimp_list_id = ${id}`;
    expect([(await remove()).status, template > 0]).toEqual([200, true]);
  });

  test('one that a scheduled email goes to cannot be deleted', async () => {
    const { audienceId: id } = await buildMailing(server.pool);
    await server.pool`update email_templates set mailchimp_list_id = null where mailchimp_list_id = ${id}`;
    const { status, error } = await admin.call(audienceEndpoints.remove, { params: { id } });
    expect([status, error.message]).toEqual([
      409,
      [
        'An email to this audience is scheduled or being sent. Delete the audience after it has been sent.',
      ],
    ]);
  });

  test('a deleted one is gone everywhere, and the undo brings it back with its people', async () => {
    const id = await newAudience(2);
    const before = (await get(id)).body;
    await admin.call(audienceEndpoints.remove, { params: { id } });
    for (const call of [audienceEndpoints.get, audienceEndpoints.remove, subscriberEndpoints.list])
      expect((await admin.call(call, { params: { id } })).status).toBe(404);
    expect((await add(id, { email: 'c@x.example' })).status).toBe(404);
    expect((await admin.call(subscriberEndpoints.export, { params: { id } })).status).toBe(404);
    const { body } = await admin.call(audienceEndpoints.restore, { params: { id } });
    const { version, updatedBy, dateUpdated } = body;
    expect(body).toEqual({ ...before, version, updatedBy, dateUpdated });
  });
});

describe('the list of subscribers', () => {
  test('is searched by address and name, by the letters that were typed', async () => {
    const id = await newAudience();
    await addPerson(id, 'ann@x.example', 'Ann Lee');
    await addPerson(id, 'bob_1@x.example', 'ÓSCAR 100%');
    await addPerson(await newAudience(), 'ann@elsewhere.example');
    expect(await emails(id, { search: 'ANN@' })).toEqual(['ann@x.example']);
    expect(await emails(id, { search: 'óscar' })).toEqual(['bob_1@x.example']);
    expect(await emails(id, { search: '0%' })).toEqual(['bob_1@x.example']);
    expect(await emails(id, { search: 'n_l' })).toEqual([]);
    expect(await emails(id, { search: ' ' })).toHaveLength(2);
  });

  test('is narrowed to a status and sorted by every column, both ways', async () => {
    const id = await newAudience();
    const cara = await addPerson(id, 'Cara@x.example', 'anna');
    const ben = await addPerson(id, 'ben@x.example', 'Zoe');
    await addPerson(id, 'abe@x.example');
    await move(id, cara.id, { from: 'subscribed', to: 'cleaned' });
    await move(id, ben.id, { from: 'subscribed', to: 'unsubscribed' });
    expect(await emails(id)).toEqual(['abe@x.example', 'ben@x.example', 'Cara@x.example']);
    expect(await emails(id, { direction: 'desc' })).toEqual([
      'Cara@x.example',
      'ben@x.example',
      'abe@x.example',
    ]);
    expect((await emails(id, { sort: 'name' }))[0]).toBe('Cara@x.example');
    expect((await emails(id, { sort: 'name', direction: 'desc' }))[0]).toBe('ben@x.example');
    expect((await emails(id, { sort: 'status' }))[0]).toBe('Cara@x.example');
    expect((await emails(id, { sort: 'statusAt', direction: 'desc' }))[0]).toBe('ben@x.example');
    const { totalCount, nodes } = await page(id, { status: 'cleaned' });
    expect([totalCount, nodes[0]?.email]).toEqual([1, 'Cara@x.example']);
  });

  test('pages through everybody once', async () => {
    const id = await newAudience(120);
    const first = await page(id);
    expect([first.totalCount, first.nodes.length]).toEqual([120, 50]);
    const seen = new Set<string>();
    for (const offset of [0, 50, 100, 150])
      for (const email of await emails(id, { offset })) seen.add(email);
    expect(seen.size).toBe(120);
    for (const query of [{ limit: 101 }, { limit: 0 }, { offset: -1 }, { sort: 'x' }])
      expect((await admin.call(subscriberEndpoints.list, { params: { id }, query })).status).toBe(
        400,
      );
  });
});

describe('one subscriber', () => {
  test('is added with a valid address that is not there yet, in any letter case', async () => {
    const id = await newAudience();
    const made = await addPerson(id, ' Ann@x.example ', '  Ann ');
    expect(made).toMatchObject({ email: 'Ann@x.example', name: 'Ann', status: 'subscribed' });
    const { error } = await add(id, { email: 'ANN@X.example' });
    expect(error.errors).toEqual([
      { path: 'email', message: 'This address is already in this audience.' },
    ]);
    for (const [email, sentence] of [
      ['', 'A valid email address is required'],
      ['ann', 'You must provide a valid email address'],
      ['a b@x.example', 'You must provide a valid email address'],
      ['a@x.example\r\nBcc: b@x.example', 'You must provide a valid email address'],
      [`${'a'.repeat(250)}@x.example`, 'You must provide a valid email address'],
    ])
      expect((await add(id, { email })).error.message).toEqual([sentence]);
    expect((await page(id)).totalCount).toBe(1);
  });

  test('is unsubscribed or marked as bounced with when, why and by whom', async () => {
    const id = await newAudience();
    const { id: personId } = await addPerson(id, 'ann@x.example');
    const { body: left } = await move(id, personId, {
      from: 'subscribed',
      to: 'unsubscribed',
      reason: 'Asked by phone',
    });
    expect(left).toMatchObject({ status: 'unsubscribed', statusReason: 'Asked by phone' });
    expect(left.statusBy).toMatch(/^Person /);
    expect(Date.now() - new Date(left.statusAt).getTime()).toBeLessThan(60_000);
    const { body: bounced } = await move(id, personId, { from: 'unsubscribed', to: 'cleaned' });
    expect(bounced).toMatchObject({ status: 'cleaned', statusReason: null });
  });

  test('gets emails again only with a reason, which is recorded with the person who gave it', async () => {
    const id = await newAudience();
    const { id: personId } = await addPerson(id, 'ann@x.example');
    await move(id, personId, { from: 'subscribed', to: 'unsubscribed' });
    const again = { from: 'unsubscribed', to: 'subscribed' };
    for (const reason of [undefined, '  '])
      expect((await move(id, personId, { ...again, reason })).error.errors).toEqual([
        { path: 'reason', message: 'Add the reason for resubscribing this person.' },
      ]);
    const { body } = await move(id, personId, { ...again, reason: 'Wrote to us on 11/20' });
    expect(body).toMatchObject({ status: 'subscribed', statusReason: 'Wrote to us on 11/20' });
    const [change] = await server.pool<{ actorId: number; after: Record<string, unknown> }[]>`
      select actor_id, after from changes where table_name = 'subscribers' and record_id = ${String(personId)}
       order by id desc limit 1`;
    expect(change?.actorId).toBe(adminId);
    expect(change?.after).toMatchObject({
      status: 'subscribed',
      status_reason: 'Wrote to us on 11/20',
    });
  });

  test('who has moved on meanwhile, who stands there already, and who is elsewhere, is not moved', async () => {
    const id = await newAudience();
    const { id: personId } = await addPerson(id, 'ann@x.example');
    const leave = { from: 'subscribed', to: 'unsubscribed' };
    expect((await move(id, personId, leave)).status).toBe(200);
    const late = await move(id, personId, leave);
    expect([late.status, late.error.message]).toEqual([
      409,
      ['This subscriber has changed since you loaded the list. Reload the list.'],
    ]);
    expect((await move(id, personId, { from: 'cleaned', to: 'cleaned' })).status).toBe(400);
    expect((await move(id, personId, { from: 'x', to: 'cleaned' })).status).toBe(400);
    expect((await move(await newAudience(), personId, leave)).status).toBe(404);
    expect((await move(id, 2_000_000_000, leave)).status).toBe(404);
  });
});

describe('the export', () => {
  const exported = async (id: string, query: Record<string, string> = {}) => {
    const { status, raw } = await admin.call(subscriberEndpoints.export, { params: { id }, query });
    expect(status).toBe(200);
    return raw;
  };
  const rowsOf = (text: string): string[][] => parse(text, { bom: true });

  test('holds every subscriber by address as CSV that spreadsheets open', async () => {
    const id = await newAudience(2500);
    const raw = await exported(id);
    expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(raw.headers['content-disposition']).toMatch(
      /^attachment; filename="Audience \d+ subscribers \d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''/,
    );
    expect(raw.body.startsWith('\uFEFFemail,name,status,')).toBe(true);
    const rows = rowsOf(raw.body);
    expect([rows.length, new Set(rows.map(([email]) => email)).size]).toEqual([2501, 2501]);
    const addresses = rows.slice(1).map(([email]) => email ?? '');
    expect(addresses).toEqual(addresses.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(raw.body.split('\r\n')).toHaveLength(2502);
  });

  test('defuses cells that a spreadsheet would run, and quotes what needs it', async () => {
    const id = await newAudience();
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', 'a "quoted", name', "'=kept"];
    for (const [index, name] of names.entries()) await addPerson(id, `p${index}@x.example`, name);
    await addPerson(id, '+tag@x.example', 'plain');
    const [plus, ...rows] = rowsOf((await exported(id)).body).slice(1);
    expect(plus?.slice(0, 2)).toEqual(["'+tag@x.example", 'plain']);
    expect(rows.map(([, name]) => name)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      'a "quoted", name',
      "''=kept",
    ]);
  });

  test('holds what the list is narrowed to', async () => {
    const id = await newAudience();
    const ann = await addPerson(id, 'ann@x.example', 'Ann');
    await addPerson(id, 'bob@x.example', 'Bob');
    await move(id, ann.id, { from: 'subscribed', to: 'unsubscribed', reason: 'By phone' });
    const [, row, ...more] = rowsOf((await exported(id, { status: 'unsubscribed' })).body);
    expect([row?.slice(0, 3), row?.[4], more]).toEqual([
      ['ann@x.example', 'Ann', 'unsubscribed'],
      'By phone',
      [],
    ]);
    expect(rowsOf((await exported(id, { search: 'BOB' })).body)).toHaveLength(2);
    const wrong = await admin.call(subscriberEndpoints.export, {
      params: { id },
      query: { status: 'x' },
    });
    expect(wrong.status).toBe(400);
  });
});
