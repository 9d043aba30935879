import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { historyEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildSite, buildTemplate, digestForm } from '../campaigns/campaigns.testing.ts';

const { use, get, remove, restore } = emailTemplateEndpoints;

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');
let siteId: number;
let first: number;
let second: number;

beforeEach(async () => {
  siteId = (await buildSite(server.pool)).id;
  first = await buildTemplate(server.pool, { siteId, audienceId: null });
  second = await buildTemplate(server.pool, { siteId, audienceId: null });
});

const choose = (id: number, insteadOf: number) =>
  admin.call(use, { params: { id }, body: { insteadOf } });
const inUse = async () => {
  const { data } = await admin.run(emailTemplateOperations.emailTemplates, {});
  return data.filter((one) => one.siteId === siteId && one.isInUse).map(({ id }) => id);
};
const load = async (id: number) => (await admin.call(get, { params: { id } })).body;

describe('several templates for one category and site', () => {
  test('the oldest is in use until another is chosen, and emails are made with that one', async () => {
    expect(await inUse()).toEqual([first]);
    const digest = await admin.call(dailyDigestEndpoints.create, { body: digestForm(siteId) });
    expect(digest.body.emailTemplateId).toBe(first);
    expect((await choose(second, first)).body.isChosen).toBe(true);
    expect(await inUse()).toEqual([second]);
    const saved = await admin.call(dailyDigestEndpoints.update, {
      body: { ...digestForm(siteId, { emailTemplateId: first }), id: digest.body.id, version: 1 },
    });
    expect(saved.body.emailTemplateId).toBe(second);
  });

  test('a choice against one that is not in use any more is refused, and says which is', async () => {
    const third = await buildTemplate(server.pool, { siteId, audienceId: null });
    await server.pool`update email_templates set description = 'Second' where id = ${second}`;
    await choose(second, first);
    const { status, error } = await choose(third, first);
    expect([status, error.message]).toEqual([
      409,
      ["'Second' is now in use instead. Review it, then choose again."],
    ]);
    expect((await choose(second, first)).status).toBe(200);
    expect(await inUse()).toEqual([second]);
  });

  test('of many who choose at once against the same one, one is right', async () => {
    const others = [second];
    for (let n = 0; n < 5; n += 1)
      others.push(await buildTemplate(server.pool, { siteId, audienceId: null }));
    const answers = await Promise.all(others.map((id) => choose(id, first)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const right = others[answers.findIndex(({ status }) => status === 200)];
    expect(await inUse()).toEqual([right]);
  });

  test('another is in use while the chosen one is deleted, or has moved to another category', async () => {
    await choose(second, first);
    await admin.call(remove, { params: { id: second } });
    expect(await inUse()).toEqual([first]);
    await admin.call(restore, { params: { id: second } });
    expect(await inUse()).toEqual([second]);
    const move = (category: string, version: number) =>
      admin.run(emailTemplateOperations.updateEmailTemplate, { id: second, version, category });
    await move('Hot Headlines', (await load(second)).version);
    await move('Daily Digest', (await load(second)).version);
    expect([(await load(second)).isChosen, await inUse()]).toEqual([false, [first]]);
  });

  test('History says who chose it', async () => {
    await choose(second, first);
    const { body } = await admin.call(historyEndpoints.emailTemplateEdit, {
      params: { id: String(second) },
    });
    expect(body.nodes[0]?.differences).toEqual([
      expect.objectContaining({ field: 'In use', before: 'No', after: 'Yes' }),
    ]);
  });
});
