import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import nodemailer from 'nodemailer';
import { usualPerDomain } from '../server/src/config.ts';
import { renderDigestEmail } from '../server/src/daily-digests/digest-email.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { notePlace } from '../server/src/db/place.queries.ts';
import { smtpConnections, smtpTransport } from '../server/src/integrations/mail/smtp.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';
import { messagesOf } from '../server/src/mailings/mailing-message.ts';
import { findMailing } from '../server/src/mailings/mailings.queries.ts';
import { sendMailing } from '../server/src/mailings/send-mailing.ts';
import { median, startBenchDatabase } from './database.ts';
import { usualDigest } from './digest.ts';

const recipients = Number(process.env.BENCH_RECIPIENTS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const links = mailLinks('https://masthead.example', 'bench');

async function fill(pool: Pool): Promise<void> {
  await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
  await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
  await pool`insert into sites (property, city, url, name, is_main) values ('Site', 'Austin', 'https://example.com', 'Site', true)`;
  await pool`insert into audiences (id, site_id, name) values ('all', 1, 'All')`;
  await pool`insert into subscribers (audience_id, email) select 'all', 'reader' || n || '@example.com' from generate_series(1, ${recipients}::int) n`;
}

async function newMailing(pool: Pool, email: { html: string; text: string }): Promise<number> {
  const [campaign] = await pool<{ id: number }[]>`
    insert into campaigns (kind, style, subject, site_id, utm, content) values ('daily-digest', 'Daily Digest', 'Subject', 1, '{}', '{}') returning id`;
  const [mailing] = await pool<{ id: number }[]>`
    insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, archive_key)
    values (${campaign?.id ?? 0}, 'all', 'A subject line', 'CityBeat Austin', 'newsroom@example.com', ${email.html}, ${email.text}, now(), ${`key ${campaign?.id}`})
    returning id`;
  await pool`update campaigns set status = 'scheduled', provider_campaign_id = ${mailing?.id ?? 0} where id = ${campaign?.id ?? 0}`;
  return mailing?.id ?? 0;
}

async function countTaken(sink: ChildProcess): Promise<number> {
  sink.send('count');
  const [{ taken }] = (await once(sink, 'message')) as [{ taken: number }];
  return taken;
}

/** The yardstick: nodemailer with the same pool, the same messages and nothing written down. */
async function sendBare(url: string, pool: Pool, mailingId: number): Promise<void> {
  const mailing = await findMailing(pool, mailingId);
  if (!mailing) throw new Error('no mailing');
  const options = {
    url,
    pool: true,
    maxConnections: smtpConnections,
    maxMessages: Number.POSITIVE_INFINITY,
  };
  const transport = nodemailer.createTransport(
    options as Parameters<typeof nodemailer.createTransport>[0],
  );
  let next = 0;
  const messageTo = messagesOf(mailing, links, null);
  const lane = async () => {
    while (next < recipients) {
      next += 1;
      const { from, to, replyTo, subject, html, text, headers, messageId } = messageTo({
        subscriberId: next,
        email: `reader${next}@example.com`,
      });
      await transport.sendMail({ from, to, replyTo, subject, html, text, headers, messageId });
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  transport.close();
}

async function sendWithLedger(url: string, pool: Pool, mailingId: number): Promise<void> {
  const transport = smtpTransport(url);
  await sendMailing(
    {
      pool,
      transport,
      links,
      mailFrom: null,
      perDomain: usualPerDomain,
      isStopping: () => false,
      onChange: async () => {},
    },
    mailingId,
  );
  transport.close();
}

const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** The memory of this process: what it was, and the most that it became while something was done. */
async function memoryWhile(work: () => Promise<void>) {
  const { rss: before } = process.memoryUsage();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 200);
  await work().finally(() => clearInterval(watch));
  return { before: inMegabytes(before), most: inMegabytes(most) };
}

/** Sending with the ledger, against nodemailer alone. */
export async function benchSending(): Promise<string[]> {
  const database = await startBenchDatabase();
  const sink = fork(join(import.meta.dirname, 'smtp-sink.ts'));
  try {
    const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
    const url = `smtp://127.0.0.1:${port}`;
    const pool = openPool(await database.create('sending'));
    await notePlace(pool);
    await fill(pool);
    const email = renderDigestEmail(usualDigest());
    const figures: { bare: number; ledger: number; before: number; most: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rates: number[] = [];
      let memory = { before: 0, most: 0 };
      for (const send of [sendBare, sendWithLedger]) {
        const mailingId = await newMailing(pool, email);
        const start = performance.now();
        memory = await memoryWhile(() => send(url, pool, mailingId));
        rates.push((recipients / (performance.now() - start)) * 1000);
        const taken = await countTaken(sink);
        if (taken !== recipients) throw new Error(`${taken} of ${recipients} arrived`);
      }
      figures.push({ bare: rates[0] ?? 0, ledger: rates[1] ?? 0, ...memory });
    }
    await pool.end();
    const ratio = median(figures.map((figure) => figure.ledger / figure.bare));
    return [
      '| messages | nodemailer alone, a second | with ledger, a second | ratio (aim) | memory before, MB | most with ledger, MB |',
      '|---|---|---|---|---|---|',
      `| ${recipients.toLocaleString('en-US')} | ${Math.round(median(figures.map((f) => f.bare)))} | ${Math.round(median(figures.map((f) => f.ledger)))} | **${ratio.toFixed(2)}** (0.9) | ${figures[0]?.before} | ${figures[0]?.most} |`,
    ];
  } finally {
    sink.kill();
    await database.stop();
  }
}
