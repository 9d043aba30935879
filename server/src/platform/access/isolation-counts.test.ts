import { beforeAll, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildForeign, builtKinds, insertForeign } from './isolation.testing.ts';
import {
  type Asker,
  type Askers,
  buildAskers,
  isOfPerson,
  kindsHidden,
  sent,
  strangers,
} from './isolation-askers.testing.ts';
import { foreignId, laterId } from './isolation-ids.testing.ts';
import { alsoBuiltKinds } from './isolation-others.testing.ts';
import { isOnlyRead } from './view-as.ts';

const server = withTestServer();
let askers: Askers;
const reads = (await declaredEndpoints()).filter(([, endpoint]) => isOnlyRead(endpoint));
const queries = (await declaredOperations()).filter(({ kind }) => kind === 'query');

/** Every number that an answer gives of how many there are: lengths of lists, counts, lines of a file. */
function countsIn(answer: unknown): unknown {
  if (typeof answer === 'string') return answer.split('\n').length;
  if (Array.isArray(answer)) return [answer.length, ...answer.map(countsIn)];
  if (typeof answer !== 'object' || answer === null) return null;
  return Object.entries(answer).map(([key, value]) =>
    typeof value === 'number' && /count|total/i.test(key) ? value : countsIn(value),
  );
}

/** Why: what fails counts nothing, and would hide that it counts too much. */
function refuseFailure(name: string, status: number) {
  if (status === 500) throw new Error(`${name} has failed`);
}

/** A reading call, as one that says how many there are. */
type Ask = readonly [name: string, counts: (client: TestClient) => Promise<string>];

const asks: Ask[] = [
  ...reads.flatMap(([name, endpoint]) =>
    Object.entries({
      bare: {},
      ...(endpoint.method !== 'GET' && { empty: { body: {} } }),
      named: sent(foreignId, endpoint),
    }).map(
      ([how, ask]): Ask => [
        `${name} ${how}`,
        async (client) => {
          const { raw, body } = await client.call(endpoint, ask);
          refuseFailure(name, raw.statusCode);
          return raw.statusCode < 300 ? saying([raw.headers['x-count'], countsIn(body)]) : '';
        },
      ],
    ),
  ),
  ...queries.flatMap((query) =>
    [{}, { id: foreignId, showcaseFirmId: foreignId }].map(
      (args): Ask => [
        `${query.name} ${JSON.stringify(args)}`,
        async (client) => {
          const { status, data } = await client.run(query, args);
          refuseFailure(query.name, status);
          return saying(countsIn(data));
        },
      ],
    ),
  ),
];
/** Text that differs when the counts do; nothing where there are none. */
const saying = (counts: unknown) =>
  /\d/.test(JSON.stringify(counts)) ? JSON.stringify(counts) : '';

type Counts = Map<string, string>;

async function countsFor(asker: Asker, asked = asks): Promise<Counts> {
  const all: Counts = new Map();
  for (const [name, counts] of asked) all.set(name, await counts(askers.clients[asker]));
  return all;
}

const different = (before: Counts, after: Counts) =>
  [...after].filter(([name, counts]) => before.get(name) !== counts).map(([name]) => name);

/** Counted for everybody, since every form that picks a template names it (`emailTemplateNames`). */
const named = (name: string) => name.startsWith('emailTemplates ');

beforeAll(async () => {
  await buildForeign(server.pool);
  askers = await buildAskers(server);
});

test.each(strangers)(
  'one more of all that is kept from a %s changes no count of theirs',
  async (asker) => {
    const id = laterId + strangers.indexOf(asker);
    const before = await countsFor(asker);
    for (const kind of kindsHidden(asker)) await insertForeign(server.pool, kind, id);
    const counted = different(before, await countsFor(asker)).filter((name) => !named(name));
    expect(counted).toEqual([]);
  },
);

test.each(['admin', 'keeper'] as const)(
  'the %s counts one more of each that is theirs to see, so it would be seen',
  async (asker) => {
    const asked = asks.filter(([name]) => asker === 'admin' || isOfPerson(name));
    const kinds = [...builtKinds, ...alsoBuiltKinds].filter(
      (kind) => kindsHidden('admin').includes(kind) === (asker === 'keeper'),
    );
    expect(kinds.length).toBeGreaterThan(0);
    const id = laterId + strangers.length;
    /** Whether one more of a kind, with this id, moves any of these counts. */
    const isCounted = async (kind: string, id: number, by: Ask[]) => {
      const before = await countsFor(asker, by);
      await insertForeign(server.pool, kind, id);
      return different(before, await countsFor(asker, by)).length > 0;
    };
    const rest: string[] = [];
    for (const kind of kinds) {
      const word = kind.replaceAll('-', '');
      const likely = asked.filter(([name]) => name.toLowerCase().includes(word));
      if (!(await isCounted(kind, id, likely))) rest.push(kind);
    }
    // Why: only calls that count any of the rest are asked after each.
    const still = await countsFor(asker, asked);
    for (const kind of rest) await insertForeign(server.pool, kind, id + 1);
    const counted = asked.filter(([name]) => still.get(name));
    const moved = new Set(different(still, await countsFor(asker, counted)));
    const counting = counted.filter(([name]) => moved.has(name));
    const uncounted: string[] = [];
    for (const kind of rest) if (!(await isCounted(kind, id + 2, counting))) uncounted.push(kind);
    expect(uncounted).toEqual([]);
  },
  240_000,
);
