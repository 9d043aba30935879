import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { emailStyles } from '@masthead/shared/email/campaigns/campaign.ts';
import {
  mailchimpMessages,
  mailchimpReasons,
} from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import type {
  EmailTemplateReference,
  WholeTemplate,
} from '@masthead/shared/email/templates/email-template.ts';
import { valuesOf } from '@masthead/shared/platform/records/record.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  answerOperation,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { stamps } from '../../platform/forms/stamps.testing.ts';

const { get, create, use, remove, restore, pastEmails, audienceChoices } = emailTemplateEndpoints;
const { emailTemplates, updateEmailTemplate } = emailTemplateOperations;

const record: WholeTemplate = {
  id: 7,
  ...stamps,
  description: 'Daily Digest, Austin',
  category: 'Daily Digest',
  siteId: 1,
  audienceId: 'austin-daily',
  fromName: 'CityBeat Austin',
  replyTo: 'news@citybeat.example',
  isChosen: false,
  needsRelease: false,
  site: { city: 'Austin', property: 'CityBeat' },
  usedBy: { emails: 0, scheduled: 0, upcoming: [] },
};

const row = (id: number, description: string, city = 'Austin'): EmailTemplateReference => ({
  id,
  description,
  category: id === 2 ? 'Hot Headlines' : 'Daily Digest',
  siteId: city === 'Austin' ? 1 : 2,
  site: { city, property: 'CityBeat' },
  isInUse: true,
});

const ofSite = answer(audienceChoices, ({ query }) => ({
  audiences:
    query.siteId === '1'
      ? [{ id: 'austin-daily', name: 'Austin Daily' }]
      : [{ id: 'houston-daily', name: 'Houston Daily' }],
  unread: [],
}));
const past = answer(pastEmails, [
  { id: 40, subject: 'Tacos of the week', status: 'sent', sendDate: '2026-11-19' },
  { id: 39, subject: 'Older', status: 'draft', sendDate: null },
]);
const preview = answer(campaignEndpoints.preview, ({ params }) => ({
  id: Number(params.id),
  kind: 'daily-digest' as const,
  subject: params.id === '40' ? 'Tacos of the week' : 'Older',
  previewText: '',
  fromName: 'Stored name',
  html: '<p>Hello</p>',
  text: 'Hello',
  bytes: 12,
  reader: null,
  signedUrl: '/x',
}));

const as = person('admin');
const open = (changes: Partial<WholeTemplate> = {}, api: Parameters<typeof openPage>[1] = {}) =>
  openPage('/admin/email-template/edit/7', {
    as,
    api: [...(api.api ?? []), past, answer(get, { ...record, ...changes }), ofSite, preview],
  });
const saved = answerOperation(updateEmailTemplate, { ...record, version: 4 });
const variables = (calls: { request: { body: unknown } }[]) =>
  (calls[0]?.request.body as { variables: unknown } | undefined)?.variables;

