import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { mostGathered, sitting } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { fakeTransport } from '../../email/mailings/mailings.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool, write } from '../../platform/db/client.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { LastingFailure } from '../../platform/jobs/failure.ts';
import {
  type DecisionMail,
  decisionMailQueue,
  endSittings,
  sendDecisionMail,
} from './decision-mail.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

let desk: InvoiceDesk;
const planned: PlannedJob[] = [];
let outcome: Outcome = { result: 'sent' };
const { transport, messages: sent } = fakeTransport(() => outcome);
const server = withTestServer({ planned });
beforeAll(async () => {
  desk = await buildDesk(server.pool);
});
beforeEach(async () => {
  await server.pool`delete from notices`;
  planned.length = 0;
  sent.length = 0;
  outcome = { result: 'sent' };
});

/** Lets time pass for the decisions that are not told yet. */
const wait = (minutes: number) => server.pool`
  update untold_decisions set first_at = first_at - make_interval(mins => ${minutes}),
                              last_at = last_at - make_interval(mins => ${minutes})`;

/** Runs the queued jobs. */
async function send() {
  const sender = {
    pool: server.pool,
    transport,
    publicUrl: 'https://masthead.example',
    mailFrom: null,
  };
  for (const { data } of planned.splice(0)) await sendDecisionMail(sender, data as DecisionMail);
}

/** Ends every sitting and sends its emails. */
async function tell() {
  await wait(sitting.quietMinutes);
  await endSittings(server.pool, server.app.jobs, new Date());
  await send();
}
interface SeenVersion {
  id: number;
  version: number;
}
const approve = (seenVersion: SeenVersion) =>
  server.as(desk.editor).call(invoiceEndpoints.approve, { body: { invoices: [seenVersion] } });
const unapprove = (seenVersion: SeenVersion) =>
  server.as(desk.editor).call(invoiceEndpoints.unapprove, { body: { invoices: [seenVersion] } });
const sendBack = (seenVersion: SeenVersion) =>
  server
    .as(desk.editor)
    .call(invoiceEndpoints.sendBack, { body: { ...seenVersion, reason: 'Which <article>?' } });

const contributorEmail = async () =>
  (
    await server.pool<{ email: string }[]>`select email from users where id = ${desk.contributor}`
  )[0]?.email;

test('emails an approval to the contributor only', async () => {
  const invoice = await buildInvoice(server.pool, desk, { amount: '1250' });
  await approve(invoice);
  await tell();
  expect(sent).toMatchObject([
    {
      to: await contributorEmail(),
      subject: 'Your invoice was approved: $1,250.00',
      text: expect.stringContaining(`https://masthead.example/invoice/${invoice.id}`),
      purpose: 'account',
    },
  ]);
});

test('emails a request for changes with its reason', async () => {
  await sendBack(await buildInvoice(server.pool, desk));
  await tell();
  expect(sent).toMatchObject([
    {
      subject: 'Your invoice needs changes: $125.50',
      text: expect.stringMatching(/2026-11-10, \$125\.50.*Which <article>\?/s),
      html: expect.stringContaining('Which &lt;article&gt;?'),
    },
  ]);
});

test('emails 200 decisions of a sitting once, with a total and lines by state', async () => {
  const all = [];
  for (let n = 0; n < 200; n += 1)
    all.push(await buildInvoice(server.pool, desk, { amount: '10' }));
  const [back, ...others] = all;
  for (const one of others) await approve(one);
  await sendBack(back ?? { id: 0, version: 0 });
  const { body } = await server.as(desk.contributor).call(noticeEndpoints.list);
  expect(body.nodes[0]).toMatchObject({
    isRead: false,
    gathered: {
      counts: expect.arrayContaining([{ event: 'invoice-sent-back', count: 1 }]),
    },
  });
  expect(body.nodes[0]?.gathered?.lines).toHaveLength(mostGathered);
  expect((await server.as(desk.contributor).call(noticeEndpoints.unread)).body.count).toBe(1);
  await tell();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [await contributorEmail(), 'Decisions on your invoices: 200, $2,000.00'],
  ]);
  expect(sent[0]?.text).toMatch(/Total: 199, \$1,990\.00\./);
  expect(sent[0]?.text).toMatch(/And 179 more\./);
  expect(sent[0]?.text).toContain('Which <article>?');
});

test('a sitting goes on while decisions are made, up to its bound', async () => {
  const end = async () => {
    await endSittings(server.pool, server.app.jobs, new Date());
    return planned.splice(0).length;
  };
  await approve(await buildInvoice(server.pool, desk));
  expect(await end()).toBe(0);
  let waited = 0;
  for (; waited + 1 < sitting.mostMinutes; waited += 1) {
    await wait(1);
    await approve(await buildInvoice(server.pool, desk));
    expect(await end()).toBe(0);
  }
  await wait(1);
  await approve(await buildInvoice(server.pool, desk));
  expect(await end()).toBe(1);
});

