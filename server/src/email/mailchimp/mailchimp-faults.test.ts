import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settleCampaigns } from '../campaigns/settle-campaign.ts';
import { startWithMailchimp, type WithMailchimp } from './mailchimp.testing.ts';
import type { Fault } from './mailchimp-peer.testing.ts';
import { begin, type Campaign } from './mailchimp-state.testing.ts';
import { tidyMailchimp } from './tidy-mailchimp.ts';

describe('Mailchimp in trouble', () => {
  let at: WithMailchimp;
  beforeAll(async () => {
    at = await startWithMailchimp();
  });
  afterEach(() => {
    at.peer.play.fault = () => null;
    at.patience.requestMs = 5000;
  });
  afterAll(() => at.stop());

  const campaigns = () => [...at.peer.account.campaigns.values()];
  const live = () => campaigns().filter(({ status }) => status !== 'save');
  /** Something goes wrong with that call, so many times. */
  const breaking = (fault: Fault, what: RegExp, times = 1) => {
    let left = times;
    at.peer.play.fault = ({ method, path }) =>
      what.test(`${method} ${path}`) && left-- > 0 ? fault : null;
  };
  /** What the product does every minute. */
  const aMinuteLater = async () => {
    at.peer.play.fault = () => null;
    at.peer.catchUp();
    await at.ageAll();
    await settleCampaigns(at.server.pool, at.server.app.mail);
    await tidyMailchimp(at.server.pool, at.server.app.mailchimp);
  };

  test.each<[Fault, RegExp]>([
    ['after', /POST \/campaigns$/],
    ['cut', /POST \/campaigns$/],
    ['error', /POST \/campaigns$/],
    ['before', /POST \/campaigns$/],
    ['after', /PUT .*content/],
    ['busy', /POST/],
    ['bare 403', /POST/],
    ['after', /actions\/schedule/],
    ['error', /actions\/schedule/],
    ['before', /actions\/schedule/],
  ])(
    'with an answer that is lost or late (%s, %s) it is scheduled all the same, once',
    async (fault, what) => {
      const before = new Set(campaigns());
      const id = await at.ready();
      breaking(fault, what);
      const { body } = await at.schedule(id);
      expect(body.status).toBe('scheduled');
      const made = campaigns().filter((one) => !before.has(one));
      expect(made.map((one) => [one.id, one.status])).toEqual([
        [body.mailchimpCampaignId, 'schedule'],
      ]);
    },
  );

  test('turned away for good, it is a draft as before, and nothing of it stays at Mailchimp', async () => {
    for (const what of [/POST \/campaigns$/, /actions\/schedule/]) {
      const before = campaigns().length;
      const id = await at.ready();
      breaking('busy', what, 100);
      expect((await at.schedule(id)).status).toBe(503);
      expect(await at.read(id)).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
      await aMinuteLater();
      expect(campaigns()).toHaveLength(before);
    }
  });

  test('a request that is done only later: unknown at first, then what stands there', async () => {
    const id = await at.ready();
    breaking('late', /actions\/schedule/, 10);
    expect((await at.schedule(id)).status).toBe(503);
    expect(await at.read(id)).toMatchObject({ status: 'unknown', isScheduled: true });
    await aMinuteLater();
    const { status, mailchimpCampaignId } = await at.read(id);
    expect(status).toBe('scheduled');
    expect(at.peer.account.campaigns.get(mailchimpCampaignId ?? '')?.status).toBe('schedule');
  });

  test('a request that stalls is given up after its time, and asked again where that is safe', async () => {
    const id = await at.ready();
    at.patience.requestMs = 500;
    breaking('stall', /POST \/campaigns$/);
    expect((await at.schedule(id)).body.status).toBe('scheduled');
    at.peer.catchUp();
    expect(campaigns().filter(({ status }) => status === 'save')).toHaveLength(1);
    await aMinuteLater();
    expect(campaigns().filter(({ status }) => status === 'save')).toEqual([]);
  });

  test('what comes to stand there after all has been given up is taken back', async () => {
    const id = await at.ready();
    const before = live().length;
    breaking('late', /POST \/campaigns$/, 10);
    expect((await at.schedule(id)).status).toBe(503);
    expect((await at.read(id)).status).toBe('draft');
    await aMinuteLater();
    expect(live()).toHaveLength(before);
    expect(campaigns().filter(({ status }) => status === 'save')).toEqual([]);
  });

  test('a server that died after Mailchimp had taken an email leaves nothing live that no email names', async () => {
    const id = await at.ready();
    const { mailchimpCampaignId } = (await at.schedule(id)).body;
    await at.server
      .pool`update campaigns set status = 'draft', provider_campaign_id = null where id = ${id}`;
    await aMinuteLater();
    expect(at.peer.account.campaigns.has(mailchimpCampaignId ?? '')).toBe(false);
    const again = at.peer.account.campaigns.get(
      (await at.schedule(id)).body.mailchimpCampaignId ?? '',
    );
    await at.server
      .pool`update campaigns set status = 'draft', provider_campaign_id = null where id = ${id}`;
    begin(at.peer.account, Object.assign(again as Campaign, { canCancel: false }));
    await aMinuteLater();
    expect(await at.read(id)).toMatchObject({ status: 'sent', mailchimpCampaignId: again?.id });
    expect((await at.statusOf(id)).problem).toBe(mailchimpMessages.sentThere);
  });

  test('whatever goes wrong, in the end the email and Mailchimp agree, and nothing was live twice', async () => {
    const faults: Fault[] = ['busy', 'bare 403', 'before', 'after', 'cut', 'error', 'late'];
    const fault = fc.option(fc.constantFrom(...faults), { nil: null, freq: 3 });
    const step = fc.constantFrom('schedule', 'unschedule', 'a minute later');
    const examples: [Fault[], ('schedule' | 'unschedule')[]][] = [
      // The first draft comes only after its email has been given up and its second was taken back.
      [['late', 'busy', null, 'cut', null], ['schedule']],
      // It is unscheduled there, and then nothing more can be asked.
      [
        [...Array<Fault>(8).fill(null), 'busy', 'busy', 'busy', null],
        ['schedule', 'unschedule'],
      ],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { minLength: 5, maxLength: 30 }),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        async (plan, steps) => {
          const id = await at.ready();
          const others = new Set(campaigns());
          const ours = () => campaigns().filter((one) => !others.has(one));
          let n = 0;
          for (const one of steps) {
            at.peer.play.fault = () => plan[n++] ?? null;
            const act = {
              schedule: at.schedule,
              unschedule: at.unschedule,
              'a minute later': null,
            }[one];
            const answer = act ? await act(id) : await aMinuteLater();
            if (answer) expect([200, 409, 503]).toContain(answer.status);
            const goingOut = ours().filter(({ status }) => status !== 'save');
            expect(goingOut.length).toBeLessThanOrEqual(1);
          }
          await aMinuteLater();
          const { status, mailchimpCampaignId } = await at.read(id);
          const named = status === 'scheduled' ? [[mailchimpCampaignId, 'schedule']] : [];
          expect(['scheduled', 'draft']).toContain(status);
          expect(ours().map((one) => [one.id, one.status])).toEqual(named);
        },
      ),
      { numRuns: 15, examples },
    );
  });

  test('every request and every answer was as the contract has it, and never more than ten at once', () => {
    expect(at.peer.violations).toEqual([]);
    expect(at.peer.busy.most).toBeLessThanOrEqual(10);
  });
});
