import { globSync } from 'node:fs';
import { join } from 'node:path';
import { allKinds, type RecordScreen, recordKinds } from '@masthead/shared/record-kinds.ts';
import { findKinds } from '@masthead/shared/workspace/find/find.ts';
import {
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { allRecords } from '../../all-records.ts';
import { userRows } from '../../people/users/user.store.ts';
import { firmRows } from '../../showcase/firms/firm.store.ts';
import { firmsToImport } from '../../showcase/listings/import.queries.ts';
import { listingRows, walkListings } from '../../showcase/listings/listing.store.ts';
import { findRecords } from '../../workspace/find/find.queries.ts';
import { existsRecord, findTitles } from '../history/history.queries.ts';
import { buildForeign, builtKinds } from './isolation.testing.ts';
import {
  type Asker,
  type Askers,
  buildAskers,
  expectNone,
  isOfPerson,
  kindsHidden,
  sent,
  sentEitherWay,
  strangers,
} from './isolation-askers.testing.ts';
import { canary, deletedId, foreignId, idOf, missingId } from './isolation-ids.testing.ts';
import { alsoBuilt, alsoBuiltKinds } from './isolation-others.testing.ts';
import { type RowRule, rowsOf } from './rows.ts';
import { isOnlyRead } from './view-as.ts';

const server = withTestServer();
const endpoints = (await declaredEndpoints()).filter(([name]) => name !== 'authEndpoints.logout');
const operations = await declaredOperations();

let askers: Askers;

/** Every rule that the server declares. */
async function declaredRules(): Promise<RowRule[]> {
  const files = globSync('**/*.store.ts', { cwd: join(import.meta.dirname, '../..') });
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(join(import.meta.dirname, '../..', file))),
  );
  const isRule = (value: unknown): value is RowRule =>
    typeof value === 'object' && value !== null && 'visibleTo' in value;
  return modules.flatMap((module) => Object.values(module).filter(isRule));
}

/** Asks one after the other. */
async function inTurn<T, U>(asks: T[], work: (ask: T) => Promise<U>): Promise<U[]> {
  const answers: U[] = [];
  for (const ask of asks) answers.push(await work(ask));
  return answers;
}

/** Why: to a colleague and the staff only what is a person's own is foreign; of the rest they may change what is there. */
const askedBy = (asker: Asker) =>
  endpoints.filter(
    ([name, endpoint]) => asker === 'partner' || isOnlyRead(endpoint) || isOfPerson(name),
  );

beforeAll(async () => {
  await buildForeign(server.pool);
  askers = await buildAskers(server);
});

test('there is a foreign record of every kind, and a rule says whose each is', () => {
  expect(builtKinds.toSorted()).toEqual(allKinds.map(({ slug }) => slug).sort());
  const tables = new Set(allKinds.map(({ table }) => table));
  expect([...tables].sort()).toEqual([...new Set(allRecords.map(({ table }) => table))].sort());
});

/** Rules whose rows are walked as those of another rule. */
const walkedAs: Record<string, RowRule> = { profile: userRows };

test('no rule says of rows whose they are that are not walked', async () => {
  const walked = new Set([...allRecords, ...Object.values(alsoBuilt)].map(({ rows }) => rows));
  const restricted = (await declaredRules()).filter(({ visibleTo }) => visibleTo !== 'everybody');
  expect(restricted).toContain(userRows);
  expect(restricted.filter((rule) => !walked.has(walkedAs[rule.record] ?? rule))).toEqual([]);
});

