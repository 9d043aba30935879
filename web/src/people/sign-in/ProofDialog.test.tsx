import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { proofEndpoints } from '@masthead/shared/people/sign-in/proof.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { proofMessages, type waysToProve } from '@masthead/shared/platform/access/proof.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { z } from 'zod';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { leave } from '../../platform/api/leave.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const needed = failing(428, { message: [proofMessages.needed], needsProof: true });
let isProved = false;
beforeEach(() => {
  isProved = false;
});
afterEach(() => vi.restoreAllMocks());

type Ways = z.output<typeof waysToProve>;
const ways = (given: Partial<Ways>) =>
  answer(proofEndpoints.ways, {
    hasPassword: false,
    hasCodes: false,
    hasPasskey: false,
    provider: null,
    ...given,
  });
const proves = answer(proofEndpoints.prove, () => {
  isProved = true;
  return {};
});
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

/** Saves the roles that need two-step sign-in, which needs a fresh proof. */
async function saveRoles(api: Api) {
  const page = await openPage('/admin/user', {
    as: person('admin'),
    api: [
      ...api,
      answer(userEndpoints.demandedFactors, { roles: [] }),
      answer(userEndpoints.demandFactors, () =>
        isProved ? { roles: ['editor' as const] } : needed,
      ),
    ],
  });
  const { screen } = page;
  await screen.getByRole('button', { name: 'Two-step sign-in' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('Edit');
  await screen.getByRole('option', { name: 'Editor' }).click();
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(proofMessages.why)).toBeVisible();
  return { ...page, dialog: screen.getByRole('dialog', { name: proofMessages.title }) };
}
const saved = 'Requirement saved.';
const path = 'PUT /api/user-role/second-factor';

test('asks for the password, and the original save goes on with nothing lost', async () => {
  const { screen, dialog, callsTo } = await saveRoles([ways({ hasPassword: true }), proves]);
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText(proofMessages.passwordRequired)).toBeVisible();
  await password.fill('masthead-demo');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(saved)).toBeVisible();
  expect(callsTo(path).map(({ request }) => request.body)).toEqual([
    { roles: ['editor'] },
    { roles: ['editor'] },
  ]);
  expect(callsTo('POST /api/auth/proof')[0]?.request.body).toEqual({
    currentPassword: 'masthead-demo',
  });
});

test('a wrong password is said, and a code can be used instead', async () => {
  const { screen, dialog } = await saveRoles([
    ways({ hasPassword: true, hasCodes: true }),
    answer(proofEndpoints.prove, ({ body }) => {
      isProved = 'code' in (body as object);
      return isProved ? {} : failing(400, { message: ['That isn’t your current password.'] });
    }),
  ]);
  await dialog.getByLabelText('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText('That isn’t your current password.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a code' }).click();
  await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
  await dialog.getByLabelText('Code').fill('123456');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(saved)).toBeVisible();
});

test('offers a passkey first', async () => {
  const bytes = Uint8Array.from([1, 2, 3]).buffer;
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
  const used = { id: 'AQID', rawId: bytes, type: 'public-key', response };
  const getClientExtensionResults = () => ({});
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    ...used,
    getClientExtensionResults,
  } as unknown as Credential);
  const { screen, dialog, callsTo } = await saveRoles([
    ways({ hasPassword: true, hasPasskey: true }),
    answer(proofEndpoints.beginPasskey, { challenge: 'AAAA' }),
    proves,
  ]);
  await dialog.getByRole('button', { name: proofMessages.byPasskey }).click();
  await expect.element(screen.getByText(saved)).toBeVisible();
  expect(callsTo('POST /api/auth/proof')[0]?.request.body).toMatchObject({
    passkey: { id: 'AQID' },
  });
});

test('Escape gives up: the dialog under it stays with what was typed, and says why', async () => {
  const { screen, dialog, callsTo } = await saveRoles([ways({ hasPassword: true })]);
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText(proofMessages.needed)).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByText('Editor')).toBeVisible();
  expect(callsTo(path)).toHaveLength(1);
});

test('leads to the OpenID provider and back to this screen', async () => {
  const left = vi.spyOn(leave, 'to').mockReturnValue();
  const { dialog } = await saveRoles([
    ways({ provider: 'Lone Star' }),
    answer(authEndpoints.startOpenId, { address: 'https://id.example', browserKey: 'key' }),
  ]);
  await dialog.getByRole('button', { name: 'Sign in again with Lone Star' }).click();
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('https://id.example'));
  expect(sessionStorage.getItem('masthead.open-id')).toContain('"wanted":"/');
});

test('says when the ways could not be loaded', async () => {
  const failed = failing(500, { message: ['Something went wrong.'] });
  const { dialog } = await saveRoles([answer(proofEndpoints.ways, failed)]);
  await expect.element(dialog.getByText('Something went wrong.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});
