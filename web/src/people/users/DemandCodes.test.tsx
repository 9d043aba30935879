import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
async function openDialog(api: Api) {
  const page = await openPage('/admin/user', {
    as: person('admin'),
    api: [...api, answer(userEndpoints.list, [])],
  });
  await page.screen.getByRole('button', { name: 'Two-step sign-in' }).click();
  return page;
}

test('chooses the roles that must use two-step sign-in', async () => {
  const { screen, callsTo } = await openDialog([
    answer(userEndpoints.demandedFactors, { roles: ['admin'] }),
    answer(userEndpoints.demandFactors, { roles: ['admin', 'editor'] }),
  ]);
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('Edit');
  await screen.getByRole('option', { name: 'Editor' }).click();
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Requirement saved.')).toBeVisible();
  expect(callsTo('PUT /api/user-role/second-factor')[0]?.request.body).toEqual({
    roles: ['admin', 'editor'],
  });
});

test('says when the roles could not be loaded', async () => {
  const { screen } = await openDialog([
    answer(userEndpoints.demandedFactors, failing(500, { message: ['Something went wrong.'] })),
  ]);
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible();
});