describe('the list of email templates', () => {
  const list = (rows = [row(1, 'Morning', 'Austin'), row(2, 'Noon', 'Houston')], search = '') =>
    openPage(`/admin/email-template${search}`, {
      as,
      api: [answerOperation(emailTemplates, rows)],
    });

  test('as a matrix: what there is leads to its form, what is missing is added with its category and site', async () => {
    const { screen, router } = await list();
    const heads = screen.getByRole('columnheader');
    await expect.element(heads.first()).toBeVisible();
    expect(heads.elements().map((head) => head.textContent)).toEqual([
      'Category',
      'Austin',
      'Houston',
    ]);
    expect(
      screen
        .getByRole('rowheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual([...emailStyles]);
    const digest = screen.getByRole('row', { name: /^Daily Digest/ });
    await expect.element(digest.getByRole('link', { name: 'Morning' })).toBeVisible();
    await expect
      .element(digest.getByRole('link', { name: 'Add template: Daily Digest, Houston' }))
      .toBeVisible();
    expect(screen.getByRole('link', { name: /^Add template: / }).elements()).toHaveLength(
      emailStyles.length * 2 - 2,
    );
    await expectAccessible();
    await screen.getByRole('link', { name: 'Add template: Hot Headlines, Austin' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/email-template/add');
    await expect
      .element(screen.getByRole('combobox', { name: 'Category' }))
      .toHaveValue('Hot Headlines');
    await expect.element(screen.getByRole('combobox', { name: 'Site' })).toHaveValue('Austin');
  });

  test('the matrix says which template has no audience, and when each was changed', async () => {
    const { screen } = await list([
      { ...row(1, 'Morning'), audienceId: null, dateUpdated: '2026-11-20T15:00:00.000Z' },
      { ...row(2, 'Noon', 'Houston'), audienceId: 'houston-daily' },
    ]);
    const morning = screen.getByRole('row', { name: /^Daily Digest/ });
    await expect.element(morning.getByText('No audience')).toBeVisible();
    await expect.element(morning.getByText('11/20/2026')).toBeVisible();
    expect(screen.getByText('No audience').elements()).toHaveLength(1);
    expect(screen.getByText('Ready').elements()).toHaveLength(1);
    const lacking = `${emailStyles.length * 2 - 2} missing, 1 without an audience`;
    await expect.element(screen.getByText(lacking)).toBeVisible();
  });

  test('the matrix shows a name only where it says more than its category and site', async () => {
    const { screen } = await list([row(1, 'Daily Digest, Austin'), row(2, 'Noon', 'Houston')]);
    const widthOf = (name: string) =>
      screen.getByRole('link', { name }).getByText(name).element().getBoundingClientRect().width;
    await expect.element(screen.getByRole('link', { name: 'Noon' })).toBeVisible();
    expect(widthOf('Noon')).toBeGreaterThan(20);
    expect(widthOf('Daily Digest, Austin')).toBe(1);
  });

  test('a click anywhere on a template of the matrix opens it', async () => {
    const { screen, router } = await list([{ ...row(1, 'Morning'), audienceId: 'austin-daily' }]);
    await screen.getByText('Ready').click({ force: true });
    await expect.poll(() => router.state.location.pathname).toBe('/admin/email-template/edit/1');
  });

  test('on a phone the sites of a category stand below it, and nothing scrolls sideways', async () => {
    await page.viewport(390, 800);
    const { screen } = await list();
    const link = screen.getByRole('link', { name: 'Morning' });
    await expect.element(link).toBeVisible();
    const cell = link.element().closest('td');
    expect(cell?.textContent).toMatch(/^Austin/);
    const add = screen.getByRole('link', { name: 'Add template: Daily Digest, Houston' });
    const tops = [link, add].map((one) => one.element().getBoundingClientRect().top);
    expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
  });

  test('as a table: description, city and site, and a click opens one', async () => {
    const { screen, router } = await list();
    await screen.getByRole('button', { name: 'Table view' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: 'table' });
    const noon = screen.getByRole('row', { name: 'Noon Houston CityBeat' });
    await noon.getByText('Houston').click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/email-template/edit/2');
  });

  test.each(['', '?view=table'])('is narrowed by words, site and category %s', async (search) => {
    const { screen, router } = await list(undefined, search);
    const view = search ? { view: 'table' } : {};
    await expect.element(screen.getByRole('link', { name: 'Morning' })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Description' }).fill('NOO');
    await expect.element(screen.getByRole('link', { name: 'Morning' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Noon' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ search: 'NOO', ...view });
    await screen.getByRole('button', { name: 'Remove filter Description: NOO' }).click();
    await screen.getByRole('combobox', { name: 'Category' }).click();
    await screen.getByRole('option', { name: 'Hot Headlines' }).click();
    await expect.element(screen.getByRole('link', { name: 'Morning' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Noon' })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove filter Category: Hot Headlines' }).click();
    await screen.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await expect.element(screen.getByRole('link', { name: 'Noon' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Morning' })).toBeVisible();
    await expectAccessible();
  });

  test('says when nothing matches, and when the templates could not be loaded', async () => {
    const { screen } = await list(undefined, '?search=evening');
    await expect.element(screen.getByText('No template matches these filters.')).toBeVisible();
    const failed = await openPage('/admin/email-template', {
      as,
      api: [answerOperation(emailTemplates, failing(503, { message: ['Not now.'] }))],
    });
    await expect.element(failed.screen.getByText('Not now.').first()).toBeVisible();
    await expect
      .element(failed.screen.getByRole('button', { name: 'Try again' }).first())
      .toBeVisible();
  });

  test('says when there are none, and offers to add one', async () => {
    const { screen, router } = await list([]);
    await expect
      .element(screen.getByText('No email templates yet. Add the first one.'))
      .toBeVisible();
    await screen.getByRole('link', { name: 'Add template' }).first().click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/email-template/add');
  });
});

describe('two templates of one category and site', () => {
  const older: EmailTemplateReference = { ...row(3, 'Older'), siteId: 1 };
  const own = { ...row(7, record.description), isInUse: false };

  test.each(['matrix', 'table'])(
    'the %s says which is in use, and the other can be chosen',
    async (view) => {
      const { screen, callsTo } = await openPage(`/admin/email-template?view=${view}`, {
        as,
        api: [
          answerOperation(emailTemplates, [older, own, row(2, 'Alone')]),
          answer(use, { ...record, isChosen: true }),
        ],
      });
      await expect.element(screen.getByText('In use', { exact: true }).last()).toBeVisible();
      const alone = screen.getByRole('row', { name: /Alone/ });
      expect(alone.getByText(/in use/i).elements()).toHaveLength(0);
      await expect.element(screen.getByText('Not in use')).toBeVisible();
      await screen.getByRole('button', { name: `Use this one: ${record.description}` }).click();
      await expect
        .element(screen.getByText(`'${record.description}' is in use now.`))
        .toBeVisible();
      const [sent] = callsTo('PUT /api/email-template/use/:id');
      expect(sent?.request.body).toEqual({ insteadOf: 3 });
      await expectAccessible();
    },
  );

  test('the form says that it is not in use, and chooses it', async () => {
    const { screen, callsTo } = await open(
      {},
      { api: [answerOperation(emailTemplates, [older, own]), answer(use, record)] },
    );
    await expect.element(screen.getByText(/emails of this site use 'Older'\./)).toBeVisible();
    await screen.getByRole('button', { name: `Use this one: ${record.description}` }).click();
    await expect.poll(() => callsTo('PUT /api/email-template/use/:id')).toHaveLength(1);
  });

  test('the form of the one in use names those that are not', async () => {
    const { screen } = await open(
      {},
      {
        api: [
          answerOperation(emailTemplates, [
            { ...older, isInUse: false },
            { ...own, isInUse: true },
          ]),
        ],
      },
    );
    await expect.element(screen.getByText(/use this template, not 'Older'\./)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Use / }).elements()).toHaveLength(0);
  });

  test('the form of a new one says so before it is added', async () => {
    const { screen } = await openPage('/admin/email-template/add', {
      as,
      api: [answerOperation(emailTemplates, [older]), ofSite],
    });
    await screen.getByRole('combobox', { name: 'Category' }).click();
    await screen.getByRole('option', { name: 'Daily Digest' }).click();
    await screen.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await expect.element(screen.getByText(/use 'Older'\./)).toBeVisible();
  });
});

describe('a new email template', () => {
  test('names what is missing at its field', async () => {
    const { screen, callsTo } = await openPage('/admin/email-template/add', { as });
    await screen.getByRole('button', { name: 'Save' }).click();
    for (const sentence of [
      'A description is required',
      'A template is required',
      'A site is required',
      'A from name is required',
      'A valid email address is required',
    ])
      await expect.element(screen.getByText(sentence).first()).toBeVisible();
    await screen.getByRole('textbox', { name: 'Reply To' }).fill('nobody');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByText('You must provide a valid email address').first())
      .toBeVisible();
    expect(callsTo('POST /api/email-template/')).toHaveLength(0);
  });

  test('is added with an audience of its site, and the list says so', async () => {
    const { screen, router, callsTo } = await openPage('/admin/email-template/add', {
      as,
      api: [answer(create, record), ofSite],
    });
    const audience = screen.getByRole('combobox', { name: 'Mailchimp Audience' });
    await expect.element(audience).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Description' }).fill('Evening mail');
    await screen.getByRole('combobox', { name: 'Category' }).click();
    await screen.getByRole('option', { name: 'News Alert' }).click();
    await screen.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Houston' }).click();
    await audience.click();
    await screen.getByRole('option', { name: 'Houston Daily' }).click();
    await screen.getByRole('textbox', { name: 'From Name' }).fill('CityBeat');
    await screen.getByRole('textbox', { name: 'Reply To' }).fill('news@x.example');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Template added.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/email-template');
    expect(callsTo('POST /api/email-template/')[0]?.request.body).toEqual({
      description: 'Evening mail',
      category: 'News Alert',
      siteId: 2,
      audienceId: 'houston-daily',
      fromName: 'CityBeat',
      replyTo: 'news@x.example',
      needsRelease: false,
    });
  });
});

describe('the edit screen of an email template', () => {
  test('saves with the version that was loaded', async () => {
    const { screen, callsTo } = await open({}, { api: [saved] });
    await screen.getByRole('textbox', { name: 'Description' }).fill('Evening mail');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Template updated.')).toBeVisible();
    expect(variables(callsTo('graphql updateEmailTemplate'))).toEqual({
      ...valuesOf(emailTemplateRecord, record),
      id: record.id,
      version: record.version,
      description: 'Evening mail',
    });
  });

  test('says when the audiences cannot be loaded, and keeps the one that is stored', async () => {
    const down = failing(503, { message: ['The mail provider cannot be reached.'] });
    const { screen } = await open({}, { api: [answer(audienceChoices, down)] });
    await expect.element(screen.getByText(/The audiences couldn’t be loaded\./)).toBeVisible();
    await expect
      .element(screen.getByRole('combobox', { name: 'Mailchimp Audience' }))
      .toHaveValue('austin-daily');
  });

  test('offers the audiences that can be read, names those that cannot, and keeps one of those', async () => {
    const away = mailchimpMessages.audiencesUnread(mailchimpReasons.away);
    const ours = [{ id: 'own', name: 'Our own' }];
    const { screen } = await open(
      {},
      { api: [answer(audienceChoices, { audiences: ours, unread: [away] })] },
    );
    const audience = screen.getByRole('combobox', { name: 'Mailchimp Audience' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(`${away} Try again`);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(audience).toHaveValue('austin-daily');
    await screen.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Houston' }).click();
    await expect.element(audience).toHaveValue('austin-daily');
    await audience.click();
    await screen.getByRole('option', { name: 'Our own' }).click();
    await expect.element(audience).toHaveValue('Our own');
    await expectAccessible();
  });

  test('shows a past email with the sender of the form, also before it is saved', async () => {
    const { screen } = await open();
    await expect.element(screen.getByTitle('The email')).toBeVisible();
    await screen.getByRole('textbox', { name: 'From Name' }).fill('The new name');
    await screen.getByRole('textbox', { name: 'Reply To' }).fill('new@x.example');
    for (const words of ['The new name', 'new@x.example', 'Tacos of the week'])
      await expect.element(screen.getByRole('definition').filter({ hasText: words })).toBeVisible();
    await screen.getByRole('combobox', { name: 'Email', exact: true }).click();
    await screen.getByRole('option', { name: 'Older (no date, draft)' }).click();
    await expect.element(screen.getByRole('definition').filter({ hasText: 'Older' })).toBeVisible();
    await expectAccessible();
  });

  test('names the emails to go out, which stand in the way of deleting it', async () => {
    const upcoming = {
      id: 50,
      kind: 'daily-digest' as const,
      subject: 'Friday',
      status: 'scheduled' as const,
      sendDate: '2026-11-24',
      sendTime: '06:45',
    };
    const { screen, callsTo } = await open({
      usedBy: { emails: 1204, scheduled: 1, upcoming: [upcoming] },
    });
    await expect.element(screen.getByText('1,204')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Friday' }))
      .toHaveAttribute('href', '/preview/email/50');
    await expect.element(screen.getByText('Scheduled, Nov 24, 2026 6:45 AM CT')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Delete template' });
    await button.hover();
    await expect
      .element(
        screen.getByText(
          'A scheduled email uses this template. Unschedule it before you delete the template.',
        ),
      )
      .toBeVisible();
    await button.click({ force: true });
    expect(callsTo('DELETE /api/email-template/:id')).toHaveLength(0);
  });

  test('deletes after a question, and the toast undoes it', async () => {
    const { screen, router, callsTo } = await open(
      {},
      { api: [answer(remove, { id: 7 }), answer(restore, record)] },
    );
    await screen.getByRole('button', { name: 'Delete template' }).click();
    await screen.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(screen.getByText('Template deleted.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/email-template');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Template restored.')).toBeVisible();
    expect(callsTo('PUT /api/email-template/restore/:id')[0]?.request.params).toEqual({ id: '7' });
  });

  test('a save that somebody else was faster with shows both versions', async () => {
    const conflict = failing(409, {
      message: [
        'Ana changed this record after you opened it. Review the differences or overwrite.',
      ],
      conflict: {
        version: 4,
        changedBy: 'Ana',
        changedById: 77,
        changedAt: '2026-11-20T13:00:00.000Z',
      },
    });
    const { screen } = await open({}, { api: [answerOperation(updateEmailTemplate, conflict)] });
    await screen.getByRole('textbox', { name: 'Description' }).fill('Mine');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/Ana changed this record/).first()).toBeVisible();
  });
});
