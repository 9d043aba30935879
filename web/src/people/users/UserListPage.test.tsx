import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { UserRow } from '@masthead/shared/people/users/user.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchAskedPaths } from '../../platform/api/asked-paths.testing.ts';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { organizationsAnswer, row } from './users.testing.ts';

const people: UserRow[] = [
  row(1, 'Ana Ruiz', {
    isAdmin: true,
    roles: [
      { id: 1, name: 'admin' },
      { id: 2, name: 'email-campaign' },
    ],
  }),
  row(2, 'Ben Okafor', { group: null, organizationId: null, roles: [{ id: 3, name: 'editor' }] }),
  row(3, 'Cora Gone', { isDisabled: true, roles: [{ id: 4, name: 'firm' }] }),
  row(4, 'Dora Lark', { email: 'desk@example.org', roles: [{ id: 5, name: 'author' }] }),
];

const open = (address = '/admin/user', api: Parameters<typeof openPage>[1] = {}) =>
  openPage(address, {
    as: person('admin'),
    ...api,
    api: [...(api?.api ?? []), answer(userEndpoints.list, people), organizationsAnswer],
  });

const names = () =>
  [...document.querySelectorAll('[data-row-link]')].map(
    (link) => link.querySelector('span > span:last-child > span')?.textContent,
  );

