import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { buildReadyDigest } from '../../email/campaigns/campaigns.testing.ts';
import { fakeTransport } from '../../email/mailings/mailings.testing.ts';
import { buildInvoice } from '../../finance/invoices/invoices.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool, type Pool } from '../../platform/db/client.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { buildShowcase, type Showcase } from '../../showcase/delivery/showcase.testing.ts';
import { planSummaries, type Summary, sendSummary } from './daily-summary.ts';

let pool: Pool;
let showcase: Showcase;
let editor: number;
let author: number;
const planned: PlannedJob[] = [];
let outcome: Outcome = { result: 'sent' };
const { transport, messages: sent } = fakeTransport(() => outcome);

const server = withTestServer({ planned });
beforeAll(async () => {
  pool = server.pool;
  showcase = await buildShowcase(pool);
  editor = await buildStaff(pool, 'editor');
  author = await buildStaff(pool, 'author');
  await buildInvoice(pool, { editor, contributor: author, siteId: showcase.siteId });
});
beforeEach(async () => {
  planned.length = 0;
  sent.length = 0;
  outcome = { result: 'sent' };
  await pool`delete from daily_summaries`;
});

/** A Monday, by the newsroom's clock (Central Standard Time). */
const at = (clock: string, day = '2026-11-23') => new Date(`${day}T${clock}:00-06:00`);
const plan = (now: Date, of = pool) => planSummaries(of, server.app.jobs, now);
const plannedFor = () => planned.map(({ data }) => (data as Summary).userId).sort((a, b) => a - b);
const sender = () => ({
  pool,
  transport,
  publicUrl: 'https://masthead.example',
  mailFrom: null,
  needsSecondPerson: false,
});
const send = (userId: number, now = at('07:01'), day = '2026-11-23') =>
  sendSummary(sender(), { userId, day }, now);
const wish = async (id: number, getsSummary: boolean) => {
  const client = server.as(id);
  const { version } = (await client.call(profileEndpoints.get)).body;
  const { status, body } = await client.call(profileEndpoints.update, {
    body: { version, getsSummary },
  });
  expect([status, body.getsSummary]).toEqual([200, getsSummary]);
};

test('plans the emails of a day at 7 AM Central, once per person, also with two servers', async () => {
  const { admin, staff, alpha } = showcase.people;
  const left = await buildStaff(pool, 'editor');
  const off = await buildStaff(pool, 'editor');
  await pool`update users set is_disabled = true where id = ${left}`;
  await wish(off, false);
  await wish(alpha, true);
  await plan(at('06:59'));
  await plan(at('12:00'));
  expect(planned).toEqual([]);
  const other = openPool(server.connection, { max: 2 });
  await Promise.all([plan(at('07:00')), plan(at('07:00'), other), plan(at('07:00'))]);
  await other.end();
  await plan(at('07:01'));
  const expected = [admin, staff, alpha, editor, author].sort((a, b) => a - b);
  expect(plannedFor()).toEqual(expected);
  expect(planned[0]).toMatchObject({ queue: 'daily-summary', data: { day: '2026-11-23' } });
  planned.length = 0;
  await plan(at('07:00', '2026-11-24'));
  expect(plannedFor()).toEqual(expected);
  await wish(alpha, false);
});

test('goes to staff unless they turn it off, and to partners who turn it on', async () => {
  const chosen = async (id: number) =>
    (await server.as(id).call(profileEndpoints.get)).body.getsSummary;
  const { beta, nowhere } = showcase.people;
  expect([await chosen(editor), await chosen(beta), await chosen(nowhere)]).toEqual([
    true,
    false,
    false,
  ]);
  await wish(beta, true);
  await wish(beta, false);
  // Saving an unchanged profile stores no choice and creates no version.
  const client = server.as(author);
  const before = (await client.call(profileEndpoints.get)).body;
  const { body } = await client.call(profileEndpoints.update, { body: before });
  expect([body.version, body.getsSummary]).toEqual([before.version, true]);
});

test('lists the to-dos with links; none is sent for an empty list', async () => {
  await plan(at('07:00'));
  await send(editor);
  expect(sent).toHaveLength(1);
  const [mail] = sent;
  const [person] = await pool<{ email: string }[]>`select email from users where id = ${editor}`;
  expect(mail).toMatchObject({
    to: person?.email,
    subject: 'Your to-do list for Monday, Nov 23, 2026',
    purpose: 'account',
  });
  const address = 'https://masthead.example/review-invoices?state=awaiting&only=decidable';
  expect(mail?.text).toContain(`1 invoice to review:\n${address}\n`);
  expect(mail?.html).toContain(`href="${address.replace('&', '&amp;')}"`);
  await send(author);
  expect(sent).toHaveLength(1);
});

test('lists emails that need approval, except for the person who requested it', async () => {
  const ready = await buildReadyDigest(pool);
  await pool`update email_templates set needs_release = true where id = ${ready.emailTemplateId}`;
  await pool`insert into release_steps (campaign_id, step, person_id) values (${ready.id}, 'asked', ${editor})`;
  await plan(at('07:00'));
  await send(showcase.people.admin);
  const address = 'https://masthead.example/daily-digest?status=Needs+your+approval';
  expect(sent[0]?.text).toContain(`1 daily digest needs your approval:\n${address}\n`);
  await send(editor);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.text).not.toContain('your approval');
});

test('shows a partner only their own records', async () => {
  const { alpha } = showcase.people;
  await wish(alpha, true);
  await plan(at('07:00'));
  // The slots of both organizations end the day after the test runs.
  const now = new Date();
  const day = now.toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  await pool`update daily_summaries set day = ${day}`;
  await send(alpha, now, day);
  expect(sent.map(({ text }) => text.includes('1 ad slot ending soon'))).toEqual([true]);
  expect(sent[0]?.text).not.toMatch(/invoice/i);
});

test('sends an email once, whether delivered twice, unconfirmed or unavailable for a while', async () => {
  await plan(at('07:00'));
  outcome = { result: 'away', problem: 'No server' };
  await expect(send(editor)).rejects.toThrow('The email will be retried: No server');
  outcome = { result: 'unknown', problem: 'Lost' };
  sent.length = 0;
  await Promise.all([send(editor), send(editor)]);
  await send(editor, at('07:10'));
  expect(sent).toHaveLength(1);
  await pool`update daily_summaries set handed_at = null`;
  await wish(editor, false);
  await send(editor);
  await wish(editor, true);
  await send(editor, at('08:00', '2026-11-24'));
  expect(sent).toHaveLength(1);
});
