import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import type { OwnSession, Profile } from '@masthead/shared/people/profile/profile.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { hasSingleKeys, setSingleKeys } from '../../platform/ui/single-keys.ts';

const profile: Profile = {
  id: 3,
  version: 4,
  username: 'rep',
  name: 'Pat rep',
  email: 'rep@example.com',
  bio: null,
  imageUrl: null,
  getsSummary: true,
  updatedAt: '2026-11-01T12:00:00Z',
  updatedBy: null,
};
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const session = (id: number, changes: Partial<OwnSession> = {}): OwnSession => ({
  id,
  userAgent: chrome,
  createdAt: '2026-11-20T15:00:00Z',
  seenAt: '2026-11-21T15:00:00Z',
  isThis: false,
  ...changes,
});

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
const open = (api: Api = []) =>
  openPage('/profile', {
    as: person('rep'),
    api: [
      ...api,
      answer(profileEndpoints.get, profile),
      answer(profileEndpoints.secondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 }),
      answer(profileEndpoints.sessions, [
        session(1, { isThis: true }),
        session(2, { userAgent: null }),
      ]),
    ],
  });
const saves = answer(profileEndpoints.update, ({ body }) => ({
  ...profile,
  ...(body as Profile),
  version: 5,
}));

describe('one’s own record', () => {
  test('saves with its version, and the user menu shows the new name', async () => {
    const { screen, callsTo } = await open([saves]);
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Ruiz');
    await screen.getByLabelText('Bio').fill('Writes.');
    await screen.getByRole('checkbox', { name: 'Daily to-do email' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Changes saved.')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /User menu of Ana Ruiz/ }))
      .toBeVisible();
    expect(callsTo('PUT /api/profile')[0]?.request.body).toEqual({
      name: 'Ana Ruiz',
      email: 'rep@example.com',
      bio: 'Writes.',
      imageUrl: null,
      getsSummary: false,
      version: 4,
    });
  });

  test('shows errors at name and email', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill(' ');
    await screen.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByText('A first and last name is required').first())
      .toBeVisible();
    await expect
      .element(screen.getByText('You must provide a valid email address').first())
      .toBeVisible();
    await screen.getByRole('textbox', { name: 'Email' }).fill('');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByText('A valid email address is required').first())
      .toBeVisible();
    expect(callsTo('PUT /api/profile')).toHaveLength(0);
  });

  test('asks for the current password when the email changes', async () => {
    const message = 'That isn’t your current password.';
    const refuses = answer(profileEndpoints.update, ({ body }) =>
      (body as { currentPassword?: string }).currentPassword === 'right'
        ? { ...profile, email: 'new@example.com', version: 5 }
        : failing(400, { message: [message], errors: [{ path: 'currentPassword', message }] }),
    );
    const { screen } = await open([refuses]);
    const field = screen.getByLabelText('Current password');
    await expect
      .element(screen.getByRole('textbox', { name: 'Email' }))
      .toHaveValue('rep@example.com');
    await expect.element(field).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Email' }).fill('new@example.com');
    await field.fill('wrong');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.stringContaining('That isn’t your current password.'));
    await field.fill('right');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Changes saved.')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    const broken = answer(profileEndpoints.get, failing(500, { message: ['Broken.'] }));
    const { screen } = await open([broken]);
    await expect.element(screen.getByText('Broken.').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('one’s own password', () => {
  const fill = async (screen: Awaited<ReturnType<typeof open>>['screen'], again: string) => {
    await screen.getByRole('button', { name: 'Change password' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Current password').fill('masthead-demo');
    await dialog.getByLabelText('New password', { exact: true }).fill('velvet tractor onion');
    await dialog.getByLabelText('Confirm new password').fill(again);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    return dialog;
  };

  test('changes, this browser continues with a new token, and unsaved input stays', async () => {
    const { screen, callsTo } = await open([
      answer(profileEndpoints.changePassword, { access_token: 'new token', version: 5 }),
      saves,
    ]);
    await screen.getByLabelText('Bio').fill('Not saved yet');
    const dialog = await fill(screen, 'velvet tractor onion');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(screen.getByText('Password changed. Other browsers have been signed out.'))
      .toBeVisible();
    expect(localStorage.getItem('masthead.token')).toBe('new token');
    expect(callsTo('POST /api/profile/password')[0]?.request.body).toEqual({
      currentPassword: 'masthead-demo',
      newPassword: 'velvet tractor onion',
    });
    expect(callsTo('PUT /api/profile')).toHaveLength(0);
    await expect.element(screen.getByLabelText('Bio')).toHaveValue('Not saved yet');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Changes saved.')).toBeVisible();
    expect(callsTo('PUT /api/profile')[0]?.request).toMatchObject({
      token: 'new token',
      body: { version: 5 },
    });
  });

  test('is not sent when the new ones differ, and shows an error at its field', async () => {
    const message = 'That isn’t your current password.';
    const refusal = failing(400, {
      message: [message],
      errors: [{ path: 'currentPassword', message }],
    });
    const { screen, callsTo } = await open([answer(profileEndpoints.changePassword, refusal)]);
    const dialog = await fill(screen, 'velvet tractor');
    await expect.element(dialog.getByText('The passwords don’t match.')).toBeVisible();
    expect(callsTo('POST /api/profile/password')).toHaveLength(0);
    await dialog.getByLabelText('Confirm new password').fill('velvet tractor onion');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect
      .element(dialog.getByLabelText('Current password'))
      .toHaveAccessibleDescription(message);
  });
});

test('single-key shortcuts are turned off for this browser', async () => {
  onTestFinished(() => setSingleKeys(true));
  const { screen } = await open();
  const keys = screen.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect.element(keys).toBeChecked();
  await keys.click();
  await expect.element(keys).not.toBeChecked();
  expect(hasSingleKeys()).toBe(false);
});

describe('signed-in browsers', () => {
  test('names this browser and signs out another one', async () => {
    let ended = false;
    const { screen, callsTo } = await open([
      answer(profileEndpoints.sessions, () =>
        [session(1, { isThis: true }), session(2)].filter(({ id }) => !ended || id === 1),
      ),
      answer(profileEndpoints.endSession, () => {
        ended = true;
        return {};
      }),
    ]);
    await expect.element(screen.getByText('This browser')).toBeVisible();
    await screen.getByRole('button', { name: /^Sign out Chrome on Windows/ }).click();
    await expect.element(screen.getByText('That browser has been signed out.')).toBeVisible();
    expect(callsTo('DELETE /api/profile/session/:id')[0]?.request.params).toEqual({ id: '2' });
    await expect.element(screen.getByText('Sign out other browsers')).not.toBeInTheDocument();
  });

  test('signs out all others after asking', async () => {
    const { screen, callsTo } = await open([answer(profileEndpoints.endOtherSessions, {})]);
    await screen.getByRole('button', { name: 'Sign out other browsers' }).click();
    expect(callsTo('DELETE /api/profile/session')).toHaveLength(0);
    await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect
      .element(screen.getByText('All other browsers have been signed out.'))
      .toBeVisible();
    expect(callsTo('DELETE /api/profile/session')).toHaveLength(1);
  });
});
