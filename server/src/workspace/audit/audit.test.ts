import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { auditMessages } from '@masthead/shared/workspace/audit/audit.messages.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { chainHistory } from './chain-history.ts';

const server = withTestServer();
const { state, export: exported } = auditEndpoints;
const now = today(new Date());
let adminId: number;
let admin: TestClient;

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
});

const period = (changes: object = {}) => ({
  body: { from: now, to: now, format: 'jsonl' as const, ...changes },
});

test('only admins of the owner organization see and export the audit log', async () => {
  const partner = await buildUser(server.pool, {
    organizationId: await buildOrganization(server.pool),
    roles: ['admin'],
  });
  for (const other of [await buildStaff(server.pool, 'editor'), partner]) {
    expect((await server.as(other).call(state)).status).toBe(403);
    expect((await server.as(other).call(exported, period())).status).toBe(403);
  }
});

test('exports who changed what and when, as JSON lines and CSV', async () => {
  await write(
    server.pool,
    adminId,
    (db) => db`update users set bio = '=1+1' where id = ${adminId}`,
  );
  await chainHistory(server.pool);
  const { body } = await admin.call(state);
  expect(body).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: expect.any(String),
  });
  const { raw } = await admin.call(exported, period());
  expect(raw.headers['content-disposition']).toContain('.jsonl');
  const lines = raw.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { before: object });
  expect(lines).toHaveLength(body.entries);
  expect(lines.at(-1)).toMatchObject({
    table: 'users',
    record: String(adminId),
    personId: adminId,
    person: expect.stringContaining('Person'),
    after: { bio: '=1+1' },
    hash: body.hash,
  });
  const csv = await admin.call(exported, period({ format: 'csv' }));
  expect(csv.raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.raw.body.split('\r\n')[0]).toContain('Entry,Time (UTC),Person');
  expect(csv.raw.body.split('\r\n')).toHaveLength(body.entries + 2);
});

test.each([
  ['days in their order', { from: addDays(now, 1) }, auditMessages.toEarly],
  ['a first day', { from: '' }, auditMessages.fromRequired],
  ['a last day', { to: '' }, auditMessages.toRequired],
  ['entries', { from: '2020-01-01', to: '2020-01-02' }, auditMessages.none],
])('an export needs %s', async (_what, changes, sentence) => {
  const { status, error } = await admin.call(exported, period(changes));
  expect([status, error.message?.[0]]).toEqual([400, sentence]);
});
