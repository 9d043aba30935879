import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError, storageFull, unavailable, upstreamFailed } from '../http/errors.ts';
import { openPresence } from '../live/live.routes.ts';
import { logFailuresTo, logged } from './logged.ts';
import { inWork, type Stray } from './strays.ts';

const heard: (Stray & { sentence: string })[] = [];
let end: () => void;
beforeEach(() => {
  heard.length = 0;
  end = logFailuresTo((failure, sentence) => heard.push({ ...failure, sentence }));
});
afterEach(() => end());

const failure = new Error('no room', { cause: new Error('disk') });

test('a failure that work goes on after is logged with its cause and its work', async () => {
  const work = () => Promise.reject(failure).catch(logged('Nothing was kept'));
  expect(await inWork({ name: 'job send', id: '7' }, work)).toBeNull();
  expect(heard).toEqual([
    { err: failure, work: 'job send', workId: '7', sentence: 'Nothing was kept' },
  ]);
  end();
  await work();
  expect(heard).toHaveLength(1);
});

test('refusals for what failed elsewhere carry its cause', () => {
  const made = [
    upstreamFailed('away', failure),
    unavailable('away', failure),
    storageFull('full', failure),
  ];
  expect(made.map(({ cause }) => cause)).toEqual([failure, failure, failure]);
  expect(made.map(({ status }) => status)).toEqual([503, 503, 507]);
  expect(new HttpError(400, ['no']).cause).toBeUndefined();
});

test('a database that is away while somebody enters the chat is logged, and the next beat tells it again', async () => {
  const away = vi.fn().mockRejectedValue(failure);
  const pool = Object.assign(away, { begin: away, unsafe: away, options: {} });
  const presence = openPresence(pool as never);
  presence.enter({}, 1);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({
    err: failure,
    sentence: 'Couldn’t record who is in the chat',
  });
  await presence.close();
});
