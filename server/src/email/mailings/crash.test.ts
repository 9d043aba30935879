import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestContext, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { type Program, startProgram } from '../../../test/process.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { accountForSend, isSent, momentsOf, mostInHand, scheduleNow } from './crash.testing.ts';
import { tallyOf } from './mailings.testing.ts';
import { productEnv, startSink } from './sink.testing.ts';

/** A digest that is due, a mail server, and the means to start products that send the one to the other. */
async function buildDueDigest(
  { onTestFinished, expect }: TestContext,
  subscribers: number,
  messageTakesMs: number,
) {
  const database = await createTestDatabase();
  const { pool, connection } = database;
  const sink = await startSink(messageTakesMs);
  const servers: Program[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await sink.stop();
    await database.drop();
  });
  const digest = await buildReadyDigest(pool, { subscribers });
  const mailingId = await scheduleNow(database, digest);
  // Why only this half: it sends, and starts in half of the time.
  const env = { ...productEnv(connection, sink.address), MASTHEAD_ROLE: 'worker' };
  const startServer = async () => {
    const server = await startProgram('product-server.ts', { env });
    servers.push(server);
    return server;
  };
  const { id: campaignId, audienceId } = digest;
  // Why: tests that run beside each other count their own assertions only.
  return { pool, campaignId, audienceId, mailingId, subscribers, sink, startServer, expect };
}

type DueDigest = Awaited<ReturnType<typeof buildDueDigest>>;

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(25);
}

// Why: on a slow machine everything may have arrived before a kill; more than that will not come.
const hasAccepted = (due: DueDigest, count: number) =>
  until(
    async () =>
      (await due.sink.accepted()).length >= count || (await isSent(due.pool, due.campaignId)),
  );

const isDone = (due: DueDigest) => until(() => isSent(due.pool, due.campaignId));

/** Nobody twice, nobody forgotten, and only what was in a killed server's hands in doubt. */
async function expectAccounted(due: DueDigest, kills: number) {
  const accepted = await due.sink.accepted();
  const account = await accountForSend(due.pool, due, { accepted, kills });
  due.expect(account.disagreements).toEqual([]);
  due.expect(account.sent + account.inDoubt).toBe(due.subscribers);
  if (process.env.MASTHEAD_TEST_FIGURES)
    process.stdout.write(
      `${kills} kills: ${account.inDoubt} in doubt, ${account.inDoubtArrived} of them delivered\n`,
    );
  return account;
}

/** Kills a server in the middle and waits until another goes on. */
async function killAt(due: DueDigest, server: Program, moment: number) {
  await hasAccepted(due, moment);
  await wait(randomInt(0, 30));
  await server.end('SIGKILL');
  const before = (await due.sink.accepted()).length;
  const killedAt = Date.now();
  return {
    async goesOn() {
      await hasAccepted(due, before + mostInHand + 1);
      if (process.env.MASTHEAD_TEST_FIGURES)
        process.stdout.write(`taken over after ${Date.now() - killedAt} ms\n`);
    },
  };
}

let turn: Promise<void> = Promise.resolve();
/** The test database has room for few servers at once, so the shorter tests wait for each other's to be gone. */
function inTurn(work: (context: TestContext) => Promise<void>) {
  return async (context: TestContext) => {
    const before = turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    // Why here: what is told first to be done at the end is done last.
    context.onTestFinished(() => resolve());
    await before;
    await work(context);
  };
}

test.concurrent('a server killed again and again while it sends to 1,000 reaches everybody once, and says what is in doubt', async (context) => {
  const subscribers = 1000;
  const kills = 3;
  const due = await buildDueDigest(context, subscribers, 5);
  let server = await due.startServer();
  for (const moment of momentsOf(subscribers, kills)) {
    const kill = await killAt(due, server, moment);
    server = await due.startServer();
    await kill.goesOn();
  }
  await isDone(due);
  await expectAccounted(due, kills);
}, 240_000);

test.concurrent(
  'two servers share one send, and the ledger is exact',
  inTurn(async (context) => {
    const due = await buildDueDigest(context, 1000, 50);
    await Promise.all([due.startServer(), due.startServer()]);
    await isDone(due);
    const account = await expectAccounted(due, 0);
    due.expect(account).toMatchObject({ sent: 1000, inDoubt: 0, senders: 2 });
  }),
  240_000,
);

test.concurrent(
  'of two servers on one database, one goes on when the other is killed',
  inTurn(async (context) => {
    const subscribers = 400;
    const due = await buildDueDigest(context, subscribers, 20);
    const [first, second] = await Promise.all([due.startServer(), due.startServer()]);
    // Why: only they know which of them is sending, so each is killed once.
    const kill = await killAt(due, first, randomInt(25, 100));
    await kill.goesOn();
    await due.startServer();
    const killAgain = await killAt(due, second, randomInt(130, 250));
    await killAgain.goesOn();
    await isDone(due);
    await expectAccounted(due, 2);
  }),
  240_000,
);

test.concurrent(
  'a server that is asked to stop in the middle leaves nothing in doubt',
  inTurn(async (context) => {
    const subscribers = 300;
    const due = await buildDueDigest(context, subscribers, 20);
    const first = await due.startServer();
    await hasAccepted(due, randomInt(25, 150));
    due.expect(await first.end('SIGTERM')).toBe(0);
    due.expect((await due.sink.accepted()).length).toBeLessThan(subscribers);
    await due.startServer();
    await isDone(due);
    await expectAccounted(due, 0);
  }),
  240_000,
);

test.concurrent(
  'a server that loses the database in the middle goes on by itself',
  inTurn(async (context) => {
    const subscribers = 300;
    const due = await buildDueDigest(context, subscribers, 20);
    await due.startServer();
    await hasAccepted(due, randomInt(25, 150));
    // Why by user: the database's own workers are not ours to end.
    await due.pool`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
    await isDone(due);
    await expectAccounted(due, 1);
  }),
  240_000,
);

test.concurrent(
  'a server that freezes, loses its job and wakes up again sends nothing twice',
  inTurn(async (context) => {
    const subscribers = 300;
    const due = await buildDueDigest(context, subscribers, 20);
    const first = await due.startServer();
    await hasAccepted(due, randomInt(25, 150));
    first.freeze();
    const before = (await due.sink.accepted()).length;
    await due.startServer();
    await hasAccepted(due, before + mostInHand + 1);
    first.thaw();
    await isDone(due);
    // Why: what it had in its hands it still delivers and reports; then nothing is in doubt any more.
    await until(async () => !(await tallyOf(due.pool, due.mailingId)).unknown);
    await expectAccounted(due, 0);
  }),
  240_000,
);
