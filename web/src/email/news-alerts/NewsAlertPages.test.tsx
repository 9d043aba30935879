import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import type { NewsAlert } from '@masthead/shared/email/news-alerts/news-alert.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { type FieldValues, initialOf } from '@masthead/shared/platform/records/record.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, answerOperation, openPage, person } from '../../platform/api/page.testing.tsx';
import { drawing, drawnHeadline } from '../campaigns/live-preview.testing.ts';
import {
  noMail,
  noRelease,
  nothingDrifted,
  nothingFound,
  storedEmail,
} from '../campaigns/stored-email.testing.ts';

const alert: NewsAlert = {
  ...(initialOf(newsAlertRecord) as FieldValues<typeof newsAlertRecord>),
  ...storedEmail,
  style: 'News Alert',
  subject: 'Ice from midnight',
  teaser: 'Stay home',
  sendDate: '2030-11-24',
  site: { id: 1, city: 'Austin', property: 'CityBeat' },
  emailTemplate: { id: 71, description: 'News Alert', category: 'News Alert', siteId: 1 },
};

const api = [
  answer(newsAlertEndpoints.get, alert),
  answer(newsAlertEndpoints.status, noMail),
  answer(newsAlertEndpoints.preflight, nothingFound),
  drawing(newsAlertEndpoints.typedPreview),
  answer(newsAlertEndpoints.drift, nothingDrifted),
  answer(newsAlertEndpoints.release, noRelease),
  answer(segmentEndpoints.choices, []),
  answer(newsAlertEndpoints.openings, []),
  answerOperation(newsAlertOperations.createNewsAlert, alert),
  answerOperation(newsAlertOperations.updateNewsAlert, { ...alert, version: 4 }),
  answerOperation(newsAlertOperations.deleteNewsAlert, { id: 5 }),
  answerOperation(newsAlertOperations.newsAlerts, {
    totalCount: 1,
    nodes: [{ ...alert, opens: 9, clicks: null }],
  }),
  answerOperation(emailTemplateOperations.emailTemplates, []),
];
const open = (address: string) => openPage(address, { as: person('email-campaign'), api });

test('New Email leads to a blank alert, which gets its address with the first save', async () => {
  const list = await open('/news-alert');
  const link = list.screen.getByRole('link', { name: 'New Email' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/news-alert/create'));
  await expect.element(list.screen.getByText('9 opens', { exact: true })).toBeVisible();
  await list.screen.unmount();
  const { screen, router, callsTo } = await open('/news-alert/create');
  await screen.getByRole('combobox', { name: 'City' }).click();
  await screen.getByRole('option', { name: 'Austin' }).click();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Ice from midnight');
  await screen.getByRole('textbox', { name: 'Teaser' }).fill('Stay home');
  await screen.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/news-alert/edit/5');
  await expect.element(screen.getByText('News Alert updated successfully!')).toBeVisible();
  expect(callsTo('graphql createNewsAlert')[0]?.request.body).toMatchObject({
    variables: {
      style: 'News Alert',
      subject: 'Ice from midnight',
      teaser: 'Stay home',
      siteId: 1,
    },
  });
});

test.each(['onBeforeNavigate', 'onLoad'] as const)(
  'what is clicked at %s, when the first save has ended and its address is on its way, is done',
  async (moment) => {
    const { screen, router, callsTo } = await open('/news-alert/create');
    await screen.getByRole('combobox', { name: 'City' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Ice from midnight');
    await screen.getByRole('textbox', { name: 'Teaser' }).fill('Stay home');
    const sendTest = screen.getByRole('button', { name: 'Send Test Email' });
    router.subscribe(moment, () => (sendTest.element() as HTMLElement).click());
    await screen.getByRole('button', { name: 'Save and continue editing' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Send test email' });
    await expect.element(dialog.getByRole('button', { name: 'Send test' })).toBeVisible();
    expect(callsTo('graphql createNewsAlert')).toHaveLength(1);
  },
);

test('Save as new begins another alert without the id, the site and the template', async () => {
  const { screen, router, callsTo } = await open('/news-alert/edit/5');
  await screen.getByRole('textbox', { name: 'Teaser' }).fill('Go home now');
  await screen.getByRole('button', { name: 'Save as new' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/news-alert/create');
  await expect.element(screen.getByRole('textbox', { name: 'Teaser' })).toHaveValue('Go home now');
  await expect.element(screen.getByRole('combobox', { name: 'City' })).toHaveValue('');
  await expect.element(screen.getByRole('heading', { name: 'New News Alert' })).toBeVisible();
  expect(callsTo('graphql updateNewsAlert')).toEqual([]);
});

test('a saved alert has the buttons of the specification, the preview called Preview alone', async () => {
  const { screen } = await open('/news-alert/edit/5');
  for (const name of [
    'Save',
    'Save and continue editing',
    'Save as new',
    'Schedule Email',
    'Send Test Email',
    'Preview',
    'Delete',
  ])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

test('a saved alert is deleted after a question, with its toast', async () => {
  const { screen, router } = await open('/news-alert/edit/5');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Are you sure?')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('News Alert deleted')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/news-alert');
});

test('everybody who writes a news alert sees its UTM campaign, which is kept', async () => {
  const { screen, callsTo } = await open('/news-alert/edit/5');
  const campaign = screen.getByLabelText('UTM campaign');
  await expect.element(campaign).toHaveValue('website');
  await campaign.fill('storm');
  await screen.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect
    .poll(() => callsTo('graphql updateNewsAlert')[0]?.request.body)
    .toMatchObject({
      variables: { utm: { source: 'news-alert', medium: 'email', campaign: 'storm' } },
    });
});

test('what is typed of a news alert is shown beside its form', async () => {
  const { screen } = await open('/news-alert/edit/5');
  await screen.getByRole('button', { name: 'Live preview', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('A canal');
  await expect.poll(drawnHeadline).toBe('A canal');
});
