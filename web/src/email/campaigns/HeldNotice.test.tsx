import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { outboxEndpoints } from '@masthead/shared/email/outbox/outbox.endpoints.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';

const openHeld = (role: 'admin' | 'email-campaign', path = '/outbox') => {
  let isHeld = true;
  const resume = () => {
    isHeld = false;
    return { isHeld };
  };
  const api = [
    answer(outboxEndpoints.list, { totalCount: 0, nodes: [], isUsed: true }),
    answer(campaignEndpoints.sending, () => ({ isHeld })),
    answer(campaignEndpoints.resume, resume),
  ];
  return openPage(path, { as: person(role), api });
};

test('shows staff that sending is on hold; only an admin can resume it', async () => {
  const { screen } = await openHeld('email-campaign');
  await expect.element(screen.getByText(campaignMessages.held)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume sending' }).elements()).toHaveLength(0);
  await expectAccessible();
});

test('an admin resumes sending after a confirmation, and the notice disappears', async () => {
  const { screen, callsTo } = await openHeld('admin');
  await screen.getByRole('button', { name: 'Resume sending' }).click();
  await expect.element(screen.getByText(campaignMessages.heldDetail)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Resume sending' }).click();
  await expect.element(screen.getByText('Sending resumed')).toBeVisible();
  await expect.element(screen.getByText(campaignMessages.held)).not.toBeInTheDocument();
  expect(callsTo('PUT /api/campaign/sending/resume')).toHaveLength(1);
});

test('makes no request on screens without emails', async () => {
  const { screen, callsTo } = await openHeld('admin', '/profile');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(callsTo('GET /api/campaign/sending')).toHaveLength(0);
});
