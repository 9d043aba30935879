import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nineEmails } from '../server/src/email/campaigns/nine-emails.testing.ts';
import { sendQueue } from '../server/src/email/mailings/built-in-provider.ts';
import { productEnv, startSink } from '../server/src/email/mailings/sink.testing.ts';
import type { Pool } from '../server/src/platform/db/client.ts';
import { notePlace } from '../server/src/platform/db/place.queries.ts';
import { openPlanner } from '../server/src/platform/jobs/jobs.ts';
import { startProgram } from '../server/test/process.ts';
import { apart } from './apart.ts';
import { onBench } from './database.ts';
import { grouped, median, roundsOf, table } from './figures.ts';
import type { SendingFigures, SendingRun } from './sending-run.ts';

const sizes = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);
const aims = { ratio: 0.9, lastFirstSeconds: 5 };
const email = nineEmails['Daily Digest']();

async function fillSender(pool: Pool): Promise<void> {
  await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
  await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
  await pool`insert into sites (property, city, url, name, is_main) values ('Site', 'Austin', 'https://example.com', 'Site', true)`;
}

async function fillAudience(pool: Pool, audience: string, recipients: number): Promise<void> {
  await pool`insert into audiences (id, site_id, name) values (${audience}, 1, ${audience})`;
  await pool`insert into subscribers (audience_id, email)
    select ${audience}, 'reader' || n || '@example.com' from generate_series(1, ${recipients}::int) n`;
}

async function newMailing(pool: Pool, audience: string, sendAt = new Date()): Promise<number> {
  const [campaign] = await pool<{ id: number }[]>`
    insert into campaigns (kind, style, subject, site_id, utm, content) values ('daily-digest', 'Daily Digest', 'Subject', 1, '{}', '{}') returning id`;
  const [mailing] = await pool<{ id: number }[]>`
    insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, archive_key)
    values (${campaign?.id ?? 0}, ${audience}, 'A subject line', 'CityBeat Austin', 'newsroom@example.com', ${email.html}, ${email.text}, ${sendAt}, ${`key ${campaign?.id}`})
    returning id`;
  await pool`update campaigns set status = 'scheduled', provider_campaign_id = ${mailing?.id ?? 0} where id = ${campaign?.id ?? 0}`;
  return mailing?.id ?? 0;
}

/** Starts a mail server that accepts and discards everything. Why not that of the tests: it writes each message to disk. */
async function openSink() {
  const sink = fork(join(import.meta.dirname, 'smtp-sink.ts'));
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  const taken = async () => {
    sink.send('count');
    return ((await once(sink, 'message')) as [{ taken: number }])[0].taken;
  };
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => sink.kill() };
}

/** Measures sending with the ledger, compared with nodemailer alone; each send runs in a fresh process. */
export const run = () =>
  onBench(async ({ connection, pool, atEnd }) => {
    const sink = await openSink();
    atEnd(() => sink.stop());
    await notePlace(pool);
    await fillSender(pool);
    const send = async (way: SendingRun['way'], audience: string, recipients: number) => {
      const mailingId = await newMailing(pool, audience);
      const order: SendingRun = { way, connection, url: sink.url, mailingId, recipients };
      const file = join(import.meta.dirname, 'sending-run.ts');
      const figures = await apart<SendingRun, SendingFigures>(file, order);
      const taken = await sink.taken();
      if (taken !== recipients) throw new Error(`${taken} of ${recipients} arrived`);
      return figures;
    };
    const rows: (string | number)[][] = [];
    for (const recipients of sizes) {
      const audience = `readers-${recipients}`;
      await fillAudience(pool, audience, recipients);
      const rounds: Record<SendingRun['way'], SendingFigures>[] = [];
      // Why fewer large sends: each takes minutes, which evens out noise.
      while (rounds.length < roundsOf(recipients > 20_000 ? 1 : 3))
        rounds.push({
          ledger: await send('ledger', audience, recipients),
          bare: await send('bare', audience, recipients),
        });
      const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
      rows.push([
        grouped(recipients),
        Math.round(of(({ bare }) => bare.perSecond)),
        Math.round(of(({ ledger }) => ledger.perSecond)),
        `**${of(({ ledger, bare }) => ledger.perSecond / bare.perSecond).toFixed(2)}** (${aims.ratio})`,
        `${of(({ bare }) => bare.before)}, ${of(({ bare }) => bare.most)}`,
        `${of(({ ledger }) => ledger.before)}, ${of(({ ledger }) => ledger.most)}`,
      ]);
    }
    return table(
      'messages | nodemailer alone, a second | with ledger, a second | ratio (aim) | memory of nodemailer alone, MB: before, most | with ledger',
      rows,
    );
  });

const emails = Number(process.env.BENCH_EMAILS ?? 9);
const readers = Number(process.env.BENCH_SIZES ?? 20_000);
/** Each email is watched until this many messages are sent, enough to see whether emails take turns. */
const enough = Math.min(1000, readers);
const leadMs = 20_000;

/** Measures emails due in the same minute: the time to the first message of each, and how evenly they progress. */
export const runTogether = () =>
  onBench(async ({ connection, pool, atEnd }) => {
    const sink = await startSink(0);
    atEnd(() => sink.stop());
    await notePlace(pool);
    await fillSender(pool);
    for (let n = 1; n <= emails; n += 1) await fillAudience(pool, `readers-${n}`, readers);
    const env = productEnv(connection, sink.address);
    const product = await startProgram('product-server.ts', { env });
    const planner = await openPlanner(connection, (error) => console.log(error.message));
    const sendAt = new Date(Date.now() + leadMs);
    for (let n = 1; n <= emails; n += 1) {
      const mailingId = await newMailing(pool, `readers-${n}`, sendAt);
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
    const firsts = going.map(({ first }) => first.toFixed(1));
    const sent = going.map((each) => each.sent);
    return table(
      'emails | readers of each | first mail of the first, s | first mail of the last, s (aim) | mails out then: fewest, most',
      [
        [
          emails,
          grouped(readers),
          firsts[0] ?? '',
          `**${firsts.at(-1)}** (${aims.lastFirstSeconds})`,
          `${Math.min(...sent)}, ${Math.max(...sent)}`,
        ],
      ],
    );
  });
