import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { fakeTransport } from '../../email/mailings/mailings.testing.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { LastingFailure } from '../../platform/jobs/failure.ts';
import { type DecisionMail, sendDecisionMail, undoMs } from './decision-mail.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

let desk: InvoiceDesk;
const planned: PlannedJob[] = [];
let outcome: Outcome = { result: 'sent' };
const { transport, messages: sent } = fakeTransport(() => outcome);
const server = withTestServer({ planned });
beforeAll(async () => {
  desk = await buildDesk(server.pool);
});
beforeEach(() => {
  planned.length = 0;
  sent.length = 0;
  outcome = { result: 'sent' };
});

/** Runs the queued jobs. */
async function tell() {
  const sender = {
    pool: server.pool,
    transport,
    publicUrl: 'https://masthead.example',
    mailFrom: null,
  };
  for (const { data } of planned.splice(0)) await sendDecisionMail(sender, data as DecisionMail);
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

test('emails an approval or a request for changes, with its reason, to the contributor only', async () => {
  const [first, second] = [
    await buildInvoice(server.pool, desk, { amount: '1250' }),
    await buildInvoice(server.pool, desk),
  ];
  const before = Date.now();
  await approve(first);
  expect(planned[0]?.startAfter?.getTime()).toBeGreaterThanOrEqual(before + undoMs);
  await sendBack(second);
  await tell();
  const [contributor] = await server.pool`select email from users where id = ${desk.contributor}`;
  expect(sent).toMatchObject([
    {
      to: contributor?.email,
      subject: 'Your invoice was approved: $1,250.00',
      text: expect.stringContaining(`https://masthead.example/invoice/${first.id}`),
    },
    {
      to: contributor?.email,
      subject: 'Your invoice needs changes: $125.50',
      text: expect.stringMatching(/2026-11-10, \$125\.50.*Which <article>\?/s),
      html: expect.stringContaining('Which &lt;article&gt;?'),
      purpose: 'account',
    },
  ]);
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

test('retries while the mail server is down; a rejected email fails for good', async () => {
  await approve(await buildInvoice(server.pool, desk));
  const [job] = planned;
  outcome = { result: 'away', problem: 'nobody answers' };
  await expect(tell()).rejects.toThrow('The email will be retried');
  planned.push(job as PlannedJob);
  outcome = { result: 'failed', problem: 'no such mailbox' };
  await expect(tell()).rejects.toThrow(LastingFailure);
  expect(sent).toHaveLength(2);
});

test('still sends an email queued in the old format for a single invoice', async () => {
  const invoice = await buildInvoice(server.pool, desk);
  await approve(invoice);
  for (const job of planned) {
    const { invoiceIds, ...decision } = job.data as DecisionMail;
    job.data = { invoiceId: invoiceIds[0], ...decision };
  }
  await tell();
  expect(sent).toHaveLength(1);
});
