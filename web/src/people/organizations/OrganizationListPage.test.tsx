import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { harbor } from './organizations.testing.ts';

const { list, create, get } = organizationEndpoints;
const rows = [
  { id: 1, name: 'Lone Star Media', isOwner: true, userCount: 12, firmCount: 0 },
  { id: 4, name: 'Harbor Realty', isOwner: false, userCount: 3, firmCount: 6 },
];
const open = (...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/organization', { as: person('admin'), api: [...api, answer(list, rows)] });

test('lists organizations with their users and firms, each linked to its page', async () => {
  const { screen } = await open();
  const row = screen.getByRole('row', { name: /Harbor Realty/ });
  for (const cell of ['Partner', '3', '6'])
    await expect.element(row.getByRole('cell', { name: cell, exact: true })).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Harbor Realty' }))
    .toHaveAttribute('href', '/admin/organization/4');
  await expectAccessible();
});

test('adds an organization and opens it', async () => {
  const created = { ...harbor, id: 9, name: 'Coast Homes', users: [], showcaseFirms: [] };
  const { screen, router, callsTo } = await open(answer(create, created), answer(get, created));
  await screen.getByRole('button', { name: 'Add organization' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add organization' });
  await expect.element(dialog.getByText(/^Its people are partners:/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect.element(dialog.getByText('An organization name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Coast Homes');
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/organization/9');
  expect(callsTo('POST /api/user-group')[0]?.request.body).toEqual({
    name: 'Coast Homes',
    isOwner: false,
    testDomains: '',
  });
});

test('shows at the field that the name is taken, and keeps the input', async () => {
  const sentence = 'An organization with this name already exists.';
  const taken = failing(400, {
    message: [sentence],
    errors: [{ path: 'name', message: sentence }],
  });
  const { screen } = await open(answer(create, taken));
  await screen.getByRole('button', { name: 'Add organization' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('harbor realty');
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('harbor realty');
});

test('shows what failed and retries', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await open(answer(list, down));
  const alert = screen.getByRole('alert').filter({ hasText: 'couldn’t be loaded' });
  await expect.element(alert.getByText('The organizations couldn’t be loaded.')).toBeVisible();
  await expect.element(alert.getByText('Request req-7')).toBeVisible();
});
