import { refusals, sentences } from '@masthead/shared/errors.ts';
import { listingImportEndpoints } from '@masthead/shared/listings/listing-import.endpoints.ts';
import { newsItemEndpoints } from '@masthead/shared/news-items/news-item.endpoints.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { keepToken } from './token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers one after the other; null is no answer at all. */
function answering(...statuses: (number | null)[]) {
  const keys: (string | undefined)[] = [];
  keepToken('token');
  vi.stubGlobal(
    'fetch',
    async (_address: string, { headers }: { headers: Record<string, string> }) => {
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

test('an act that the server cannot do for a moment is sent once more, under the same key', async () => {
  const keys = answering(503, 200);
  await restore(2);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('whoever asks again because no answer came asks for the same act, and for another one once it was answered', async () => {
  const keys = answering(0, 0, 200, 200);
  await expect(restore(3)).rejects.toThrow(sentences.offline);
  await restore(3);
  await restore(3);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

/** Answers of which some break off in the middle: 200 is whole, null breaks off. */
function breakingOff(...answers: (Response | null)[]) {
  let asked = 0;
  keepToken('token');
  vi.stubGlobal('fetch', async () => {
    const answer = answers[asked];
    asked += 1;
    if (answer) return answer;
    const stream = new ReadableStream<Uint8Array>({
      start: (content) => content.enqueue(new TextEncoder().encode('a,b')),
      pull: (content) => content.error(new TypeError('network error')),
    });
    return new Response(stream, { headers: { 'content-type': 'text/csv' } });
  });
  return () => asked;
}
const exported = () => call(listingImportEndpoints.export, {}, { isFile: true });
const refusal = (status: number, sentence: string) =>
  new Response(JSON.stringify({ message: [sentence] }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

test('a file that breaks off is begun once more', async () => {
  const asked = breakingOff(null, new Response('a,b\r\n'));
  const file = (await exported()) as unknown as Blob;
  expect([await file.text(), asked()]).toEqual(['a,b\r\n', 2]);
});

test.each([
  [403, sentences.forbidden],
  [503, refusals.unavailable],
])(
  'a file that breaks off says why where the server still answers: %i',
  async (status, message) => {
    breakingOff(null, refusal(status, message), refusal(status, message));
    await expect(exported()).rejects.toMatchObject({ status, message });
  },
);

test('a file that breaks off twice is not saved, and says that it broke off', async () => {
  const asked = breakingOff(null, null, new Response(''));
  await expect(exported()).rejects.toMatchObject({ status: 0, message: sentences.brokenOff });
  expect(asked()).toBe(2);
});

test('what is only read has no key', async () => {
  const keys = answering(200);
  await call(newsItemEndpoints.sections, { params: { id: 1 } }).catch(() => {});
  expect(keys).toEqual([undefined]);
});
