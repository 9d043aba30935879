import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { showcaseRoles } from '@masthead/shared/platform/access/roles.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { type Program, startProgram } from '../../../test/process.ts';
import { openSession } from '../../../test/session.ts';
import { buildReadyDigest } from '../../email/campaigns/campaigns.testing.ts';
import { productEnv, startSink } from '../../email/mailings/sink.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import {
  buildFirm,
  buildListing,
  buildRepresentative,
} from '../../showcase/delivery/showcase.testing.ts';
import { type Connection, type Db, openPool, type Pool, write } from '../db/client.ts';

/** What came of acts of two people in the same moment. */
export interface CrossingsReport {
  /** Imports that stopped on the way, and saves and schedules that were refused because the other act came first. */
  stopped: number;
  refused: number;
  /** Acts that were done although the other came first, and answers that no input may have. */
  wrong: string[];
}

/** Two servers on one database. */
interface Room {
  pool: Pool;
  servers: Program[];
  report: CrossingsReport;
}

interface Sent {
  params?: Record<string, string | number>;
  body?: object | FormData;
}
type Answer = { status: number; body: { id: number; version: number; state?: string } };

/** A call to one of the servers; anything but success and a refusal is wrong. */
async function ask(
  { servers, report }: Room,
  token: string,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { params = {}, body }: Sent = {},
): Promise<Answer> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const isForm = body instanceof FormData;
  const raw = await fetch(`${servers[randomInt(servers.length)]?.address}${path}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = { status: raw.status, body: await raw.json() } as Answer;
  if (answer.status >= 500)
    report.wrong.push(`${path}: ${raw.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A partner with a firm that holds a listing and a representative. */
async function buildPartner({ pool }: Room) {
  const organizationId = await buildOrganization(pool);
  const userId = await buildUser(pool, { organizationId, roles: [...showcaseRoles] });
  const name = `Firm of ${userId}`;
  const firmId = await buildFirm(pool, { organizationId, name });
  const listingId = await buildListing(pool, { firmId, type: 'Product' });
  const representativeId = await buildRepresentative(pool, { firmId });
  const token = await openSession(pool, userId);
  return { userId, token, name, firmId, listingId, representativeId };
}
type Partner = Awaited<ReturnType<typeof buildPartner>>;

/** What a firm holds: all that was committed before the caller's transaction got its lock. */
async function heldBy(db: Db, { firmId }: Partner): Promise<ReadonlySet<string>> {
  const rows = await db<{ name: string }[]>`
    select 'listing ' || id || ' ' || version as name from listings where showcase_firm_id = ${firmId}
    union all
    select 'representative ' || id || ' ' || version from representatives where showcase_firm_id = ${firmId}`;
  return new Set(rows.map(({ name }) => name));
}

const takeAway: ((db: Db, partner: Partner, elsewhere: number) => Promise<unknown>)[] = [
  (db, { userId }) => db`update users set is_disabled = true where id = ${userId}`,
  (db, { userId }, to) => db`update users set organization_id = ${to} where id = ${userId}`,
  (db, { firmId }, to) =>
    db`update showcase_firms set organization_id = ${to} where id = ${firmId}`,
];

/** Takes a partner or their firm away in one transaction, and answers what the firm held when it had its lock. */
async function loseSomething({ pool }: Room, partner: Partner, how: number) {
  const elsewhere = await buildOrganization(pool);
  return write(pool, null, async (db) => {
    // Why: it stands for somebody who is told that the record is busy, and presses again until it is done.
    await db`set local lock_timeout = 0`;
    await takeAway[how]?.(db, partner, elsewhere);
    const held = await heldBy(db, partner);
    // Why: whoever does not wait for the lock has time to go wrong.
    await wait(randomInt(40));
    return held;
  });
}

const newListing = {
  ...{ representativeId: null, type: 'Product', description2: null, address: null, city: null },
  ...{ state: null, zip: null, line1: null, line2: null, line3: null, price: null },
  ...{ url: 'https://firm.example', imageUrl: '/a.jpg' },
  ...{ openHouseStartDate: null, openHouseEndDate: null },
};

/** A partner saves what is their firm's while they or it are taken away. */
async function crossSaves(room: Room): Promise<void> {
  const partner = await buildPartner(room);
  const { token, firmId, listingId, representativeId } = partner;
  const save = async (kind: string, endpoint: Endpoint, body: object) => {
    await wait(randomInt(30));
    return { kind, answer: await ask(room, token, endpoint, { body }) };
  };
  const saves = [
    save('listing', listingEndpoints.create, {
      ...newListing,
      showcaseFirmId: firmId,
      description1: 'New',
    }),
    save('listing', listingEndpoints.update, {
      id: listingId,
      version: 1,
      description1: 'Changed',
    }),
    save('representative', representativeEndpoints.create, {
      ...{ showcaseFirmId: firmId, name: 'New', email: null, phone: null, imageUrl: null },
    }),
    save('representative', representativeEndpoints.update, {
      ...{ id: representativeId, version: 1, name: 'Changed' },
    }),
  ];
  await wait(randomInt(30));
  const held = await loseSomething(room, partner, randomInt(takeAway.length));
  for (const { kind, answer } of await Promise.all(saves)) {
    const name = `${kind} ${answer.body.id} ${answer.body.version}`;
    if (answer.status !== 200) room.report.refused += 1;
    else if (!held.has(name)) room.report.wrong.push(`${name} was saved after the loss`);
  }
}

/** Somebody imports listings and is taken away, or their firm, on the way. */
async function crossImport(room: Room, rows: number, how: number): Promise<void> {
  const partner = await buildPartner(room);
  const lines = Array.from(
    { length: rows },
    (_, at) => `k${at},${partner.name},Product,Thing,a,https://example.com/${at}`,
  );
  const form = new FormData();
  const text = ['External key,Firm,Type,Description 1,Line 1,URL', ...lines].join('\n');
  form.append('file', new Blob([text], { type: 'text/csv' }), 'things.csv');
  const { body } = await ask(room, partner.token, listingImportEndpoints.import, { body: form });
  const { id } = body;
  const until = async (isSo: (state: string, progress: number) => boolean) => {
    for (let looks = 0; looks < 30_000; looks += 1) {
      const [row] = await room.pool<{ state: string; progress: number }[]>`
        select state, progress from imports where id = ${id}`;
      if (row && isSo(row.state, row.progress)) return row.state;
      await wait(5);
    }
    throw new Error(`import ${id} stands still`);
  };
  await until((state) => state === 'checked');
  await ask(room, partner.token, importEndpoints.run, { params: { id } });
  const from = randomInt(1 + Math.floor(rows / 2));
  await until((state, progress) => state !== 'running' || progress >= from);
  const held = await loseSomething(room, partner, how);
  const state = await until((now) => now === 'failed' || now === 'done');
  const after = await heldBy(room.pool, partner);
  if (after.size > held.size)
    room.report.wrong.push(`import ${id}: ${after.size - held.size} rows came in after the loss`);
  if (state === 'failed' || held.size < rows) room.report.stopped += 1;
}

/** An email is scheduled while its template and its audience are deleted. */
async function crossSchedule(room: Room, tokens: { admin: string; editor: string }): Promise<void> {
  const { pool, report } = room;
  const { id, emailTemplateId, audienceId } = await buildReadyDigest(pool);
  const [row] = await pool<{ version: number }[]>`select version from campaigns where id = ${id}`;
  const schedule = async () => {
    await wait(randomInt(30));
    const sent = { params: { id }, body: { id, version: row?.version } };
    return ask(room, tokens.editor, dailyDigestEndpoints.schedule, sent);
  };
  const remove = async () => {
    await wait(randomInt(60));
    const { admin } = tokens;
    await ask(room, admin, emailTemplateEndpoints.remove, { params: { id: emailTemplateId } });
    await ask(room, admin, audienceEndpoints.remove, { params: { id: audienceId } });
  };
  const [{ status }] = await Promise.all([schedule(), remove()]);
  if (status !== 200) report.refused += 1;
  const [now] = await pool<{ isLive: boolean; isGone: boolean }[]>`
    select c.status <> 'draft' as is_live, t.deleted_at is not null or a.deleted_at is not null as is_gone
      from campaigns c, email_templates t, audiences a
     where c.id = ${id} and t.id = ${emailTemplateId} and a.id = ${audienceId}`;
  if (now?.isLive && now.isGone) report.wrong.push(`digest ${id} goes to what was deleted`);
}

/** Crossings that are under way at the same time. */
const atOnce = 6;

async function manyAtOnce(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/**
 * Two people act at the same moment on two servers: saves, imports and schedules, each while something that it
 * depends on is revoked or deleted (decision 87).
 */
export async function playCrossings(
  connection: Exclude<Connection, string>,
  plan: { imports: number; rows: number; saves: number; schedules: number },
): Promise<CrossingsReport> {
  const report: CrossingsReport = { stopped: 0, refused: 0, wrong: [] };
  const sink = await startSink(1);
  const pool = openPool(connection, { max: 2 * atOnce });
  const env = productEnv(connection, sink.address);
  const start = () => startProgram('product-server.ts', { env });
  const room: Room = { pool, servers: [], report };
  try {
    const admin = await openSession(pool, await buildStaff(pool, 'admin'));
    const editor = await openSession(pool, await buildStaff(pool, 'editor'));
    room.servers.push(...(await Promise.all([start(), start()])));
    for (let at = 0; at < plan.imports; at += 1)
      await crossImport(room, plan.rows, at % takeAway.length);
    await manyAtOnce(plan.saves, () => crossSaves(room));
    await manyAtOnce(plan.schedules, () => crossSchedule(room, { admin, editor }));
    return report;
  } finally {
    await Promise.all(room.servers.map((server) => server.end('SIGKILL')));
    await pool.end({ timeout: 2 });
    await sink.stop();
  }
}
