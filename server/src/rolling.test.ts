import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { openSession } from '../test/session.ts';
import { buildSite } from './email/campaigns/campaigns.testing.ts';
import { productEnv } from './email/mailings/sink.testing.ts';
import { testFolder } from './platform/images/images.testing.ts';
import { programAt, startCaddy, startNginx } from './proxies.testing.ts';
import { installLater, startCluster, startLoad } from './rolling.testing.ts';
import { buildMember } from './workspace/chat/chat.testing.ts';

const database = withTestDatabase();
const files = testFolder();
const versions = mkdtempSync(join(tmpdir(), 'masthead-rolling-'));
afterAll(() => {
  files.drop();
  rmSync(versions, { recursive: true });
});

/** The protocol that a client and the proxy agree on when the client offers HTTP/2, and the status of a page. */
async function overHttp2(address: string): Promise<[string | undefined, number | undefined]> {
  const session = connect(address);
  const stream = session.request({ ':path': '/api/health' });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    stream.once('response', (headers) => resolve(headers[':status']));
    for (const source of [session, stream]) source.once('error', reject);
  });
  const protocol = session.alpnProtocol;
  session.destroy();
  return [protocol, status];
}

/** The servers that every test upgrades in turn, and who writes in their chat. Why once: starting them takes long. */
let cluster: Awaited<ReturnType<typeof startCluster>>;
let asking: { token: string; siteId: number };
beforeAll(async () => {
  const { pool, connection } = database;
  const { id: siteId } = await buildSite(pool);
  asking = { siteId, token: await openSession(pool, await buildMember(pool)) };
  cluster = await startCluster(['web', 'web'], {
    ...productEnv(connection, ''),
    MASTHEAD_DATA: files.folder,
    MASTHEAD_ADMIN_PASSWORD: 'of the test',
    MASTHEAD_REQUESTS_PER_MINUTE: '1000000',
    MASTHEAD_DRAIN_SECONDS: '3',
  });
});
afterAll(() => cluster?.end());

const proxies = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
];

for (const [at, { name, start }] of proxies.entries()) {
  const program = programAt(name) ?? '';
  test.skipIf(!program)(
    `two servers that are upgraded in turn behind the shipped ${name} file fail no request and lose no message (needs ${name})`,
    async () => {
      const proxy = await start(program, cluster.ports);
      try {
        expect(await overHttp2(proxy.address)).toEqual(['h2', 200]);
        expect((await fetch(`${proxy.address}/api/health/ready`)).status).toBe(404);
        const load = startLoad({ address: proxy.address, ...asking });
        await expect.poll(() => load.tally.requests).toBeGreaterThan(50);
        await cluster.roll(installLater(versions, at + 1));
        const missed = await load.end();
        expect(load.tally.failures.slice(0, 10)).toEqual([]);
        expect(load.gaps.length).toBeGreaterThan(0);
        expect(missed).toEqual([]);
        const rows = await database.pool<{ times: number }[]>`
        select count(*)::int as times from chat_messages where message = any(${load.sent}) group by message`;
        expect(rows).toEqual(load.sent.map(() => ({ times: 1 })));
      } finally {
        await proxy.end();
      }
    },
  );
}
