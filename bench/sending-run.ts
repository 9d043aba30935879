import { performance } from 'node:perf_hooks';
import nodemailer from 'nodemailer';
import { usualPerDomain } from '../server/src/config.ts';
import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';
import type { MailTransport } from '../server/src/integrations/mail/mail-transport.ts';
import { smtpConnections, smtpTransport } from '../server/src/integrations/mail/smtp.ts';
import { turnsOfSending } from '../server/src/mailings/lanes.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';
import { messagesOf } from '../server/src/mailings/mailing-message.ts';
import { findMailing } from '../server/src/mailings/mailings.queries.ts';
import { sendMailing } from '../server/src/mailings/send-mailing.ts';

/** One send in a process of its own: what it takes, and the memory that it had. */
export interface SendingRun {
  way: 'bare' | 'ledger';
  connection: Exclude<Connection, string>;
  url: string;
  mailingId: number;
  recipients: number;
}

/** Memory in MB at the first message, at the middle one and at the last, and the most in between. */
export interface SendingFigures {
  perSecond: number;
  start: number;
  middle: number;
  end: number;
  most: number;
}

const links = mailLinks('https://masthead.example', 'bench');

type OnMessage = () => void;

/** The yardstick: nodemailer with the same pool, the same messages and nothing written down. */
async function sendBare({ url, mailingId, recipients }: SendingRun, pool: Pool, on: OnMessage) {
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
        name: null,
      });
      await transport.sendMail({ from, to, replyTo, subject, html, text, headers, messageId });
      on();
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  transport.close();
}

async function sendWithLedger({ url, mailingId }: SendingRun, pool: Pool, on: OnMessage) {
  const smtp = smtpTransport(url);
  const transport: MailTransport = {
    close: () => smtp.close(),
    send: (message) => {
      const sent = smtp.send(message);
      void sent.then(on);
      return sent;
    },
  };
  await sendMailing(
    {
      pool,
      transport,
      links,
      mailFrom: null,
      perDomain: usualPerDomain,
      isStopping: () => false,
      sentHere: new Set(),
      turns: turnsOfSending(),
      onChange: async () => {},
    },
    mailingId,
  );
  smtp.close();
}

const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

async function measure(run: SendingRun): Promise<SendingFigures> {
  const pool = openPool(run.connection);
  await pool`select 1`;
  let sent = 0;
  const memory = { start: 0, middle: 0, most: 0 };
  const onMessage = () => {
    sent += 1;
    if (sent === 1) memory.start = residentMegabytes();
    if (sent === Math.floor(run.recipients / 2)) memory.middle = residentMegabytes();
  };
  const watch = setInterval(() => {
    memory.most = Math.max(memory.most, residentMegabytes());
  }, 200);
  const begin = performance.now();
  await (run.way === 'bare' ? sendBare : sendWithLedger)(run, pool, onMessage);
  const perSecond = (run.recipients / (performance.now() - begin)) * 1000;
  clearInterval(watch);
  const end = residentMegabytes();
  await pool.end();
  return { perSecond, ...memory, end, most: Math.max(memory.most, end) };
}

if (import.meta.main)
  process.once('message', (run: SendingRun) => {
    void measure(run).then((figures) => {
      process.send?.(figures);
      process.disconnect();
    });
  });
