import { wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import { retrySeconds, testEvent } from '@masthead/shared/workspace/webhooks/webhook.ts';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { openListener } from '../../platform/db/listener.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { tellWebhookDisabled } from '../../platform/notices/notice.store.ts';
import { askOutside } from '../../platform/outside/ask-outside.ts';
import { internet, OutsideError, type Reach } from '../../platform/outside/reach.ts';
import { logged } from '../../platform/process/logged.ts';
import {
  disableDeadEnd,
  dropOldDeliveries,
  listDueWebhooks,
  type Outcome,
  recordOutcome,
  type TakenDelivery,
  takeDelivery,
  tellOfSlots,
} from './deliveries.queries.ts';
import { openSecret, signedHeaders } from './webhook-secret.ts';

/** The queue with one job for each webhook that has something to send. */
export const webhookQueue = 'send-webhooks';

/** Webhooks that one server sends to side by side: a slow receiver delays only its own deliveries. */
const mostAtOnce = 20;
/** Why: an answer says whether it worked; nobody needs a page of it. */
const mostAnswerBytes = 64 * 1024;
const excerptLength = 500;

/** How deliveries are sent; tests stand in for the internet. */
export interface Sending {
  pool: Pool;
  keys: SigningKeys;
  publicUrl: string;
  reach?: Reach;
  timeoutMs?: number;
}

type Written = Pick<TakenDelivery, 'type' | 'createdAt' | 'data'>;

/** The body of a delivery, the same at every try. */
export function bodyOf({ type, createdAt, data }: Written, publicUrl: string): string {
  const { url } = data;
  const whole = typeof url === 'string' ? { ...data, url: wholeAddress(url, publicUrl) } : data;
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: whole });
}

/** Why: the database takes no NUL, and nobody reads other control characters. */
const excerptOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, excerptLength);

const problemOf = (status: number) => {
  if (status >= 200 && status < 300) return null;
  const isRedirect = status >= 300 && status < 400;
  return isRedirect ? webhookMessages.redirected(status) : webhookMessages.refused(status);
};

/** One request, with what became of it. Redirects are answers, and only public addresses are reached. */
async function send(sending: Sending, taken: TakenDelivery): Promise<Outcome> {
  const { keys, publicUrl, reach = internet, timeoutMs } = sending;
  const begun = performance.now();
  const outcome = (rest: Omit<Outcome, 'tookMs'>) => ({
    ...rest,
    tookMs: Math.round(performance.now() - begun),
  });
  const failed = (problem: string) => outcome({ status: null, excerpt: null, problem });
  const secrets = [taken.sealedSecret, taken.sealedOldSecret].flatMap((sealed) => {
    const secret = sealed && openSecret(keys, sealed);
    return secret ? [secret] : [];
  });
  if (secrets.length === 0) return failed(webhookMessages.problems.secret);
  const body = bodyOf(taken, publicUrl);
  const id = `msg_${taken.messageId}`;
  try {
    const { status, bytes } = await askOutside(taken.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secrets, { id, at: new Date(), body }),
      },
      body,
      maxBytes: mostAnswerBytes,
      reach,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return outcome({ status, excerpt: excerptOf(bytes), problem: problemOf(status) });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return failed(webhookMessages.problems[error.why]);
  }
}

/** Records a try. After the last one a webhook that takes nothing any more is disabled, and the admins are told. */
async function settle(pool: Pool, taken: TakenDelivery, outcome: Outcome): Promise<void> {
  const pause = taken.type === testEvent ? null : (retrySeconds[taken.tries - 1] ?? null);
  await write(pool, null, async (db) => {
    const isOurs = await recordOutcome(db, taken, { ...outcome, retrySeconds: pause });
    const isOver = isOurs && outcome.problem !== null && pause === null;
    if (!isOver || taken.type === testEvent) return;
    const reason = webhookMessages.disabledReason(outcome.problem ?? '');
    const name = await disableDeadEnd(db, taken.webhookId, { since: taken.createdAt, reason });
    if (name !== null) await tellWebhookDisabled(db, name);
  });
}

/** Sends what is due to a webhook, one after the other. Several servers take each delivery once. */
export async function sendDue(
  sending: Sending,
  webhookId: number,
  isStopping = () => false,
): Promise<void> {
  if (!(await isAtHome(sending.pool))) return;
  while (!isStopping()) {
    const taken = await takeDelivery(sending.pool, webhookId);
    if (!taken) return;
    await settle(sending.pool, taken, await send(sending, taken));
  }
}

/** Plans a job for each webhook that has something to send. */
async function planDue(pool: Pool, jobs: Pick<Jobs, 'plan'>): Promise<void> {
  for (const webhookId of await listDueWebhooks(pool))
    await jobs.plan(pool, webhookQueue, { webhookId });
}

/** The jobs of webhooks: at once when something has happened, and every minute for what is tried again. */
export async function startWebhooks(jobs: Jobs, sending: Sending) {
  const { pool } = sending;
  let isStopping = false;
  await jobs.work<{ webhookId: number }>(
    webhookQueue,
    ({ webhookId }) => sendDue(sending, webhookId, () => isStopping),
    { concurrency: mostAtOnce },
  );
  await jobs.everyMinute('webhooks', async () => {
    await write(pool, null, tellOfSlots);
    await dropOldDeliveries(pool);
    await planDue(pool, jobs);
  });
  const listener = openListener(pool, 'webhooks', () => {
    void planDue(pool, jobs).catch(logged('Couldn’t plan webhooks; tried again within a minute'));
  });
  const stop = () => {
    isStopping = true;
  };
  return { stop, close: () => listener.close() };
}
