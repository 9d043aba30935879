import { downloadSentences } from '@masthead/shared/platform/contract/download.ts';
import { refusals, sentences } from '@masthead/shared/platform/contract/errors.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { callWithHeaders } from '../api/call.ts';
import { storeToken } from '../api/token.ts';
import { wholeFile } from './download-answer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers of which some break off in the middle: null does. */
function breakingOff(...answers: (Response | null)[]) {
  let asked = 0;
  storeToken('token');
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
const exported = () =>
  wholeFile(() => callWithHeaders(listingImportEndpoints.export, {}, { isFile: true }));
const refusal = (status: number, sentence: string) =>
  new Response(JSON.stringify({ message: [sentence] }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

test('a file that breaks off is begun once more', async () => {
  const asked = breakingOff(null, new Response('a,b\r\n'));
  const file = (await exported()).reply as Blob;
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

test('a download cut off twice is not saved and shows an error', async () => {
  const asked = breakingOff(null, null, new Response(''));
  await expect(exported()).rejects.toMatchObject({
    status: 0,
    message: downloadSentences.brokenOff,
  });
  expect(asked()).toBe(2);
});
