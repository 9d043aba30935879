import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { publishDue, publishQueue } from '../../editorial/posts/publish-post.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { startWork } from '../../start-worker.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { signals } from '../process/signals.ts';
import { setReadOnly } from './operate-read-only.ts';

let database: TestDatabase;
const errors: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sentence = 'We’re moving servers until 3 PM.';
const startWorker = () =>
  startJobs(database.connection, ({ message }) => errors.push(message), {
    pool: database.pool,
    onGivenUp: async () => {},
  });

/** A worker with a queue that pauses and one that does not, and what it has done. */
async function worker(name: string) {
  const jobs = await startWorker();
  const done: string[] = [];
  const work = async ({ n }: { n: number }) => void done.push(`${name} ${n}`);
  await jobs.work(`${name}-pausing`, work, { pausesInReadOnly: true });
  await jobs.work(`${name}-letters`, async ({ n }: { n: number }) => void done.push(`letter ${n}`));
  jobs.begin();
  onTestFinished(() => jobs.stop());
  return { jobs, done };
}
/** Turns read-only mode on; ends when the worker, the only one that reads it here, has read it since. */
async function setReadOnlyHeard() {
  await setReadOnly(database.pool, sentence);
  const changedAt = performance.now();
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const end = signals.statementDone.hear(({ text, seconds }) => {
    const begunAt = performance.now() - seconds * 1000;
    if (text.includes('select sentence from read_only') && begunAt >= changedAt) resolve();
  });
  await read;
  end();
}
const plan = (jobs: Jobs, queue: string, n: number) => jobs.plan(database.pool, queue, { n });

test('work for people waits and is made up for; letters about accounts go on', async () => {
  const { jobs, done } = await worker('post');
  await plan(jobs, 'post-pausing', 1);
  await expect.poll(() => done).toEqual(['post 1']);
  onTestFinished(() => setReadOnly(database.pool, null).then(() => {}));
  await setReadOnlyHeard();
  // Why a letter first: by its end, no look for jobs from before is under way.
  await plan(jobs, 'post-letters', 2);
  await expect.poll(() => done).toContain('letter 2');
  await plan(jobs, 'post-pausing', 3);
  await plan(jobs, 'post-letters', 4);
  await expect.poll(() => done).toContain('letter 4');
  expect(done).not.toContain('post 3');
  const [waiting] = await database.pool<{ state: string }[]>`
    select state from pgboss.job where name = 'post-pausing' and data->>'n' = '3'`;
  expect(waiting?.state).toBe('created');
  await setReadOnly(database.pool, null);
  await expect.poll(() => done, { timeout: 10_000 }).toContain('post 3');
});

test('a worker that starts meanwhile takes none of it', async () => {
  await setReadOnly(database.pool, sentence);
  const { jobs, done } = await worker('late');
  await plan(jobs, 'late-pausing', 1);
  await plan(jobs, 'late-letters', 2);
  await expect.poll(() => done).toEqual(['letter 2']);
  await setReadOnly(database.pool, null);
  await expect.poll(() => done, { timeout: 10_000 }).toContain('late 1');
});

test('a job that is running ends as usual, and the next one waits', async () => {
  const jobs = await startWorker();
  onTestFinished(() => jobs.stop());
  const done: number[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  await jobs.work(
    'imports-of-test',
    async ({ n }: { n: number }) => {
      begun += 1;
      if (n === 1) await end;
      done.push(n);
    },
    { pausesInReadOnly: true },
  );
  let told = false;
  await jobs.work('told', async () => {
    told = true;
  });
  jobs.begin();
  await plan(jobs, 'imports-of-test', 1);
  await expect.poll(() => begun).toBe(1);
  await setReadOnlyHeard();
  await plan(jobs, 'told', 1);
  await expect.poll(() => told).toBe(true);
  await plan(jobs, 'imports-of-test', 2);
  resolve();
  await expect.poll(() => done).toEqual([1]);
  expect(begun).toBe(1);
  await setReadOnly(database.pool, null);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1, 2]);
});

test('what pauses is what is done for people', async () => {
  const pausing: string[] = [];
  const going: string[] = [];
  const note = async (name: string, how: { pausesInReadOnly?: boolean } = {}) =>
    void (how.pausesInReadOnly ? pausing : going).push(name);
  const jobs = {
    work: (name: string, _work: unknown, how?: object) => note(name, how),
    everyMinute: (name: string, _work: unknown, how?: object) => note(name, how),
  };
  const { readConfig } = await import('../process/config.ts');
  const config = readConfig({
    DATABASE_URL: 'postgres://unused',
    MASTHEAD_BACKUP: '/tmp/none',
  });
  const work = await startWork({
    config,
    pool: database.pool,
    jobs: jobs as never,
    mail: {} as never,
    log: () => {},
    keys: {} as never,
  });
  await work.close();
  expect(pausing.sort()).toEqual([
    'daily-summary',
    'end-sittings',
    'import-pictures',
    'imports',
    'invoice-decision-mail',
    'notice-mail',
    'plan-daily-summaries',
    'plan-notice-mails',
    'publish-due-posts',
    'publish-post',
    'retention',
    'send-mailing',
    'tidy-shared-documents',
  ]);
  expect(going.sort()).toEqual([
    'account-mail',
    'chain-history',
    'daily-backup',
    'drop-old-counts',
    'erase',
    'event-days',
    'look-up-links',
    'move-data',
    'notices',
    'send-webhooks',
    // Settle what has begun, and plan what waits in its queue.
    'settle-campaigns',
    'settle-erasures',
    'settle-import-pictures',
    'settle-imports',
    'tell-operator',
    'tidy-mailchimp',
    'watch-system',
    'webhooks',
  ]);
});

test('a post that fell due meanwhile is published afterwards', async () => {
  const { id: siteId } = await buildSite(database.pool);
  const scheduledAt = new Date(Date.now() - 60_000).toISOString();
  const post = await buildNewsItem(database.pool, {
    siteId,
    status: postStatus.draft,
    scheduledAt,
    body: '<p>News.</p>',
  });
  const status = async () => {
    const [row] = await database.pool<{ status: number }[]>`
      select status from news_items where id = ${post}`;
    return row?.status;
  };
  await setReadOnly(database.pool, sentence);
  const jobs = await startWorker();
  onTestFinished(() => jobs.stop());
  const minutes: string[] = [];
  await jobs.work<{ newsItemId: number }>(
    publishQueue,
    async ({ newsItemId }) => void (await publishDue(database.pool, newsItemId)),
    { pausesInReadOnly: true },
  );
  const minute = (name: string, how?: object) =>
    jobs.everyMinute(name, async () => void minutes.push(name), how);
  await minute('a-pausing', { pausesInReadOnly: true });
  await minute('b-cleaning');
  await jobs.plan(database.pool, publishQueue, { newsItemId: post });
  jobs.begin();
  await expect.poll(() => minutes, { timeout: 10_000 }).toEqual(['b-cleaning']);
  expect(await status()).toBe(postStatus.draft);
  await setReadOnly(database.pool, null);
  await expect.poll(status, { timeout: 10_000 }).toBe(postStatus.live);
});
