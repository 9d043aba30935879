import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { storeToken } from './token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers one after the other; null is no answer at all. */
function answering(...statuses: (number | null)[]) {
  const keys: (string | undefined)[] = [];
  storeToken('token');
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers }: { headers: Record<string, string> }) => {
      // Why: what another file left may still ask for something.
      if (!/\/news-item\/(restore|sections)\//.test(address)) return new Response('{}');
      keys.push(headers['idempotency-key']);
      const status = statuses.shift() ?? 200;
      if (status === 0) throw new TypeError('Failed to fetch');
      const body = status === 200 ? '{}' : '{"message":["Away."]}';
      return new Response(body, {
        status,
        headers: { 'content-type': 'application/json', 'retry-after': '1' },
      });
    },
  );
  return keys;
}
const restore = (id: number) => call(newsItemEndpoints.restore, { params: { id } });

test('an act that gets no answer is sent once more, under the same key', async () => {
  const keys = answering(0, 200);
  await restore(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['the server cannot do for a moment', 503],
  ['a proxy lost with a server that stopped', 502],
])('an act that %s is sent once more, under the same key', async (_, status) => {
  const keys = answering(status, 200);
  await restore(status);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a retry without a response reuses the idempotency key; after a response, a new key is used', async () => {
  const keys = answering(0, 0, 200, 200);
  await expect(restore(3)).rejects.toThrow(sentences.offline);
  await restore(3);
  await restore(3);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('reads have no idempotency key', async () => {
  const keys = answering(200);
  await call(newsItemEndpoints.sections, { params: { id: 1 } }).catch(() => {});
  expect(keys).toEqual([undefined]);
});
