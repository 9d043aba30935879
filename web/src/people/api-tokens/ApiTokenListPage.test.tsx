import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { apiTokenMessages } from '@masthead/shared/people/api-tokens/api-token.messages.ts';
import type { ApiToken } from '@masthead/shared/people/api-tokens/api-token.ts';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const { list, create, revoke } = apiTokenEndpoints;
const token: ApiToken = {
  id: 7,
  name: 'Nightly sync',
  hint: 'mh_…x4Qz',
  screens: ['firmList', 'listingList'],
  organizationId: 4,
  organization: 'Harbor Realty',
  sites: [],
  createdBy: 'Edith Marlowe',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2027-02-01T06:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  revokedAt: null,
  revokedBy: null,
  state: 'active',
};
const organizations = [
  { id: 1, name: 'Lone Star Media', isOwner: true, userCount: 12, firmCount: 0 },
  { id: 4, name: 'Harbor Realty', isOwner: false, userCount: 3, firmCount: 6 },
];
const open = (rows: ApiToken[], ...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/api-token', {
    as: person('admin'),
    api: [...api, answer(list, rows), answer(organizationEndpoints.list, organizations)],
  });

test('lists tokens with limits, maker, last use and end', async () => {
  const { screen } = await open([token]);
  const row = screen.getByRole('row', { name: /Nightly sync/ });
  for (const words of ['mh_…x4Qz', 'Active', 'Firms, Listings', 'Harbor Realty', 'Edith Marlowe'])
    await expect.element(row.getByText(words)).toBeVisible();
  for (const day of ['11/20/2026', '01/31/2027'])
    await expect.element(row.getByText(day)).toBeVisible();
  await expectAccessible();
});

test('creates a token and shows it once, to be copied', async () => {
  const { screen, callsTo } = await open([], answer(create, { id: 8, token: 'mh_secret' }));
  await expect.element(screen.getByText(apiTokenMessages.none)).toBeVisible();
  await screen.getByRole('button', { name: 'Create API token' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Create API token' });
  await dialog.getByRole('button', { name: 'Create API token' }).click();
  await expect.element(dialog.getByText(apiTokenMessages.nameRequired)).toBeVisible();
  await expect.element(dialog.getByText(apiTokenMessages.screensRequired)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Feed');
  await dialog.getByRole('combobox', { name: 'Organization' }).click();
  expect(screen.getByRole('option', { name: 'Lone Star Media' }).elements()).toEqual([]);
  await screen.getByRole('option', { name: 'Harbor Realty' }).click();
  await dialog.getByRole('combobox', { name: 'Screens' }).click();
  expect(screen.getByRole('option', { name: 'Sites' }).elements()).toEqual([]);
  await screen.getByRole('option', { name: 'Listings', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).click();
  await dialog.getByRole('button', { name: 'Create API token' }).click();
  const shown = screen.getByRole('dialog', { name: 'New API token' });
  await expect.element(shown.getByLabelText('Token')).toHaveValue('mh_secret');
  await expect.element(shown.getByText(apiTokenMessages.shownOnce)).toBeVisible();
  await expect.element(shown.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(callsTo('POST /api/api-token')[0]?.request.body).toEqual({
    name: 'Feed',
    screens: ['listingList'],
    organizationId: 4,
    siteIds: [],
    endsOn: addDays(today(new Date()), 90),
  });
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect.element(shown).not.toBeInTheDocument();
});

test('a token for the content of sites can be limited to some of them', async () => {
  const { screen, callsTo } = await open(
    [
      {
        ...token,
        screens: ['content', 'siteList'],
        organization: null,
        sites: ['CityBeat Austin'],
      },
    ],
    answer(create, { id: 8, token: 'mh_secret' }),
  );
  await expect.element(screen.getByText('Content of CityBeat Austin, Sites')).toBeVisible();
  await screen.getByRole('button', { name: 'Create API token' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Create API token' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Front page');
  await expect.element(dialog.getByRole('combobox', { name: 'Sites' })).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Screens' }).click();
  await screen.getByRole('option', { name: apiTokenMessages.content }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).click();
  await dialog.getByRole('combobox', { name: 'Sites' }).click();
  await screen.getByRole('option', { name: /Austin/ }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).click();
  await dialog.getByRole('button', { name: 'Create API token' }).click();
  await expect.element(screen.getByLabelText('Token')).toHaveValue('mh_secret');
  expect(callsTo('POST /api/api-token')[0]?.request.body).toMatchObject({
    screens: ['content'],
    siteIds: [1],
  });
});

test('revokes a token after a question', async () => {
  const { screen, callsTo } = await open([token], answer(revoke, null));
  await screen.getByRole('button', { name: /Nightly sync/ }).click();
  await screen.getByRole('menuitem', { name: 'Revoke…' }).click();
  await expect.element(screen.getByText('Revoke “Nightly sync”?')).toBeVisible();
  expect(callsTo('DELETE /api/api-token/:id')).toEqual([]);
  await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect.element(screen.getByText(apiTokenMessages.revoked)).toBeVisible();
  expect(callsTo('DELETE /api/api-token/:id')[0]?.request.params).toEqual({ id: '7' });
});

test('shows what failed and retries', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await open([], answer(list, down));
  await expect.element(screen.getByText('The API tokens couldn’t be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
