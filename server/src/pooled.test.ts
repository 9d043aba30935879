import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { addressOf, newPooler, openPooler, type Pooler } from '../test/pooler.ts';
import { clientOf } from '../test/server.ts';
import { openSession } from '../test/session.ts';
import type { App } from './app-parts.ts';
import { sendQueue } from './email/mailings/built-in-provider.ts';
import { buildMailing, tallyOf } from './email/mailings/mailings.testing.ts';
import { buildOrganization, buildStaff, buildUser } from './people/users/users.testing.ts';
import { addressOf as hostOf, listenAs } from './platform/live/live.testing.ts';
import { readConfig } from './platform/process/config.ts';
import { buildFirm } from './showcase/delivery/showcase.testing.ts';
import { type Product, startProduct } from './start.ts';
import { buildMember, words } from './workspace/chat/chat.testing.ts';

const database = withTestDatabase();

let pooler: Pooler;
const products: Product[] = [];
let apps: [App, App];

beforeAll(async () => {
  if (!newPooler) return;
  pooler = await openPooler(database.connection, { size: 3 });
  const { database: name } = database.connection;
  const env = {
    PORT: '0',
    DATABASE_URL: addressOf({ ...pooler.connection, database: name }),
    DATABASE_DIRECT_URL: addressOf(database.connection),
    MASTHEAD_ADMIN_PASSWORD: 'a password of the test',
    MASTHEAD_LOG: 'silent',
  };
  const started = async (role: string) => {
    const product = await startProduct(readConfig({ ...env, MASTHEAD_ROLE: role }), () => {});
    products.push(product);
    return product.app as App;
  };
  apps = [await started('web'), await started('web')];
  await started('worker');
});
afterAll(async () => {
  for (const product of products.reverse()) await product.stop();
  await pooler?.stop();
});

const as = async (app: App, userId: number) =>
  clientOf(app, await openSession(database.pool, userId));

test.runIf(newPooler)(
  'many partners on two servers see their own firms only (needs PgBouncer 1.21)',
  async () => {
    const partners = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const organizationId = await buildOrganization(database.pool);
        const firmId = await buildFirm(database.pool, { organizationId });
        const id = await buildUser(database.pool, { organizationId, roles: ['firm'] });
        return { firmId, client: await as(apps[at % 2] as App, id) };
      }),
    );
    const search = { limit: 50 } as never;
    await Promise.all(
      [...partners, ...partners, ...partners].map(async ({ client, firmId }) => {
        const [rest, graph] = await Promise.all([
          client.call(firmEndpoints.search, { body: search }),
          client.run(firmOperations.showcaseFirms, {}),
        ]);
        expect(rest.body.nodes.map(({ id }) => id)).toEqual([firmId]);
        expect(graph.data.nodes.map(({ id }) => id)).toEqual([firmId]);
      }),
    );
  },
);

test.runIf(newPooler)(
  'a person signs in, and their saves are recorded as theirs (needs PgBouncer 1.21)',
  async () => {
    const credentials = { username: 'admin', password: 'a password of the test' };
    const signedIn = await clientOf(apps[0], null).call(authEndpoints.login, { body: credentials });
    expect(signedIn.status).toBe(200);
    const { access_token: token, user } = signedIn.body;
    const admin = clientOf(apps[1], token);
    const saves = Array.from({ length: 12 }, (_, at) =>
      admin.call(firmEndpoints.create, { body: { name: `Saved ${at}` } }),
    );
    const ids = (await Promise.all(saves)).map(({ body }) => String(body.id));
    const noted = await database.pool<{ actor: number | null }[]>`
    select actor_id as actor from changes where table_name = 'showcase_firms' and record_id = any(${ids})`;
    expect(noted).toEqual(ids.map(() => ({ actor: user.id })));
  },
);

test.runIf(newPooler)(
  'a worker imports a file and sends a mailing (needs PgBouncer 1.21)',
  async () => {
    const firmId = await buildFirm(database.pool, { name: 'Imported' });
    const admin = await as(apps[0], await buildStaff(database.pool, 'admin'));
    const rows = Array.from(
      { length: 300 },
      (_, at) => `k${at},Product,Thing ${at},https://firm.example/${at},https://firm.example/a.jpg`,
    );
    const started = await admin.upload(listingImportEndpoints.import, {
      file: {
        bytes: `External key,Type,Description 1,URL,Image\n${rows.join('\n')}\n`,
        name: 'things.csv',
      },
      body: { showcaseFirmId: String(firmId) },
    });
    expect(started.status).toBe(200);
    const { id } = started.body;
    const state = async () =>
      (await admin.call(importEndpoints.get, { params: { id } })).body.state;
    await expect.poll(state).toBe('checked');
    await admin.call(importEndpoints.run, { params: { id }, body: {} });
    await expect.poll(state).toBe('done');

    const mailing = await buildMailing(database.pool, { subscribers: 25 });
    await apps[1].jobs.plan(apps[1].pool, sendQueue, { mailingId: mailing.id });
    await expect.poll(() => tallyOf(database.pool, mailing.id)).toEqual({ sent: 25 });
  },
);

test.runIf(newPooler)(
  'a chat message reaches the other server; a killed pooler is a 503 until it is back (needs PgBouncer 1.21)',
  async () => {
    const [ana, ben] = [await buildMember(database.pool), await buildMember(database.pool)];
    const line = listenAs(await hostOf(apps[1]), await openSession(database.pool, ben));
    await expect.poll(() => line.heard).toContain('ready');
    const client = await as(apps[0], ana);
    expect((await client.call(chatEndpoints.send, words('Through the pooler'))).status).toBe(200);
    await expect.poll(() => line.heard).toContain('chat');

    await pooler.kill();
    const away = await client.call(chatEndpoints.send, words('Lost'));
    expect([away.status, Number(away.raw.headers['retry-after'])]).toEqual([
      503,
      expect.any(Number),
    ]);
    await pooler.start();
    const send = async () => (await client.call(chatEndpoints.send, words('Back again'))).status;
    await expect.poll(send).toBe(200);
    line.close();
  },
);
