import { allKinds } from '@masthead/shared/record-kinds.ts';
import { trashEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { restoreRecord } from '../../workspace/history/history.routes.ts';
import { listDeleted } from '../../workspace/history/trash.queries.ts';
import { write } from '../db/client.ts';
import { buildForeign, storedOf } from './isolation.testing.ts';
import {
  type Askers,
  buildAskers,
  expectNone,
  kindsHidden,
  sentEitherWay,
  strangers,
} from './isolation-askers.testing.ts';
import { deletedId, foreignId, idOf } from './isolation-ids.testing.ts';
import { isOnlyRead } from './view-as.ts';

const server = withTestServer();
let askers: Askers;
const kindsWithTrash = allKinds.filter(({ hasTrash }) => hasTrash);
const endpoints = (await declaredEndpoints()).filter(([name]) => name !== 'authEndpoints.logout');
const operations = await declaredOperations();

beforeAll(async () => {
  await buildForeign(server.pool);
  askers = await buildAskers(server);
});

describe.each(strangers)('for a foreign %s', (asker) => {
  // Why: of organizations one sees one's own alone, and whose own is deleted is nobody any more.
  const isHiddenFrom = (slug: string) =>
    kindsHidden(asker).includes(slug) || (slug === 'organization' && asker === 'colleague');

  test('the trash lists and counts only what they may see', async () => {
    const seer = askers.seers[asker];
    const page = { limit: 99, offset: 0 };
    expectNone(asker, await listDeleted(server.pool, seer, kindsWithTrash, page), 'trash');
    for (const kind of kindsWithTrash) {
      const { nodes, totalCount } = await listDeleted(server.pool, seer, [kind], page);
      expect([kind.slug, nodes.length, totalCount]).toEqual(
        isHiddenFrom(kind.slug) ? [kind.slug, 0, 0] : [kind.slug, 1, 1],
      );
    }
  });

  test.each(kindsWithTrash.map(({ slug }) => slug))(
    'a deleted %s is restored only by who may see it',
    async (slug) => {
      const { pool } = server;
      const restored = write(pool, null, async (db) => {
        const title = await restoreRecord(
          db,
          askers.seers[asker],
          slug,
          String(idOf(slug, deletedId)),
        );
        throw new Error(`restored ${title}`);
      }).catch((error: Error) => error.message);
      expect(await restored).toMatch(isHiddenFrom(slug) ? /^(?!restored)/ : /^restored/);
      const answered = await askers.clients[asker].call(trashEndpoints.restore, {
        body: { kind: slug, id: String(idOf(slug, deletedId)) },
      });
      expect([403, 404]).toContain(answered.status);
    },
  );
});

test.each(strangers)('nothing that a %s sends changes what is kept from them', async (asker) => {
  const { pool } = server;
  const client = askers.clients[asker];
  const stored = async () =>
    Object.fromEntries(
      await Promise.all(
        kindsHidden(asker).map(async (slug) => [slug, await storedOf(pool, slug)] as const),
      ),
    );
  const before = await stored();
  for (const id of [foreignId, deletedId]) {
    for (const [, endpoint] of endpoints.filter(([, one]) => !isOnlyRead(one)))
      for (const ask of sentEitherWay(id, endpoint)) await client.call(endpoint, ask);
    for (const operation of operations.filter(({ kind }) => kind === 'mutation'))
      await client.run(operation, { id, version: 1 });
  }
  expect(await stored()).toEqual(before);
});
