import { setTimeout as wait } from 'node:timers/promises';
import { renderDigestEmail } from '../server/src/daily-digests/digest-email.ts';
import { openPool } from '../server/src/db/client.ts';
import { notePlace } from '../server/src/db/place.queries.ts';
import { openPlanner } from '../server/src/jobs/jobs.ts';
import { sendQueue } from '../server/src/mailings/built-in-provider.ts';
import { productEnv, startSink } from '../server/src/mailings/sink.testing.ts';
import { startProgram } from '../server/test/process.ts';
import { startBenchDatabase } from './database.ts';
import { usualDigest } from './digest.ts';
import { fillAudience, fillSite, newMailing } from './sending.ts';

const emails = Number(process.env.BENCH_EMAILS ?? 9);
const recipients = Number(process.env.BENCH_RECIPIENTS ?? 20_000);
/** Each email is watched until so many of its mails are out: by then its turns have shown themselves. */
const enough = Math.min(1000, recipients);
const leadMs = 20_000;

/** Emails of one minute on one product: when the first mail of each is out, and how evenly they get on. */
export async function benchSendingTogether(): Promise<string[]> {
  const database = await startBenchDatabase();
  const sink = await startSink(0);
  try {
    const connection = await database.create('sending_together');
    const pool = openPool(connection, { hasLimits: false });
    await notePlace(pool);
    await fillSite(pool);
    const email = renderDigestEmail(usualDigest());
    for (let n = 1; n <= emails; n += 1) await fillAudience(pool, `readers-${n}`, recipients);
    const product = await startProgram('product-server.ts', {
      env: productEnv(connection, sink.address),
    });
    const planner = await openPlanner(connection, (error) => console.log(error.message));
    const sendAt = new Date(Date.now() + leadMs);
    for (let n = 1; n <= emails; n += 1) {
      const mailingId = await newMailing(pool, `readers-${n}`, email, sendAt);
      await planner.plan(pool, sendQueue, { mailingId }, sendAt);
    }
    await planner.stop();
    const read = () => pool<{ first: number; sent: number }[]>`
      select extract(epoch from min(d.at) - m.send_at)::float8 as first, count(*)::int as sent
        from mailings m join mail_deliveries d on d.mailing_id = m.id and d.status = 'sent'
       group by m.id order by first`;
    await wait(leadMs);
    let going = await read();
    while (going.length < emails || going.some(({ sent }) => sent < enough)) {
      await wait(500);
      going = await read();
    }
    await product.end('SIGTERM');
    await pool.end();
    const firsts = going.map(({ first }) => first);
    const sent = going.map((each) => each.sent);
    const at = (seconds: number | undefined) => (seconds ?? 0).toFixed(1);
    return [
      '| emails | readers of each | first mail of the first, s | first mail of the last, s (aim) | mails out then: fewest, most |',
      '|---|---|---|---|---|',
      `| ${emails} | ${recipients.toLocaleString('en-US')} | ${at(firsts[0])} | **${at(firsts.at(-1))}** (5) | ${Math.min(...sent)}, ${Math.max(...sent)} |`,
    ];
  } finally {
    await sink.stop();
    await database.stop();
  }
}
