import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { renderDigestEmail } from '../server/src/daily-digests/digest-email.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { notePlace } from '../server/src/db/place.queries.ts';
import { median, startBenchDatabase } from './database.ts';
import { usualDigest } from './digest.ts';
import type { SendingFigures, SendingRun } from './sending-run.ts';

const sizes = (process.env.BENCH_RECIPIENTS ?? '10000,100000').split(',').map(Number);
/** Why fewer of large ones: each takes minutes, and what disturbs is evened out in them. */
const roundsOf = (recipients: number) =>
  Number(process.env.BENCH_ROUNDS ?? (recipients > 20_000 ? 1 : 3));

export async function fillSite(pool: Pool): Promise<void> {
  await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
  await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
  await pool`insert into sites (property, city, url, name, is_main) values ('Site', 'Austin', 'https://example.com', 'Site', true)`;
}

export async function fillAudience(
  pool: Pool,
  audience: string,
  recipients: number,
): Promise<void> {
  await pool`insert into audiences (id, site_id, name) values (${audience}, 1, ${audience})`;
  await pool`insert into subscribers (audience_id, email)
    select ${audience}, 'reader' || n || '@example.com' from generate_series(1, ${recipients}::int) n`;
}

export async function newMailing(
  pool: Pool,
  audience: string,
  email: { html: string; text: string },
  sendAt = new Date(),
): Promise<number> {
  const [campaign] = await pool<{ id: number }[]>`
    insert into campaigns (kind, style, subject, site_id, utm, content) values ('daily-digest', 'Daily Digest', 'Subject', 1, '{}', '{}') returning id`;
  const [mailing] = await pool<{ id: number }[]>`
    insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, archive_key)
    values (${campaign?.id ?? 0}, ${audience}, 'A subject line', 'CityBeat Austin', 'newsroom@example.com', ${email.html}, ${email.text}, ${sendAt}, ${`key ${campaign?.id}`})
    returning id`;
  await pool`update campaigns set status = 'scheduled', provider_campaign_id = ${mailing?.id ?? 0} where id = ${campaign?.id ?? 0}`;
  return mailing?.id ?? 0;
}

async function countTaken(sink: ChildProcess): Promise<number> {
  sink.send('count');
  const [{ taken }] = (await once(sink, 'message')) as [{ taken: number }];
  return taken;
}

/** Why in a process of its own: memory that an earlier send has grown to would hide what this one takes. */
async function runAlone(run: SendingRun): Promise<SendingFigures> {
  const child = fork(join(import.meta.dirname, 'sending-run.ts'));
  const ended = once(child, 'exit');
  child.send(run);
  const [figures] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The send ended with ${code}`))),
  ])) as [SendingFigures];
  await ended;
  return figures;
}

const row = (recipients: number, bare: SendingFigures[], ledger: SendingFigures[]) => {
  const rate = (figures: SendingFigures[]) =>
    Math.round(median(figures.map((each) => each.perSecond)));
  const ratios = ledger.map((each, round) => each.perSecond / (bare[round]?.perSecond ?? 0));
  const memory = ({ start, middle, end, most }: SendingFigures) =>
    `${start}, ${middle}, ${end} (${most})`;
  const [firstBare, firstLedger] = [bare[0], ledger[0]];
  if (!firstBare || !firstLedger) throw new Error('no rounds');
  return `| ${recipients.toLocaleString('en-US')} | ${rate(bare)} | ${rate(ledger)} | **${median(ratios).toFixed(2)}** (0.9) | ${memory(firstBare)} | ${memory(firstLedger)} |`;
};

/** Sending with the ledger, against nodemailer alone; each send in a fresh process. */
export async function benchSending(): Promise<string[]> {
  const database = await startBenchDatabase();
  const sink = fork(join(import.meta.dirname, 'smtp-sink.ts'));
  try {
    const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
    const url = `smtp://127.0.0.1:${port}`;
    const connection = await database.create('sending');
    const pool = openPool(connection);
    await notePlace(pool);
    await fillSite(pool);
    const email = renderDigestEmail(usualDigest());
    const rows: string[] = [];
    for (const recipients of sizes) {
      const audience = `readers-${recipients}`;
      await fillAudience(pool, audience, recipients);
      const figures = { bare: [] as SendingFigures[], ledger: [] as SendingFigures[] };
      for (let round = 0; round < roundsOf(recipients); round += 1)
        for (const way of ['ledger', 'bare'] as const) {
          const mailingId = await newMailing(pool, audience, email);
          figures[way].push(await runAlone({ way, connection, url, mailingId, recipients }));
          const taken = await countTaken(sink);
          if (taken !== recipients) throw new Error(`${taken} of ${recipients} arrived`);
        }
      rows.push(row(recipients, figures.bare, figures.ledger));
    }
    await pool.end();
    return [
      '| messages | nodemailer alone, a second | with ledger, a second | ratio (aim) | memory of nodemailer alone, MB: first message, middle, last (most) | with ledger |',
      '|---|---|---|---|---|---|',
      ...rows,
    ];
  } finally {
    sink.kill();
    await database.stop();
  }
}
