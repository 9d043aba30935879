import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { nameTag } from '@masthead/shared/email/campaigns/name-tag.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import type { PromoAlert } from '@masthead/shared/email/promo-alerts/promo-alert.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { type FieldValues, initialOf } from '@masthead/shared/platform/records/record.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  answerOperation,
  openPage,
  person,
  sites,
} from '../../platform/api/page.testing.tsx';
import { drawing, drawnHeadline } from '../campaigns/live-preview.testing.ts';
import {
  noMail,
  noRelease,
  nothingDrifted,
  nothingFound,
  storedEmail,
} from '../campaigns/stored-email.testing.ts';

const alert: PromoAlert = {
  ...(initialOf(promoAlertRecord) as FieldValues<typeof promoAlertRecord>),
  ...storedEmail,
  style: 'Promo Alert',
  subject: 'Two for one',
  title: 'A long weekend',
  sendDate: '2030-11-24',
  sendTime: '10:00',
};

const api = [
  answer(promoAlertEndpoints.get, alert),
  answer(promoAlertEndpoints.status, noMail),
  answer(promoAlertEndpoints.preflight, nothingFound),
  drawing(promoAlertEndpoints.typedPreview),
  answer(promoAlertEndpoints.drift, nothingDrifted),
  answer(promoAlertEndpoints.release, noRelease),
  answer(segmentEndpoints.choices, []),
  answer(promoAlertEndpoints.openings, []),
  answer(promoAlertEndpoints.create, ({ body }) => ({ ...alert, ...(body as PromoAlert) })),
  answer(promoAlertEndpoints.update, ({ body }) => ({
    ...alert,
    ...(body as PromoAlert),
    version: 4,
  })),
  answer(promoAlertEndpoints.clone, { ...alert, id: 6 }),
  answerOperation(promoAlertOperations.promoAlerts, {
    totalCount: 1,
    nodes: [{ ...alert, opens: null, clicks: 1 }],
  }),
  answerOperation(emailTemplateOperations.emailTemplates, []),
];
const open = (address: string) => openPage(address, { as: person('email-campaign'), api });

test('the list of promo alerts has its columns, styles and a status filter', async () => {
  const { screen, callsTo } = await open('/promo-alert');
  for (const title of ['Subject line', 'Style', 'Property', 'City', 'Send on', 'Status'])
    await expect.element(screen.getByRole('columnheader', { name: title })).toBeVisible();
  await expect.element(screen.getByText('1 click', { exact: true })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Status' }).click();
  await screen.getByRole('option', { name: 'Scheduled' }).click();
  await expect
    .poll(() => callsTo('graphql promoAlerts').at(-1)?.request.body)
    .toMatchObject({ variables: { status: 'On its way' } });
  await screen.getByRole('combobox', { name: 'Status' }).click();
  await screen.getByRole('option', { name: 'Sent' }).click();
  await expect
    .poll(() => callsTo('graphql promoAlerts').at(-1)?.request.body)
    .toMatchObject({ variables: { status: 'Gone out' } });
  await screen.getByRole('button', { name: 'New Email' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Insider Invite' })).toBeVisible();
  await expectAccessible();
});

test('a promo alert goes out for any site, a map too, and is filtered by it', async () => {
  const map = { ...sites[0], id: 9, property: 'InnovationMap', isMain: false } as (typeof sites)[0];
  const withMap = [answer(siteEndpoints.list, [...sites, map]), ...api];
  const as = person('email-campaign');
  for (const address of ['/promo-alert/create', '/promo-alert']) {
    const { screen } = await openPage(address, { as, api: withMap });
    await screen.getByRole('combobox', { name: 'City' }).click();
    await expect.element(screen.getByRole('option', { name: /InnovationMap/ })).toBeVisible();
  }
});

test('a new promo alert begins tomorrow, and is kept with what is written', async () => {
  const { screen, callsTo, router } = await open('/promo-alert/create?style=Insider+Invite');
  await screen.getByRole('combobox', { name: 'City' }).click();
  await screen.getByRole('option', { name: 'Austin' }).click();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('x'.repeat(51));
  await expect.element(screen.getByText('51 of 50 characters')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('A table for you');
  await screen.getByRole('textbox', { name: 'Body' }).fill('Eight courses.');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/promo-alert');
  await expect.element(screen.getByText('Promo Alert updated')).toBeVisible();
  expect(callsTo('POST /api/promo-alert')[0]?.request.body).toMatchObject({
    style: 'Insider Invite',
    subject: 'A table for you',
    siteId: 1,
    body: '<p>Eight courses.</p>',
    utm: { source: 'insider-invite' },
    photoType: 'No crop',
  });
});

test('a saved promo alert has its buttons, its UTM campaign for everybody, and is cloned', async () => {
  const { screen, router } = await open('/promo-alert/create/5');
  await expect.element(screen.getByLabelText('UTM campaign')).toHaveValue('website');
  await expect.element(screen.getByLabelText('UTM source')).toHaveValue('promo-alert');
  await screen.getByLabelText('UTM medium').fill('partner email');
  for (const name of ['Save & Preview', 'Send Test Email', 'Schedule Email', 'Delete'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clone' }).click();
  await expect.element(screen.getByText('Promo Alert cloned')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/promo-alert');
});

test('what is typed of a promo alert is shown beside its form', async () => {
  const { screen } = await open('/promo-alert/create/5');
  await screen.getByRole('button', { name: 'Live preview', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('A canal');
  await expect.poll(drawnHeadline).toBe('A canal');
});

test('the first name is put into the text of a promo alert', async () => {
  const { screen } = await open('/promo-alert/create/5');
  const text = screen.getByRole('textbox', { name: promoAlertRecord.fields.body.label });
  await text.click();
  await screen.getByRole('button', { name: 'First name' }).click();
  await expect.element(text).toHaveTextContent(nameTag);
});
