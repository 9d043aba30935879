import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { User } from '@masthead/shared/people/users/user.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { oneUser, organizationsAnswer } from './users.testing.ts';

type Options = NonNullable<Parameters<typeof openPage>[1]>;

const profile = {
  id: 901,
  city: 'Austin',
  name: 'N. Quill',
  profile_url: 'https://austin.example/u/nora',
  is_active: false,
};

/** The screen of a person, with a server that stores changes. */
async function open(changes: Partial<User> = {}, options: Options = {}) {
  let stored = oneUser(changes);
  const opened = await openPage(`/admin/user/${stored.id}`, {
    as: person('admin'),
    ...options,
    api: [
      ...(options.api ?? []),
      answer(userEndpoints.get, () => stored),
      answer(userEndpoints.update, ({ body }) => {
        stored = { ...stored, ...(body as Partial<User>), version: stored.version + 1 };
        return stored;
      }),
      answer(userEndpoints.addRole, ({ body }) => {
        const { name } = body as { name: 'series' };
        stored = { ...stored, roles: [...stored.roles, { id: 99, name }] };
        return stored;
      }),
      answer(userEndpoints.removeRole, ({ body }) => {
        const { name } = body as { name: string };
        stored = { ...stored, roles: stored.roles.filter((role) => role.name !== name) };
        return stored;
      }),
      answer(userEndpoints.externalProfiles, [profile]),
      organizationsAnswer,
    ],
  });
  await expect
    .element(opened.screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(stored.name);
  return opened;
}

describe('the form of a person', () => {
  test('saves every field with its version and shows a toast', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Nora Quill-Penn');
    await screen.getByRole('textbox', { name: 'Email' }).fill('quill@example.com');
    await screen.getByRole('textbox', { name: 'Bio' }).fill('Edits.');
    await screen.getByRole('combobox', { name: 'Organization' }).click();
    await screen.getByRole('option', { name: 'Pecan Street Homes' }).click();
    await screen.getByRole('combobox', { name: 'RebelMouse role' }).click();
    await screen.getByRole('option', { name: 'Guest Writer' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Changes saved.')).toBeVisible();
    expect(callsTo('PUT /api/user')[0]?.request.body).toEqual({
      id: 12,
      version: 3,
      name: 'Nora Quill-Penn',
      email: 'quill@example.com',
      organizationId: 2,
      rebelmouseRole: 'Guest Writer',
      imageUrl: null,
      bio: 'Edits.',
    });
  });

  test('shows each error at its field and sends nothing', async () => {
    const { screen, callsTo } = await open({ organizationId: null, group: null });
    await screen.getByRole('textbox', { name: 'Name' }).fill(' ');
    await screen.getByRole('textbox', { name: 'Email' }).fill('nora');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    for (const sentence of [
      'A first and last name is required',
      'You must provide a valid email address',
      'You must select an organization',
    ])
      await expect.element(screen.getByText(sentence).first()).toBeVisible();
    await screen.getByRole('textbox', { name: 'Email' }).fill('');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .element(screen.getByText('A valid email address is required').first())
      .toBeVisible();
    await expect.element(screen.getByText('No organization')).toBeVisible();
    expect(callsTo('PUT /api/user')).toEqual([]);
  });

  test('shows the profiles of the email on the external platform', async () => {
    const { screen, callsTo } = await open();
    const cells = screen.getByRole('row', { name: /Austin/ });
    for (const text of ['N. Quill', 'austin.example/u/nora', 'Inactive', '901'])
      await expect.element(cells.getByText(text)).toBeVisible();
    expect(
      callsTo('GET /api/user-role/rebelmouse/:email').map(({ request }) =>
        decodeURIComponent(request.params.email ?? ''),
      ),
    ).toEqual(['nora.quill@example.com']);
    await expectAccessible();
  });

  test('stays usable if the profiles cannot be loaded, and says if there are none', async () => {
    let isBroken = true;
    const { screen } = await open(
      {},
      {
        api: [
          answer(userEndpoints.externalProfiles, () =>
            isBroken ? failing(503, { message: ['Away.'] }) : [],
          ),
        ],
      },
    );
    await expect
      .element(screen.getByText('An error occurred while loading the external profiles.'))
      .toBeVisible();
    isBroken = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(screen.getByText('No external profiles for nora.quill@example.com.'))
      .toBeVisible();
  });

  test('shows that a person does not exist', async () => {
    const { screen } = await openPage('/admin/user/404', {
      as: person('admin'),
      api: [
        answer(userEndpoints.get, () => failing(404, { message: ['This record does not exist.'] })),
      ],
    });
    await expect.element(screen.getByText('This record does not exist.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('roles', () => {
  test('the dialog offers every role not yet held, and the list follows', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('button', { name: 'Add role' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add user to role' });
    await dialog.getByText('Add user to role').click();
    await dialog.getByRole('button', { name: 'Add role' }).click();
    await expect.element(dialog.getByText('Choose a role')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    const offered = screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
    expect(offered).toHaveLength(19);
    expect(offered).toContain('Series');
    expect(offered).not.toContain('Editor');
    await screen.getByRole('option', { name: 'Series' }).click();
    await dialog.getByRole('button', { name: 'Add role' }).click();
    await expect.element(screen.getByText('User role added.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove role Series' })).toBeVisible();
    expect(callsTo('POST /api/user-role')[0]?.request.body).toEqual({ userId: 12, name: 'series' });
    expect(callsTo('PUT /api/user')).toEqual([]);
  });

  test('removes a role after a question, and the toast can undo it', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('button', { name: 'Remove role Editor' }).click();
    const question = screen.getByRole('dialog', { name: 'Remove the role Editor?' });
    await question.getByRole('button', { name: 'Remove role' }).click();
    await expect.element(screen.getByText('User role removed.')).toBeVisible();
    await expect.element(screen.getByText('None yet')).toBeVisible();
    expect(callsTo('POST /api/user-role/remove')[0]?.request.body).toEqual({
      userId: 12,
      name: 'editor',
    });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove role Editor' })).toBeVisible();
  });

  test('keeps the last admin, and the toast says why', async () => {
    const { screen } = await open(
      { roles: [{ id: 1, name: 'admin' }], isAdmin: true },
      {
        api: [
          answer(userEndpoints.removeRole, () =>
            failing(409, {
              message: ['At least one enabled admin of the owner organization must remain.'],
            }),
          ),
        ],
      },
    );
    await screen.getByRole('button', { name: 'Remove role Admin' }).click();
    await screen.getByRole('button', { name: 'Remove role', exact: true }).click();
    await expect
      .element(
        screen.getByText(
          'An error occurred while removing the role. At least one enabled admin of the owner organization must remain.',
        ),
      )
      .toBeVisible();
  });

  test('does not offer to remove one’s own admin role or disable one’s own account', async () => {
    const { screen, callsTo } = await open(
      { id: 5, roles: [{ id: 1, name: 'admin' }], isAdmin: true },
      { as: person('admin', { id: 5 }) },
    );
    const buttons = [
      screen.getByRole('button', { name: 'Remove role Admin' }),
      screen.getByRole('button', { name: 'Disable user' }),
    ];
    for (const button of buttons) {
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      (button.element() as HTMLElement).click();
    }
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(callsTo('POST /api/user-role/remove')).toEqual([]);
  });

  test('says which roles apply outside the owner organization', async () => {
    const { screen } = await open({ isStaff: false });
    await expect
      .element(
        screen.getByText(
          'Outside the owner organization, only the roles Firms, Listings, Representatives, and Ad slots apply, and Admin includes just those four.',
        ),
      )
      .toBeVisible();
  });
});

describe('the account', () => {
  test('is disabled after a question and enabled again; unsaved input stays and can be saved', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('textbox', { name: 'Bio' }).fill('Half a sentence');
    await screen.getByRole('button', { name: 'Disable user' }).click();
    const question = screen.getByRole('dialog', { name: 'Disable Nora Quill?' });
    await question.getByRole('button', { name: 'Disable', exact: true }).click();
    await expect.element(screen.getByText('Nora Quill is disabled and signed out.')).toBeVisible();
    expect(callsTo('PUT /api/user')[0]?.request.body).toEqual({
      id: 12,
      version: 3,
      isDisabled: true,
    });
    await expect
      .element(screen.getByRole('textbox', { name: 'Bio' }))
      .toHaveValue('Half a sentence');
    await expect.element(screen.getByRole('button', { name: 'Send reset email' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(() => callsTo('PUT /api/user')[1]?.request.body)
      .toMatchObject({
        version: 4,
        bio: 'Half a sentence',
      });
    await screen.getByRole('button', { name: 'Enable user' }).click();
    await screen.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect.element(screen.getByText('Nora Quill can sign in again.')).toBeVisible();
  });

  test('receives an email for setting its password', async () => {
    const { screen, callsTo } = await open(
      { hasPassword: false },
      { api: [answer(authEndpoints.resetPassword, {} as never)] },
    );
    await expect.element(screen.getByText('Not set yet')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /View as/ })).toBeVisible();
    await expect.element(screen.getByText('What can this person see and do?')).toBeVisible();
    await screen.getByRole('button', { name: 'Send reset email' }).click();
    await expect
      .element(
        screen.getByText(
          'An email for setting the password is on its way to nora.quill@example.com.',
        ),
      )
      .toBeVisible();
    expect(callsTo('POST /api/auth/reset-password')[0]?.request.body).toEqual({
      email: 'nora.quill@example.com',
    });
  });
});
