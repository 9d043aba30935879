import nodemailer from 'nodemailer';
import { sendingLimit } from '../server/src/email/mailings/lanes.ts';
import { mailLinks } from '../server/src/email/mailings/mail-links.ts';
import { messagesOf } from '../server/src/email/mailings/mailing-message.ts';
import { findMailing } from '../server/src/email/mailings/mailings.queries.ts';
import { sendMailing } from '../server/src/email/mailings/send-mailing.ts';
import { type Connection, openPool, type Pool } from '../server/src/platform/db/client.ts';
import { smtpConnections, smtpTransport } from '../server/src/platform/integrations/mail/smtp.ts';
import { usualPerDomain } from '../server/src/platform/process/config.ts';
import { oneKey } from '../server/test/one-key.ts';
import { onOrder, withMemory } from './apart.ts';

/** One send in a process of its own. Why: memory left over from an earlier send would hide the memory of this one. */
export interface SendingRun {
  way: 'bare' | 'ledger';
  connection: Exclude<Connection, string>;
  url: string;
  mailingId: number;
  recipients: number;
}

/** Messages a second, and the memory before the first message and at its peak, in MB. */
export interface SendingFigures {
  perSecond: number;
  before: number;
  most: number;
}

const links = mailLinks('https://masthead.example', oneKey('bench'));

/** The baseline: nodemailer with the same pool and the same messages, recording nothing. */
async function sendBare({ url, mailingId, recipients }: SendingRun, pool: Pool) {
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
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  transport.close();
}

async function sendWithLedger({ url, mailingId }: SendingRun, pool: Pool) {
  const transport = smtpTransport(url);
  await sendMailing(
    {
      pool,
      transport,
      links,
      mailFrom: null,
      perDomain: usualPerDomain,
      isStopping: () => false,
      sentHere: new Set(),
      limit: sendingLimit(),
      onChange: async () => {},
    },
    mailingId,
  );
  transport.close();
}

async function measure(run: SendingRun): Promise<SendingFigures> {
  const pool = openPool(run.connection);
  await pool`select 1`;
  const begin = performance.now();
  const send = run.way === 'bare' ? sendBare : sendWithLedger;
  const { before, most } = await withMemory(() => send(run, pool));
  const perSecond = (run.recipients / (performance.now() - begin)) * 1000;
  await pool.end();
  return { perSecond, before, most };
}

if (import.meta.main) onOrder(measure);
