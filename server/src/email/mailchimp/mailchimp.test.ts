import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '../../people/users/users.testing.ts';
import { acceptPlace } from '../../platform/db/place.queries.ts';
import { asTest } from '../../platform/integrations/mail/merge-marks.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { startWithMailchimp, type WithMailchimp } from './mailchimp.testing.ts';
import { begin, type Campaign } from './mailchimp-state.testing.ts';

describe('Mailchimp', () => {
  let at: WithMailchimp;
  beforeAll(async () => {
    at = await startWithMailchimp();
  });
  afterAll(() => at.stop());
  const there = (id: string | null) => at.peer.account.campaigns.get(id ?? '') as Campaign;
  const callsSince = (n: number) =>
    at.peer.seen
      .slice(n)
      .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{10}/, 'ID')}`);

  test('the first name is a merge tag of Mailchimp, with what stands for readers without one', async () => {
    const id = await at.ready({ subject: 'For {first name|you}', fromName: 'CityBeat' });
    const { body } = await at.schedule(id);
    const campaign = there(body.mailchimpCampaignId);
    const tag = '*|IF:FNAME|**|FNAME|**|ELSE:|*you*|END:IF|*';
    expect(campaign.settings).toMatchObject({
      subject_line: `For ${tag}`,
      to_name: '*|FNAME|* *|LNAME|*',
    });
    expect(campaign.html).toContain(`<title>For ${tag}</title>`);
    expect(await at.statusOf(id)).toMatchObject({ settings: { subject_line: `For ${tag}` } });
  });

  test('scheduling creates one campaign, checks it, plans it at its quarter hour, and the email names it', async () => {
    const id = await at.ready({ subject: 'Today *|LIST:NAME|* and more', fromName: 'CityBeat' });
    const before = at.peer.seen.length;
    const { status, body } = await at.schedule(id);
    expect([status, body.status]).toEqual([200, 'scheduled']);
    expect(callsSince(before)).toEqual([
      ...(before === 0 ? ['GET /'] : []),
      'POST /campaigns',
      'PUT /campaigns/ID/content',
      'GET /campaigns/ID/send-checklist',
      'POST /campaigns/ID/actions/schedule',
      'GET /campaigns/ID',
      'GET /campaigns/ID/content',
    ]);
    const campaign = there(body.mailchimpCampaignId);
    expect(campaign).toMatchObject({ status: 'schedule', listId: 'a1b2c3d4e5' });
    expect(campaign.settings).toMatchObject({
      subject_line: 'Today * |LIST:NAME| * and more',
      from_name: 'CityBeat',
      reply_to: 'newsroom@citybeat.example',
      auto_footer: false,
    });
    expect(campaign.html).toContain('*|UNSUB|*');
    const plain = await at.editor.call(dailyDigestEndpoints.email, { params: { id } });
    expect(asTest({ html: campaign.html, text: '' }, at.server.app.config.publicUrl).html).toBe(
      plain.raw.payload,
    );
    expect(
      new Date(campaign.sendTime).toLocaleString('en-US', { timeZone: 'America/Chicago' }),
    ).toMatch(/, 6:45:00 AM$/);
    expect(await at.statusOf(id)).toEqual({
      status: 'scheduled',
      emails_sent: 0,
      recipients: { recipient_count: 1200, list_name: 'Austin' },
      send_time: campaign.sendTime,
      settings: { subject_line: 'Today * |LIST:NAME| * and more', preview_text: null },
      long_archive_url: `https://mailchi.mp/archive/${campaign.id}`,
      failed_count: 0,
      unknown_count: 0,
      problem: null,
    });
  });

  test('unscheduling leaves nothing of it at Mailchimp; what somebody deleted there counts as taken back', async () => {
    const [one, other] = [await at.ready(), await at.ready()];
    const first = (await at.schedule(one)).body.mailchimpCampaignId;
    const second = (await at.schedule(other)).body.mailchimpCampaignId;
    at.peer.account.campaigns.delete(second ?? '');
    for (const id of [one, other])
      expect((await at.unschedule(id)).body).toMatchObject({
        status: 'draft',
        mailchimpCampaignId: null,
      });
    expect([there(first), there(second)]).toEqual([undefined, undefined]);
  });

  test('what somebody changes at Mailchimp is said on the email, and scheduling again puts it right', async () => {
    const id = await at.ready();
    const campaign = there((await at.schedule(id)).body.mailchimpCampaignId);
    campaign.settings.subject_line = 'Something else';
    campaign.html = campaign.html.replace('</body>', '<p>One more thing</p></body>');
    expect(await at.statusOf(id)).toMatchObject({
      status: 'scheduled',
      problem: mailchimpMessages.changedThere(['subject line', 'content']),
      settings: { subject_line: 'Something else' },
    });
    await at.unschedule(id);
    const anew = there((await at.schedule(id)).body.mailchimpCampaignId);
    expect(anew.settings.subject_line).not.toBe('Something else');
    expect(await at.statusOf(id)).toMatchObject({ status: 'scheduled', problem: null });
  });

  test('deleted or unscheduled at Mailchimp, it is not called scheduled, says why, and can be scheduled again', async () => {
    const [deleted, stopped] = [await at.ready(), await at.ready()];
    at.peer.account.campaigns.delete((await at.schedule(deleted)).body.mailchimpCampaignId ?? '');
    const draft = there((await at.schedule(stopped)).body.mailchimpCampaignId);
    Object.assign(draft, { status: 'save', sendTime: '' });
    expect(await at.statusOf(deleted)).toMatchObject({
      status: 'draft',
      problem: campaignMessages.goneAtProvider,
    });
    expect(await at.statusOf(stopped)).toMatchObject({
      status: 'canceled',
      problem: mailchimpMessages.unscheduledThere,
    });
    for (const id of [deleted, stopped])
      expect((await at.schedule(id)).body.status).toBe('scheduled');
    expect(there(draft.id)).toBeUndefined();
  });

  test('sent at Mailchimp, the panel counts what it says; what went out there is not sent again', async () => {
    const [sent, unscheduled] = [await at.ready(), await at.ready()];
    const campaign = there((await at.schedule(sent)).body.mailchimpCampaignId);
    begin(at.peer.account, campaign);
    expect((await at.statusOf(sent)).status).toBe('sending');
    Object.assign(campaign, { status: 'sent', emailsSent: 1200 });
    expect(await at.statusOf(sent)).toMatchObject({
      status: 'sent',
      emails_sent: 1200,
      failed_count: 2,
      results: {
        delivered: 1198,
        bounces: { hard: 1, soft: 1, refused: 0 },
        complaints: 1,
        unsubscribed: 2,
        opens: { readers: 20, times: 30, machines: null },
        clicks: 7,
      },
    });
    const again = there((await at.schedule(unscheduled)).body.mailchimpCampaignId);
    Object.assign(again, { status: 'save', sendTime: '' });
    await at.statusOf(unscheduled);
    begin(at.peer.account, again);
    const refused = await at.schedule(unscheduled);
    expect([refused.status, refused.error.message]).toEqual([409, [mailchimpMessages.sentBefore]]);
  });

  test('while it is being sent the rest is stopped, where the plan of the account has that', async () => {
    const [can, cannot] = [await at.ready(), await at.ready()];
    begin(at.peer.account, there((await at.schedule(can)).body.mailchimpCampaignId));
    expect((await at.unschedule(can)).body.status).toBe('canceled');
    const campaign = there((await at.schedule(cannot)).body.mailchimpCampaignId);
    begin(at.peer.account, Object.assign(campaign, { canCancel: false }));
    const { status, error } = await at.unschedule(cannot);
    expect([status, error.message]).toEqual([409, [campaignMessages.alreadyGone]]);
  });

  test('Send now sends at once, to as many as it has said', async () => {
    const id = await at.ready();
    const readers = await at.editor.call(dailyDigestEndpoints.readers, { params: { id } });
    expect(readers.body).toEqual({ name: 'Austin', subscribers: 1200, reached: 0 });
    const { version } = await at.read(id);
    const { body } = await at.editor.call(dailyDigestEndpoints.sendNow, {
      body: { id, version },
    });
    expect(there(body.mailchimpCampaignId).status).toBe('sending');
  });

  test('a test email goes to the one who asks, and leaves nothing behind', async () => {
    const id = await at.ready();
    const before = at.peer.account.campaigns.size;
    const { body } = await at.editor.call(dailyDigestEndpoints.postTestEmail, { params: { id } });
    expect(at.peer.account.tests.map(({ to }) => to)).toEqual([body.to]);
    expect(at.peer.account.campaigns.size).toBe(before);
  });

  test('a test to several is marked and tells them apart: what is refused of one reaches the others', async () => {
    const id = await at.ready({ subject: 'Taco trucks' });
    const [ann, bo] = [await buildStaff(at.server.pool), await buildStaff(at.server.pool)];
    const people = await at.server.pool<{ id: number; email: string }[]>`
      select id, email from users where id = any(${[ann, bo]}) order by id`;
    const before = at.peer.account.tests.length;
    const titles: unknown[] = [];
    at.peer.play.refusal = ({ method, path, body }) => {
      if (method === 'POST' && path === '/campaigns') titles.push(body);
      const isHers = JSON.stringify(body ?? null).includes(people[0]?.email ?? '-');
      return isHers
        ? { status: 400, body: { title: 'Bad', status: 400, detail: 'Not hers.' } }
        : null;
    };
    const { body } = await at.editor.call(dailyDigestEndpoints.postTestEmail, {
      params: { id },
      body: { people: [ann, bo] },
    });
    at.peer.play.refusal = () => null;
    expect(body.to).toBe(people[1]?.email);
    expect(body.unsent).toEqual([
      { to: people[0]?.email, personId: ann, why: expect.stringContaining('Not hers') },
    ]);
    const tests = at.peer.account.tests.slice(before);
    expect(tests.map(({ to }) => to)).toEqual([people[1]?.email]);
    expect(titles).toMatchObject([{ settings: { subject_line: '[Test] Taco trucks' } }]);
  });

  test('a test email is the preview to the byte, but for what Mailchimp fills in itself', async () => {
    const id = await at.ready({ subject: 'To the byte' });
    await at.editor.call(dailyDigestEndpoints.postTestEmail, { params: { id } });
    const { html } = at.peer.account.tests.at(-1) ?? { html: '' };
    expect(html).toContain('*|UNSUB|*');
    const { body } = await at.editor.call(campaignEndpoints.preview, { params: { id } });
    const { publicUrl } = at.server.app.config;
    expect(asTest({ html, text: '' }, publicUrl).html).toBe(body.html);
  });

  test('what Mailchimp does not take stays a draft, with its reason, and never as a 401 or 403 of ours', async () => {
    const id = await at.ready();
    const before = at.peer.account.campaigns.size;
    const [list] = at.peer.account.lists;
    Object.assign(list ?? {}, { members: 0 });
    const notReady = await at.schedule(id);
    Object.assign(list ?? {}, { members: 1200 });
    expect([notReady.status, notReady.error.message]).toEqual([
      409,
      [mailchimpMessages.notReady(['Content: It has no content'])],
    ]);
    expect(await at.read(id)).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
    expect(at.peer.account.campaigns.size).toBe(before);
  });

  test('the audiences of a template are those of the site and all of Mailchimp, however many pages', async () => {
    const { siteId, audienceId } = await buildReadyDigest(at.server.pool);
    const more = Array.from({ length: 1100 }, (_, n) => ({
      id: `x${n}`,
      name: `List ${n}`,
      members: 1,
    }));
    at.peer.account.lists.push(...more);
    const admin = at.server.as(await buildStaff(at.server.pool, 'admin'));
    const { body } = await admin.call(emailTemplateEndpoints.audiences, { query: { siteId } });
    at.peer.account.lists.length = 1;
    expect(body).toHaveLength(1102);
    expect(body[0]?.id).toBe(audienceId);
    expect(body[1]).toEqual({ id: 'a1b2c3d4e5', name: 'Austin (Mailchimp)' });
  });

  test('an email with an audience of our own goes through the built-in provider all the same', async () => {
    const { id } = await buildReadyDigest(at.server.pool);
    const before = at.peer.seen.length;
    expect((await at.schedule(id)).body.mailchimpCampaignId).toMatch(/^\d{1,9}$/);
    expect((await at.unschedule(id)).body.status).toBe('draft');
    expect(callsSince(before)).toEqual([]);
  });

  test('a restored copy changes nothing at Mailchimp', async () => {
    const [scheduled, draft] = [await at.ready(), await at.ready()];
    const { mailchimpCampaignId } = (await at.schedule(scheduled)).body;
    await at.server.pool`update database_place set database_oid = database_oid + 1`;
    const answers = [await at.unschedule(scheduled), await at.schedule(draft)];
    await acceptPlace(at.server.pool);
    for (const { status, error } of answers)
      expect([status, error.message]).toEqual([409, [campaignMessages.held]]);
    expect(there(mailchimpCampaignId).status).toBe('schedule');
    expect(await at.read(draft)).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
  });

  const preflightOf = async (id: number, change: object = {}) => {
    const { body } = await at.editor.call(dailyDigestEndpoints.preflight, {
      body: { id, values: { ...(await at.read(id)), ...change } },
    });
    const ofProvider = body.findings.filter(({ key }) => key.startsWith('provider'));
    return { ...body, ofProvider };
  };
  /** As the panel does: asked again while there is something to wait for. */
  const patientlyOf = async (id: number) => {
    let said = await preflightOf(id);
    while (said.isLookingUp) said = await preflightOf(id);
    return said;
  };

  test('the checklist of Mailchimp stands among the findings of preflight, each at its field where one can be told', async () => {
    const id = await at.ready();
    at.peer.account.advice = [
      { id: 2, type: 'error', heading: 'Subject Line', details: 'It is too short' },
      { id: 3, type: 'warning', heading: 'MonkeyRewards', details: 'They are off' },
      { id: 4, type: 'warning', heading: 'From Name', details: 'It is a word' },
    ];
    const before = at.peer.account.campaigns.size;
    const { findings, ofProvider } = await patientlyOf(id);
    expect(ofProvider.map(({ severity, sentence, path }) => [severity, sentence, path])).toEqual([
      ['blocks', 'Mailchimp says: Subject Line: It is too short', 'subject'],
      ['warns', 'Mailchimp says: MonkeyRewards: They are off', 'providerCampaignId'],
      ['warns', 'Mailchimp says: From Name: It is a word', 'emailTemplateId'],
    ]);
    expect(findings[0]?.key).toBe('provider error');
    const { key, about } = ofProvider[1] ?? { key: '', about: '' };
    const accepted = { id, key, about, reason: 'We have none' };
    await at.editor.call(dailyDigestEndpoints.acceptWarning, { body: accepted });
    expect((await patientlyOf(id)).ofProvider[1]?.accepted?.reason).toBe('We have none');
    const refused = await at.schedule(id);
    expect(refused.error.message).toEqual([
      mailchimpMessages.notReady(['Subject Line: It is too short']),
    ]);
    at.peer.account.advice = [];
    expect(at.peer.account.campaigns.size).toBe(before);
  });

  test('Mailchimp is asked for its checklist once of what is saved, and of nothing that is only typed', async () => {
    const id = await at.ready();
    const before = at.peer.seen.length;
    await preflightOf(id, { subject: 'Only typed' });
    expect(callsSince(before)).toEqual(['GET /lists/ID']);
    await patientlyOf(id);
    await patientlyOf(id);
    const asked = callsSince(before).filter((call) => call.endsWith('send-checklist'));
    expect(asked).toEqual(['GET /campaigns/ID/send-checklist']);
  });

  test('a provider that cannot be asked for its checklist is said and blocks nothing; one that is slow is not waited for', async () => {
    const [away, slow] = [await at.ready(), await at.ready()];
    at.peer.play.fault = ({ path }) => (path.endsWith('send-checklist') ? 'bare 403' : null);
    const { ofProvider } = await patientlyOf(away);
    expect(ofProvider.map(({ key, severity }) => [key, severity])).toEqual([
      ['provider away', 'warns'],
    ]);
    expect(ofProvider[0]?.sentence).toContain('couldn’t check this email');
    at.peer.play.fault = ({ path }) => (path.endsWith('send-checklist') ? 'stall' : null);
    expect(await preflightOf(slow)).toMatchObject({ ofProvider: [], isLookingUp: true });
    at.peer.play.fault = () => null;
    for (const id of [away, slow]) expect((await at.schedule(id)).body.status).toBe('scheduled');
  });

  test('every request and every answer was as the contract has it', () => {
    expect(at.peer.seen.length).toBeGreaterThan(50);
    expect(at.peer.violations).toEqual([]);
  });
});
