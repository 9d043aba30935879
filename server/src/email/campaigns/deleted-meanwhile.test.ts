import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { emailTemplateMessages } from '@masthead/shared/email/templates/email-template.ts';
import { expect, test } from 'vitest';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildAudience, buildReadyDigest, buildTemplate } from './campaigns.testing.ts';
import { mailingsOf, read, schedule, server, withServer } from './schedule.testing.ts';

withServer();

/** A digest that can be scheduled, with its template and the audience of that. */
async function ready() {
  const { id } = await buildReadyDigest(server.pool);
  const [row] = await server.pool<{ templateId: number; audienceId: string; siteId: number }[]>`
    select t.id as template_id, t.mailchimp_list_id as audience_id, t.site_id
      from campaigns c join email_templates t on t.id = c.email_template_id where c.id = ${id}`;
  if (!row) throw new Error('no template');
  return { id, ...row };
}

test.each([
  ['email_templates', 'templateId', 'template'],
  ['audiences', 'audienceId', 'audience'],
] as const)(
  '%s: an email that is scheduled while it is deleted waits, and is refused',
  async (table, key, what) => {
    const { pool } = server;
    const digest = await ready();
    const deleting = await openTransaction(
      pool,
      (db) => db`update ${db(table)} set deleted_at = now() where id = ${digest[key]}`,
    );
    const answer = schedule(digest.id);
    await untilWaiting(pool);
    await deleting.commit();
    const { status, error } = await answer;
    expect([status, what, error.message[0]]).toEqual([
      400,
      what,
      what === 'template'
        ? campaignMessages.templateDeleted
        : expect.stringMatching(/^The audience '.+' was deleted\./),
    ]);
    expect((await read(digest.id)).isScheduled).toBe(false);
    expect(await mailingsOf(digest.id)).toEqual([]);
  },
);

test('a template that is deleted while an email is scheduled on it waits, and stays', async () => {
  const { pool } = server;
  const digest = await ready();
  const admin = server.as(await buildStaff(pool, 'admin'));
  // Why: scheduling has locked the template by then, and waits for its audience.
  const working = await openTransaction(
    pool,
    (db) => db`select from audiences where id = ${digest.audienceId} for update`,
  );
  const scheduled = schedule(digest.id);
  await untilWaiting(pool);
  const { remove } = emailTemplateEndpoints;
  const removed = admin.call(remove, { params: { id: digest.templateId } });
  await untilWaiting(pool, 2);
  await working.commit();
  expect([(await scheduled).status, (await removed).status]).toEqual([200, 409]);
});

test('a template that is given an audience while that is deleted waits, and is refused', async () => {
  const { pool } = server;
  const { siteId } = await ready();
  const audienceId = await buildAudience(pool, siteId);
  const templateId = await buildTemplate(pool, { siteId, audienceId: null });
  const admin = server.as(await buildStaff(pool, 'admin'));
  const deleting = await openTransaction(
    pool,
    (db) => db`update audiences set deleted_at = now() where id = ${audienceId}`,
  );
  const { body } = await admin.call(emailTemplateEndpoints.get, { params: { id: templateId } });
  const answer = admin.run(emailTemplateOperations.updateEmailTemplate, {
    id: templateId,
    version: body.version,
    mailchimpListId: audienceId,
  });
  await untilWaiting(pool);
  await deleting.commit();
  expect((await answer).errors[0]?.message).toBe(emailTemplateMessages.foreignAudience);
});
