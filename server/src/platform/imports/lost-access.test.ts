import { showcaseRoles } from '@masthead/shared/platform/access/roles.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { untilWaiting } from '../../../test/waits.ts';
import { importKinds } from '../../import-kinds.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { buildFirm } from '../../showcase/delivery/showcase.testing.ts';
import type { ImportTask } from './import-kind.ts';
import { Stopping } from './import-work.ts';
import { check, report, work, workAndStop } from './imports.testing.ts';
import { workOnImport } from './work-on-import.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let owner: number;
beforeAll(async () => {
  owner = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
});

const { rowsAtATime } = importKinds.listings;
const rows = rowsAtATime * 2 + 50;
let made = 0;

/** A checked import of more rows than two steps take, by somebody of this organization, and its firm. */
async function checked(organizationId: number) {
  const { pool } = server;
  made += 1;
  const firm = `Firm of import ${made}`;
  const firmId = await buildFirm(pool, { name: firm, organizationId });
  const userId = await buildUser(pool, { organizationId, roles: [...showcaseRoles] });
  const client = server.as(userId);
  const lines = Array.from(
    { length: rows },
    (_, at) => `k${at},${firm},Product,Thing,a,https://example.com/${at}`,
  );
  const bytes = ['External key,Firm,Type,Description 1,Line 1,URL', ...lines].join('\n');
  const { body } = await check(server, client, listingImportEndpoints.import, {
    file: { bytes, name: 'things.csv' },
  });
  expect([body.state, body.counts.added]).toEqual(['checked', rows]);
  const admin = server.as(await buildUser(pool, { organizationId: owner, roles: ['admin'] }));
  return { id: body.id, userId, organizationId, firmId, client, admin };
}

/** Takes the first step of an import, with something begun in the middle of it. */
async function takeFirstStep(id: number, within: () => Promise<unknown>): Promise<void> {
  let taken = 0;
  const open = (task: ImportTask) => {
    const walk = importKinds.listings.open(task);
    return {
      async take(...batch: Parameters<typeof walk.take>) {
        const outcomes = await walk.take(...batch);
        taken += 1;
        await within();
        return outcomes;
      },
    };
  };
  const kinds = { ...importKinds, listings: { ...importKinds.listings, open } };
  const step = workOnImport({ pool: server.pool, kinds, isStopping: () => taken > 0 }, id);
  await expect(step).rejects.toThrow(Stopping);
}

const start = async ({ id, client }: Awaited<ReturnType<typeof checked>>) =>
  expect((await client.call(importEndpoints.run, { params: { id } })).status).toBe(200);
const listingsOf = async (firmId: number) => {
  const [row] = await server.pool<{ n: number }[]>`
    select count(*) as n from listings where showcase_firm_id = ${firmId} and deleted_at is null`;
  return row?.n;
};

type Lost = Awaited<ReturnType<typeof checked>>;
const losses: [string, (lost: Lost) => Promise<unknown>][] = [
  [
    'is disabled',
    ({ userId }) => server.pool`update users set is_disabled = true where id = ${userId}`,
  ],
  [
    'is moved to another organization',
    async ({ userId }) =>
      server.pool`update users set organization_id = ${await buildOrganization(server.pool)} where id = ${userId}`,
  ],
  ['loses the role', ({ userId }) => server.pool`delete from user_roles where user_id = ${userId}`],
  [
    'sees their organization deleted',
    ({ userId }) => server.pool`update organizations set deleted_at = now()
      where id = (select organization_id from users where id = ${userId}) and not is_owner`,
  ],
];

describe('an import stops with a message when its starter', () => {
  test.each(losses)('%s', async (_, lose) => {
    const lost = await checked(await buildOrganization(server.pool));
    await start(lost);
    await workAndStop(server, lost.id, 1);
    await lose(lost);
    await work(server, lost.id);
    const { state, problem, counts } = await report(lost.admin, lost.id);
    expect([state, problem, counts.added]).toEqual([
      'failed',
      importMessages.notAllowed,
      rowsAtATime,
    ]);
    expect(await listingsOf(lost.firmId)).toBe(rowsAtATime);
  });

  test('is of the staff no more', async () => {
    const lost = await checked(owner);
    await start(lost);
    const elsewhere = await buildOrganization(server.pool);
    await workAndStop(server, lost.id, 1);
    await server.pool`update users set organization_id = ${elsewhere} where id = ${lost.userId}`;
    await work(server, lost.id);
    expect(await report(lost.admin, lost.id)).toMatchObject({
      state: 'failed',
      problem: importMessages.notAllowed,
    });
  });
});

test('whoever is disabled in the middle of a step is when the step has ended, and the next is not taken', async () => {
  const lost = await checked(await buildOrganization(server.pool));
  await start(lost);
  let disabling: Promise<unknown> = Promise.resolve();
  await takeFirstStep(lost.id, async () => {
    disabling =
      server.pool`update users set is_disabled = true where id = ${lost.userId}`.execute();
    await untilWaiting(server.pool);
  });
  await disabling;
  await work(server, lost.id);
  const { problem, counts } = await report(lost.admin, lost.id);
  expect([problem, counts.added]).toEqual([importMessages.notAllowed, rowsAtATime]);
});

test('a check and an undo stop when their person is disabled', async () => {
  const lost = await checked(await buildOrganization(server.pool));
  await start(lost);
  await work(server, lost.id);
  await lost.client.call(importEndpoints.undo, { params: { id: lost.id } });
  await server.pool`update users set is_disabled = true where id = ${lost.userId}`;
  await work(server, lost.id);
  const undone = await report(lost.admin, lost.id);
  expect([undone.state, undone.problem, undone.counts.undone]).toEqual([
    'done',
    importMessages.undoNotAllowed,
    0,
  ]);
  const other = await checked(await buildOrganization(server.pool));
  await server.pool`update imports set state = 'checking' where id = ${other.id}`;
  await server.pool`update users set is_disabled = true where id = ${other.userId}`;
  await work(server, other.id);
  expect(await report(other.admin, other.id)).toMatchObject({
    state: 'refused',
    problem: importMessages.checkNotAllowed,
  });
});

test('a firm moved to another organization between two steps gets no more rows', async () => {
  const lost = await checked(await buildOrganization(server.pool));
  await start(lost);
  const elsewhere = await buildOrganization(server.pool);
  await workAndStop(server, lost.id, 1);
  await server.pool`update showcase_firms set organization_id = ${elsewhere} where id = ${lost.firmId}`;
  await work(server, lost.id);
  const { state, counts } = await report(lost.admin, lost.id);
  expect([state, counts.added, counts.refused]).toEqual(['done', rowsAtATime, rows - rowsAtATime]);
  expect(await listingsOf(lost.firmId)).toBe(rowsAtATime);
});

test('a firm cannot be moved in the middle of a step', async () => {
  const lost = await checked(await buildOrganization(server.pool));
  await start(lost);
  const elsewhere = await buildOrganization(server.pool);
  let moving: Promise<unknown> = Promise.resolve();
  await takeFirstStep(lost.id, async () => {
    moving = server.pool`
      update showcase_firms set organization_id = ${elsewhere} where id = ${lost.firmId}`.execute();
    await untilWaiting(server.pool);
  });
  await moving;
  await work(server, lost.id);
  expect(await report(lost.admin, lost.id)).toMatchObject({ counts: { added: rowsAtATime } });
});