describe.each(strangers)('for a foreign %s', (asker) => {
  test.each(askedBy(asker))(
    '%s holds nothing of others, and what is foreign is missing',
    async (name, endpoint) => {
      const client = askers.clients[asker];
      // Why: what is added or saved once is refused from then on, whatever it names.
      if (!isOnlyRead(endpoint)) await client.call(endpoint, sent(missingId, endpoint));
      const bare = [{}, { body: {} }].slice(0, endpoint.body ? 2 : 1);
      const foreign = sentEitherWay(foreignId, endpoint);
      const answers = await inTurn([...bare, ...foreign], (ask) => client.call(endpoint, ask));
      for (const { raw } of answers) expectNone(asker, raw.body, name);
      if (asker !== 'partner' && !isOfPerson(name)) return;
      // Why: what a site shows its readers is for everybody, and names nothing of the above.
      if (name === 'showcaseEndpoints.site' || endpoint.scope === 'content') return;
      const deleted = await inTurn(sentEitherWay(deletedId, endpoint), (ask) =>
        client.call(endpoint, ask),
      );
      for (const [at, ask] of sentEitherWay(missingId, endpoint).entries()) {
        const missing = await client.call(endpoint, ask);
        for (const answer of [answers[bare.length + at], deleted[at]]) {
          expect(answer?.status).toBe(missing.status);
          if (missing.status === 404) expect(answer?.raw.body).toBe(missing.raw.body);
          else if (missing.status !== 200)
            expect(answer?.error.message).toEqual(missing.error.message);
        }
      }
    },
  );

  const asked = operations.filter(({ kind }) => asker === 'partner' || kind === 'query');
  test.each(asked.map((operation) => [operation.name, operation] as const))(
    'GraphQL %s holds nothing of others, and what is foreign is missing',
    async (name, operation) => {
      const run = async (variables: Record<string, unknown>) => {
        const { raw: _raw, ...told } = await askers.clients[asker].run(operation, variables);
        return told;
      };
      const runOn = (id: number) => run({ id, showcaseFirmId: id });
      const asked = await runOn(foreignId);
      for (const answer of [asked, await run({})]) expectNone(asker, answer, name);
      if (asker === 'partner') expect(asked).toEqual(await runOn(missingId));
    },
  );

  test('the queries alone hold nothing back from being found, named, counted or imported', async () => {
    const { pool } = server;
    const seer = askers.seers[asker];
    expectNone(asker, await findRecords(pool, ['canary'], findKinds, seer), 'palette');
    for (const kind of allKinds.filter(({ slug }) => kindsHidden(asker).includes(slug))) {
      const id = String(idOf(kind.slug, foreignId));
      expect(await existsRecord(pool, seer, kind, id), kind.slug).toBe(false);
      expect([...(await findTitles(pool, seer, kind, [id]))], kind.slug).toEqual([]);
    }
    expectNone(asker, await firmsToImport(pool, rowsOf(seer, firmRows)), 'import');
    const all = { firmIds: null, type: null, texts: {} };
    const walked = await walkListings(pool, rowsOf(seer, listingRows), all, null, 100);
    expect(walked).toHaveLength(asker === 'partner' ? 0 : 1);
  });
});

/** What holds no words of its own: that it is there is counted (`isolation-counts.test.ts`). */
const wordless = ['bulk-act', 'calendar-link', 'chat-visit', 'notice'];

const screens = Object.keys(recordKinds) as RecordScreen[];
const histories = strangers.flatMap((asker) =>
  screens
    .filter((screen) => kindsHidden(asker).includes(recordKinds[screen].slug))
    .map((screen) => [screen, asker] as const),
);

test.each(histories)(
  'the history and the versions of %s are missing for a foreign %s',
  async (screen, asker) => {
    const { table, slug } = recordKinds[screen];
    const id = idOf(slug, foreignId);
    const [made] = await server.pool<{ id: number }[]>`
    select id from changes where table_name = ${table} and record_id = ${String(id)} order by id limit 1`;
    const read = async (by: Asker, id: number) => [
      await askers.clients[by].call(historyEndpoints[screen], { params: { id } }),
      await askers.clients[by].call(versionEndpoints[screen], {
        params: { id, change: made?.id ?? 0 },
      }),
    ];
    const seen = await read('admin', id);
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    const asked = await read(asker, id);
    expect(asked.map(({ error }) => error.message)).toEqual(
      (await read(asker, missingId)).map(({ error }) => error.message),
    );
    for (const { status } of asked) expect([403, 404]).toContain(status);
  },
);

test('who may see them sees them in the same answers, so the words above would be found', async () => {
  const reads = endpoints.filter(([, one]) => isOnlyRead(one));
  const seenBy = async (asker: Asker, asked = reads) => {
    const answers: string[] = [];
    for (const [, endpoint] of asked)
      for (const ask of [sent(foreignId, endpoint), {}])
        answers.push((await askers.clients[asker].call(endpoint, ask)).raw.body);
    return answers.join('');
  };
  const byAdmin = await seenBy('admin');
  expectNone('admin', byAdmin, 'what an admin sees');
  const seen =
    byAdmin +
    (await seenBy(
      'keeper',
      reads.filter(([name]) => isOfPerson(name)),
    ));
  const unseen = [...builtKinds, ...alsoBuiltKinds].filter((slug) => !seen.includes(canary(slug)));
  // Why these: nothing shows the secret words of an account of Mailchimp, a demand names a role, a period a kind that
  // there is, a decision on a job is in Activity alone, and only the sentence of row 1 counts.
  const wordsUnseen = [
    'mailchimp-account',
    'demanded-factor',
    'job-decision',
    'retention-period',
    'read-only-mode',
  ];
  expect(unseen.sort()).toEqual([...wordsUnseen, ...wordless].sort());
  const found = await findRecords(server.pool, ['canary'], findKinds, askers.seers.admin);
  const palette = new Set(found.map(({ kind }) => kind));
  // Why: a template is called by its style, and one post and one import stand for those of other types.
  expect(findKinds.filter((kind) => !palette.has(kind))).toEqual([
    'event',
    'charity',
    'place',
    'email-template',
    'import-subscribers',
    'import-feed',
  ]);
});

test('nothing of it was changed by the partner who asked', async () => {
  const asked = askers.seers.partner.id;
  const changes = await server.pool<{ actorId: number | null }[]>`
    select actor_id from changes
     where record_id = any(${[String(foreignId), String(deletedId)]}::text[])`;
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter(({ actorId }) => actorId === asked)).toEqual([]);
});
