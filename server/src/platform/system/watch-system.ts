import { systemMessages } from '@masthead/shared/platform/system/system.messages.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { type Pool, write } from '../db/client.ts';
import {
  type LetterSender,
  letter,
  sendLetter,
  throwUnlessSent,
} from '../integrations/mail/send-letter.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { askOutside } from '../outside/ask-outside.ts';
import type { Config } from '../process/config.ts';
import { judgeSystem } from './judge-system.ts';
import { forgetOldProcesses, type NeedRow, noteSizes, saveNeeds } from './system.queries.ts';

/** One message to the operator, by one way. */
interface OperatorMessage {
  way: 'email' | 'webhook';
  key: string;
  says: string;
  since: string;
  isOver: boolean;
}
const operatorQueue = 'tell-operator';

const sentenceOf = ({ says, isOver }: OperatorMessage) =>
  isOver ? systemMessages.operatorOver(says) : says;

async function tellByEmail(to: string, sender: LetterSender, message: OperatorMessage) {
  const sentence = sentenceOf(message);
  const outcome = await sendLetter(
    sender,
    to,
    letter({
      subject: systemMessages.operatorSubject(sentence),
      paragraphs: [`${sentence}.`.replace(/\.\.$/, '.')],
      button: {
        label: systemMessages.open,
        href: `${sender.publicUrl}${screens.system.path}`,
      },
      otherwise: systemMessages.operatorWhy,
    }),
  );
  throwUnlessSent(outcome);
}

/** `text` is what chat programs show of a webhook. */
async function tellByWebhook(address: string, publicUrl: string, message: OperatorMessage) {
  const { key, says, since, isOver } = message;
  const { status } = await askOutside(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text: systemMessages.operatorSubject(sentenceOf(message)),
      event: isOver ? 'resolved' : 'needs_attention',
      key,
      says,
      since,
      url: `${publicUrl}${screens.system.path}`,
    }),
    maxBytes: null,
  });
  if (status >= 300) throw new Error(`The webhook of the operator answered ${status}`);
}

interface Parts {
  config: Pick<Config, 'backup' | 'operator' | 'publicUrl' | 'mailFrom'>;
  pool: Pool;
  jobs: Jobs;
  transport: LetterSender['transport'];
}

/**
 * Looks every minute at what needs the operator, and tells each beginning and each end once: the row of a need and the
 * jobs that tell of it are saved in one transaction.
 */
export async function startWatch({ config, pool, jobs, transport }: Parts): Promise<void> {
  const { publicUrl, mailFrom, backup } = config;
  const { email, webhook } = config.operator;
  const ways = [...(email ? ['email' as const] : []), ...(webhook ? ['webhook' as const] : [])];
  await jobs.work<OperatorMessage>(operatorQueue, async (message) => {
    if (message.way === 'email' && email)
      await tellByEmail(email, { transport, publicUrl, mailFrom }, message);
    if (message.way === 'webhook' && webhook) await tellByWebhook(webhook, publicUrl, message);
  });
  const messagesOf = (rows: NeedRow[], isOver: boolean) =>
    rows.flatMap(({ key, says, since }) =>
      ways.map((way) => ({ way, key, says, since: since.toISOString(), isOver })),
    );
  await jobs.everyMinute('watch-system', async () => {
    await noteSizes(pool, today(new Date()));
    await forgetOldProcesses(pool);
    const needs = await judgeSystem(pool, backup.target);
    await write(pool, null, async (db) => {
      const { begun, over } = await saveNeeds(db, needs);
      for (const message of [...messagesOf(begun, false), ...messagesOf(over, true)])
        await jobs.plan(db, operatorQueue, message);
    });
  });
}
