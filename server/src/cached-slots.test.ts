import { publicShowcase } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { expect, onTestFinished, test } from 'vitest';
import { withTestServer } from '../test/server.ts';
import { buildSite } from './email/campaigns/campaigns.testing.ts';
import { programAt, startNginx } from './proxies.testing.ts';
import { buildFirm, buildListing, buildSlot } from './showcase/delivery/showcase.testing.ts';

const server = withTestServer();
const nginx = programAt('nginx') ?? '';
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

test.skipIf(!nginx)(
  'the shipped nginx file caches the slots of a site and never a call that counts events (needs nginx)',
  async () => {
    const { pool, app } = server;
    const { id } = await buildSite(pool, { city: 'Austin' });
    const firmId = await buildFirm(pool);
    const listingIds = [await buildListing(pool, { firmId })];
    await buildSlot(pool, { firmIds: [firmId], siteIds: [id], listingIds });
    const asked: string[] = [];
    app.http.server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
    const { port } = new URL(await app.http.listen({ host: '127.0.0.1', port: 0 }));
    const proxy = await startNginx(nginx, [Number(port), Number(port)]);
    onTestFinished(() => proxy.end());

    const path = showcaseEndpoints.site.path.replace(':siteId', String(id));
    const ask = (query = '', headers: Record<string, string> = {}) =>
      fetch(proxy.address + path + query, { headers: { 'user-agent': agent, ...headers } });
    const first = await ask();
    const answer = publicShowcase.parse(await first.json());
    expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'MISS']);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-if-error=86400');
    const second = await ask();
    expect([second.headers.get('x-cache'), await second.json()]).toEqual(['HIT', answer]);
    expect((await ask('?made=up')).headers.get('x-cache')).toBe('HIT');
    const unchanged = await ask('', { 'if-none-match': String(first.headers.get('etag')) });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(asked).toEqual([`GET ${path}`]);

    const { path: events } = showcaseEndpoints.events;
    const event = { token: answer.slots[0]?.token, servedId: 'a'.repeat(32), kind: 'impression' };
    for (let time = 1; time <= 2; time += 1) {
      const told = await fetch(proxy.address + events, {
        method: 'POST',
        headers: { 'user-agent': agent },
        body: JSON.stringify({ events: [event] }),
      });
      expect([told.status, told.headers.get('x-cache')]).toEqual([204, null]);
      expect(asked).toEqual([`GET ${path}`, ...Array(time).fill(`POST ${events}`)]);
    }
  },
);