test('tells once what two servers end at the same time, and what a crash interrupts', async () => {
  await approve(await buildInvoice(server.pool, desk));
  await wait(sitting.quietMinutes);
  const crash = {
    plan: async () => {
      throw new Error('killed');
    },
  };
  await expect(endSittings(server.pool, crash, new Date())).rejects.toThrow('killed');
  const other = openPool(server.connection, { max: 2 });
  await Promise.all([
    endSittings(server.pool, server.app.jobs, new Date()),
    endSittings(other, server.app.jobs, new Date()),
  ]);
  await other.end();
  await endSittings(server.pool, server.app.jobs, new Date());
  expect(planned).toHaveLength(1);
});

test('waits for a decision that is being saved when its sitting is over', async () => {
  const invoice = await buildInvoice(server.pool, desk);
  await approve(invoice);
  await wait(sitting.quietMinutes);
  await write(server.pool, desk.editor, async (db) => {
    await db`update untold_decisions set last_at = last_at where invoice_id = ${invoice.id}`;
    await endSittings(server.pool, server.app.jobs, new Date());
  });
  expect(planned).toEqual([]);
  await tell();
  expect(sent).toHaveLength(1);
});

test('sends no email about a decision that was undone in time, nor about the undo', async () => {
  const [undone, approved] = [
    await buildInvoice(server.pool, desk),
    await buildInvoice(server.pool, desk),
  ];
  const { body } = await approve(undone);
  await unapprove({ id: undone.id, version: body[0]?.version ?? 0 });
  await approve(approved);
  await tell();
  const linkTo = ({ id }: SeenVersion) => new RegExp(`/invoice/${id}\\b`);
  expect(sent).toHaveLength(1);
  absentFrom(sent[0]?.text, { there: linkTo(approved), gone: linkTo(undone) });
});

test('undoing an approval that was already emailed sends a second email', async () => {
  const seenVersion = await buildInvoice(server.pool, desk, { state: 'approved' });
  await unapprove(seenVersion);
  await tell();
  expect(sent.map(({ subject }) => subject)).toEqual(['Your invoice is back in review: $125.50']);
});

test.each([
  ['never', 0, 0],
  ['daily', 0, 1],
] as const)('emails decisions as chosen: %s', async (choice, before, after) => {
  const contributor = await buildStaff(server.pool, 'contributor');
  const choose = { body: { topic: 'invoices', way: 'mail', choice } } as const;
  expect((await server.as(contributor).call(noticeChoiceEndpoints.choose, choose)).status).toBe(
    200,
  );
  await approve(await buildInvoice(server.pool, { ...desk, contributor }));
  // 3 AM and 7 AM, Central Standard Time, of the day after.
  await server.pool`update untold_decisions set first_at = '2026-01-12T18:00:00Z', last_at = '2026-01-12T18:00:00Z'`;
  await endSittings(server.pool, server.app.jobs, new Date('2026-01-13T09:00:00Z'));
  expect(planned).toHaveLength(before);
  await endSittings(server.pool, server.app.jobs, new Date('2026-01-13T13:00:00Z'));
  expect(planned).toHaveLength(after);
});

test('tells nothing about an approval that was withdrawn and given again', async () => {
  const invoice = await buildInvoice(server.pool, desk, { state: 'approved' });
  await unapprove(invoice);
  await approve({ ...invoice, version: invoice.version + 1 });
  await tell();
  expect(sent).toEqual([]);
});

test('retries while the mail server is down; a rejected email fails for good', async () => {
  await approve(await buildInvoice(server.pool, desk));
  outcome = { result: 'away', problem: 'nobody answers' };
  await wait(sitting.quietMinutes);
  await endSittings(server.pool, server.app.jobs, new Date());
  const [job] = planned;
  await expect(send()).rejects.toThrow('The email will be retried');
  planned.push(job as PlannedJob);
  outcome = { result: 'failed', problem: 'no such mailbox' };
  await expect(send()).rejects.toThrow(LastingFailure);
  expect(sent).toHaveLength(2);
});

test.each(['invoiceId', 'invoiceIds'])('still sends an email queued with %s', async (key) => {
  const { id } = await buildInvoice(server.pool, desk, { state: 'approved' });
  const data = { state: 'approved', decidedAt: '2026-11-12T15:00:00.000Z' };
  planned.push({
    queue: decisionMailQueue,
    data: { ...data, [key]: key === 'invoiceId' ? id : [id] },
  } as PlannedJob);
  await send();
  expect(sent).toHaveLength(1);
});