describe('the list', () => {
  test('shows enabled people with organization, initials and roles in their colors', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('1–3 of 3')).toBeVisible();
    expect(names()).toEqual(['Ana Ruiz', 'Ben Okafor', 'Dora Lark']);
    await expect.element(screen.getByText('AR', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('No organization')).toBeVisible();
    const colorOf = (role: string) =>
      screen
        .getByRole('table')
        .getByText(role, { exact: true })
        .element()
        .getAttribute('data-color');
    expect(['Admin', 'Editor', 'Email campaigns', 'Author'].map(colorOf)).toEqual([
      'red',
      'blue',
      'grape',
      'gray',
    ]);
    await expectAccessible();
  });

  test('requests images in the small size that it shows', async () => {
    const imageUrl = '/images/upload/v1/photos/ana.jpg';
    // Why the requested address: no image host responds here, and a broken image is replaced by initials.
    const asked = watchAskedPaths();
    await openPage('/admin/user', {
      as: { ...person('admin'), imageUrl },
      api: [answer(userEndpoints.list, [row(1, 'Ana Ruiz', { imageUrl })]), organizationsAnswer],
    });
    await expect
      .poll(() => asked)
      .toContain('/images/upload/ar_1:1,c_fill,f_webp,q_auto:good,w_80/v1/photos/ana.jpg');
    expect(asked).not.toContain(imageUrl);
  });

  test('shows disabled people, marked as such, with the switch, and keeps it in the URL', async () => {
    const { screen, router } = await open();
    await screen.getByRole('switch', { name: 'Show disabled users' }).click();
    await expect.element(screen.getByText('1–4 of 4')).toBeVisible();
    await expect.element(screen.getByText('Disabled', { exact: true })).toBeVisible();
    expect(router.state.location.search).toEqual({ disabled: 'show' });
    expect(screen.getByText('Firms', { exact: true }).element().getAttribute('data-color')).toBe(
      'teal',
    );
    await expectAccessible();
  });

  test('finds a person despite a typo, by name, username or email, and Enter opens them', async () => {
    const { screen, router } = await open();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await box.fill('okfor');
    await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
    expect(names()).toEqual(['Ben Okafor']);
    await box.fill('desk@exampel');
    await expect.poll(names).toEqual(['Dora Lark']);
    await expect.poll(() => router.state.location.search).toEqual({ search: 'desk@exampel' });
    await box.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/admin/user/4');
  });

  test('finds a disabled person only while they are shown', async () => {
    const { screen } = await open('/admin/user?search=cora%20gone');
    await expect.element(screen.getByText('No users match.')).toBeVisible();
    await screen.getByRole('switch', { name: 'Show disabled users' }).click();
    await expect.poll(names).toEqual(['Cora Gone']);
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(names).toEqual(['Ana Ruiz', 'Ben Okafor', 'Dora Lark']);
    await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  test('pages through many people and keeps the page in the URL', async () => {
    const many = Array.from({ length: 45 }, (_, at) => row(at + 1, `Person ${at + 1}`));
    const { screen } = await open('/admin/user?page=3', {
      api: [answer(userEndpoints.list, many)],
    });
    await expect.element(screen.getByText('41–45 of 45')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search' }).fill('Person');
    await expect.element(screen.getByText('1–20 of 45')).toBeVisible();
  });

  test('shows an error and a retry when the list cannot be loaded', async () => {
    let isBroken = true;
    const { screen } = await open('/admin/user', {
      api: [
        answer(userEndpoints.list, () =>
          isBroken ? failing(500, { message: ['Out of order.'] }) : people,
        ),
      ],
    });
    await expect
      .element(screen.getByText('An error occurred while loading the users.'))
      .toBeVisible();
    // Why: the sign-in and the screen request the list too; it must not work before the click.
    const mend = () => {
      isBroken = false;
    };
    addEventListener('click', mend, { capture: true, once: true });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Ana Ruiz')).toBeVisible();
  });
});

describe('adding a user', () => {
  const resets = answer(authEndpoints.resetPassword, {} as never);
  const dialogOf = async (api: Parameters<typeof openPage>[1]) => {
    const opened = await open('/admin/user', api);
    await opened.screen.getByRole('button', { name: 'Add user' }).click();
    const dialog = opened.screen.getByRole('dialog', { name: 'Add user' });
    return {
      ...opened,
      dialog,
      send: () => dialog.getByRole('button', { name: 'Add user' }).click(),
    };
  };

  test('shows what is missing, and derives the username until one is typed', async () => {
    const { dialog, send, callsTo } = await dialogOf({});
    await send();
    for (const sentence of [
      'A first and last name is required',
      'A valid email address is required',
      'A username is required',
      'You must select an organization',
    ])
      await expect.element(dialog.getByText(sentence)).toBeVisible();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    const username = dialog.getByRole('textbox', { name: 'Username' });
    await email.fill('Nora.Quill@example.com');
    await expect.element(username).toHaveValue('nora.quill');
    await username.fill('nora');
    await email.fill('other@example.com');
    await expect.element(username).toHaveValue('nora');
    expect(callsTo('POST /api/auth/user')).toEqual([]);
    await expectAccessible();
  });

  test('adds the person, sends the email and goes to their screen', async () => {
    const { screen, router, dialog, send, callsTo } = await dialogOf({
      api: [answer(userEndpoints.create, { id: 77 }), resets],
      pages: { userEdit: () => <h1>The new one</h1> },
    });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora Quill');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('nora@example.com');
    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await screen.getByRole('option', { name: 'Pecan Street Homes' }).click();
    await send();
    await expect.element(screen.getByText('User added.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/user/77');
    expect(callsTo('POST /api/auth/user')[0]?.request.body).toEqual({
      name: 'Nora Quill',
      email: 'nora@example.com',
      username: 'nora',
      organizationId: 2,
    });
    await expect
      .poll(() => callsTo('POST /api/auth/reset-password')[0]?.request.body)
      .toEqual({ email: 'nora@example.com' });
  });

  test('shows a used email at its field and other failures in a toast, and keeps the input', async () => {
    let refusal = failing(400, {
      message: ['This email address is already in use.'],
      errors: [{ path: 'email', message: 'This email address is already in use.' }],
    });
    const { screen, dialog, send, callsTo } = await dialogOf({
      api: [answer(userEndpoints.create, () => refusal)],
    });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora Quill');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('nora@example.com');
    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await screen.getByRole('option', { name: 'Lone Star Media (owner)' }).click();
    await send();
    await expect.element(dialog.getByText('This email address is already in use.')).toBeVisible();
    refusal = failing(503, { message: ['Masthead cannot reach its database.'] });
    await send();
    await expect
      .element(
        screen.getByText(
          'An error occurred while adding the user. Masthead cannot reach its database.',
        ),
      )
      .toBeVisible();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Email' }))
      .toHaveValue('nora@example.com');
    expect(callsTo('POST /api/auth/reset-password')).toEqual([]);
  });
});
