import mailchimp from '@mailchimp/mailchimp_marketing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWithMailchimp, testKey, type WithMailchimp } from './mailchimp.testing.ts';
import type { Asked } from './mailchimp-state.testing.ts';

describe('Mailchimp by its own client', () => {
  let at: WithMailchimp;
  beforeAll(async () => {
    at = await startWithMailchimp();
    mailchimp.setConfig({ apiKey: testKey, server: 'us19' });
    mailchimp.basePath = `${at.peer.url}/3.0`;
  });
  afterAll(() => at.stop());

  const withoutId = ({ method, path, body }: Asked) => ({
    call: `${method} ${path.replace(/[0-9a-f]{10}/, 'ID')}`,
    body,
  });

  test('the official client, told to do the same, sends what we send and understands every answer', async () => {
    const id = await at.ready();
    await at.schedule(id);
    await at.unschedule(id);
    const ours = at.peer.seen.splice(0).map(withoutId);
    const bodyOf = (call: string) => ours.find((one) => one.call === call)?.body as never;

    const campaign = await mailchimp.campaigns.create(bodyOf('POST /campaigns'));
    expect(campaign).toMatchObject({ status: 'save', recipients: { list_name: 'Austin' } });
    const { id: made } = campaign;
    const content = await mailchimp.campaigns.setContent(made, bodyOf('PUT /campaigns/ID/content'));
    expect(content.html).toContain('*|UNSUB|*');
    expect(await mailchimp.campaigns.getSendChecklist(made)).toMatchObject({ is_ready: true });
    await mailchimp.campaigns.schedule(made, bodyOf('POST /campaigns/ID/actions/schedule'));
    expect(await mailchimp.campaigns.get(made)).toMatchObject({ status: 'schedule' });
    await mailchimp.campaigns.getContent(made);
    await mailchimp.campaigns.unschedule(made);
    await mailchimp.campaigns.remove(made);
    const theirs = at.peer.seen.splice(0).map(withoutId);

    const acts = (calls: typeof ours) =>
      calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => ({ call, body }));
    expect(acts(theirs)).toEqual(acts(ours));
    expect(new Set(theirs.map(({ call }) => call))).toEqual(
      new Set(ours.map(({ call }) => call).filter((call) => call !== 'GET /')),
    );
    expect(at.peer.violations).toEqual([]);
  });

  test('the official client is refused where we are: off the quarter hour, without content, with a wrong key', async () => {
    const { id } = await mailchimp.campaigns.create({
      type: 'regular',
      recipients: { list_id: 'a1b2c3d4e5' },
    });
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    const off = { schedule_time: '2099-01-01T12:07:00+00:00' };
    expect(await refusal(mailchimp.campaigns.schedule(id, off))).toBe(400);
    expect(await refusal(mailchimp.campaigns.get('0000000000'))).toBe(404);
    mailchimp.setConfig({ apiKey: testKey.replace('0', '1'), server: 'us19' });
    mailchimp.basePath = `${at.peer.url}/3.0`;
    expect(await refusal(mailchimp.ping.get())).toBe(401);
    expect(at.peer.violations).toEqual([expect.stringMatching(/is off the quarter hour$/)]);
  });
});
