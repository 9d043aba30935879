import {
  campaignMessages,
  endedActions,
} from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { mailchimpRefusals } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { noticeText } from '@masthead/shared/platform/notices/notice.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settleCampaigns } from '../campaigns/settle-campaign.ts';
import { startWithMailchimp, type WithMailchimp } from './mailchimp.testing.ts';
import { problem } from './mailchimp-state.testing.ts';
import { tidyMailchimp } from './tidy-mailchimp.ts';

let at: WithMailchimp;
beforeAll(async () => {
  at = await startWithMailchimp();
});
afterEach(() => {
  at.peer.play.pause = () => 0;
  at.peer.play.refusal = () => null;
  Object.assign(at.patience, { actionMs: 30_000, workMs: 120_000 });
});
afterAll(() => at.stop());

/** Every call takes so long at Mailchimp, and a person waits for less than one act needs. */
const slowly = (actionMs = 900, callMs = 500) => {
  at.patience.actionMs = actionMs;
  at.peer.play.pause = () => callMs;
};
const campaigns = () => [...at.peer.account.campaigns.values()];
const told = async () => {
  const { body } = await at.editor.call(noticeEndpoints.list, {});
  return body.nodes.map((one) => `${noticeText(one)} (${one.record?.id})`);
};
const minute = async () => {
  await at.ageAll();
  await settleCampaigns(at.server.pool, at.server.app.mail);
  await tidyMailchimp(at.server.pool, at.server.app.mailchimp);
};

test('answers actions within the time limit directly, without a notification', async () => {
  const id = await at.ready();
  expect((await at.schedule(id)).body.status).toBe('scheduled');
  expect((await at.unschedule(id)).body.status).toBe('draft');
  expect(await told()).toEqual([]);
});

test('continues slow scheduling in the background and notifies the person of the result', async () => {
  const id = await at.ready();
  slowly();
  const before = Date.now();
  const { status, body } = await at.schedule(id);
  expect([status, body.status]).toEqual([200, 'unknown']);
  expect(Date.now() - before).toBeLessThan(10_000);
  // A minute's round, a look at the status and another person's Unschedule leave it alone.
  await minute();
  expect(await at.statusOf(id)).toMatchObject({
    status: 'unknown',
    problem: campaignMessages.stillWorking,
  });
  const taken = await at.unschedule(id);
  expect([taken.status, taken.error.message]).toEqual([409, [campaignMessages.stillWorking]]);
  await vi.waitFor(
    async () => expect(await told()).toEqual([`${endedActions.schedule.done} (${id})`]),
    { timeout: 20_000 },
  );
  expect((await at.read(id)).status).toBe('scheduled');
  expect(campaigns().map((one) => one.status)).toEqual(['schedule']);
});

test('reports why slow scheduling failed, and restores the draft', async () => {
  const id = await at.ready();
  slowly();
  at.peer.play.refusal = ({ path }) =>
    path.endsWith('/content') ? problem(400, 'Too odd.') : null;
  expect((await at.schedule(id)).body.status).toBe('unknown');
  const why = mailchimpRefusals.email('Too odd.');
  await vi.waitFor(
    async () => expect((await told())[0]).toBe(`${endedActions.schedule.failed(why)} (${id})`),
    { timeout: 20_000 },
  );
  expect(await at.read(id)).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
});

test('continues unscheduling and test emails in the background too', async () => {
  const id = await at.ready();
  const named = (await at.schedule(id)).body.mailchimpCampaignId ?? '';
  slowly();
  expect((await at.unschedule(id)).body.status).toBe('scheduled');
  await vi.waitFor(
    async () => expect((await told())[0]).toBe(`${endedActions.unschedule.done} (${id})`),
    { timeout: 20_000 },
  );
  expect((await at.read(id)).status).toBe('draft');
  expect(at.peer.account.campaigns.has(named)).toBe(false);

  const tests = at.peer.account.tests.length;
  const { body } = await at.editor.call(dailyDigestEndpoints.postTestEmail, { params: { id } });
  expect(body.message).toBe(campaignMessages.goesOn);
  await vi.waitFor(
    async () => expect((await told())[0]).toBe(`${endedActions.test.done} (${id})`),
    {
      timeout: 20_000,
    },
  );
  expect(at.peer.account.tests).toHaveLength(tests + 1);
});

test('ends background work after its limit, removes what it created and releases the email', async () => {
  const id = await at.ready();
  const before = campaigns().length;
  slowly(900, 900);
  at.patience.workMs = 2000;
  expect((await at.schedule(id)).body.status).toBe('unknown');
  await vi.waitFor(async () => expect((await told())[0]).toMatch(/^Your email was not scheduled/), {
    timeout: 20_000,
  });
  at.peer.play.pause = () => 0;
  await minute();
  expect((await at.read(id)).status).toBe('draft');
  expect(campaigns()).toHaveLength(before);
  expect((await at.schedule(id)).body.status).toBe('scheduled');
});

test('waits for a server that died no longer than the limit of its work', async () => {
  const id = await at.ready();
  const { mailchimpCampaignId } = (await at.schedule(id)).body;
  const { pool } = at.server;
  await pool`update campaigns set status = 'unknown', provider_campaign_id = null where id = ${id}`;
  await pool`update mailchimp_requests set busy_until = now() + interval '1 minute',
               campaign_version = (select version from campaigns where id = ${id}) where campaign_id = ${id}`;
  await minute();
  expect((await at.read(id)).status).toBe('unknown');
  await pool`update mailchimp_requests set busy_until = now() - interval '1 second' where campaign_id = ${id}`;
  await minute();
  expect(await at.read(id)).toMatchObject({ status: 'scheduled', mailchimpCampaignId });
});
