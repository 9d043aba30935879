import { navGroups } from '@masthead/shared/platform/access/screen.ts';
import { describe, expect, test } from 'vitest';
import { openPage, person } from '../platform/api/page.testing.tsx';

describe('the navigation', () => {
  test('shows an admin every group', async () => {
    const { screen } = await openPage('/profile', { as: person('admin') });
    const nav = screen.getByRole('navigation', { name: 'Main' });
    for (const group of navGroups) await expect.element(nav.getByText(group)).toBeVisible();
    await nav.getByRole('button', { name: 'Admin' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Users' })).toBeVisible();
    await expect
      .element(screen.getByRole('menuitem', { name: 'Staff chat' }))
      .not.toBeInTheDocument();
  });

  test("shows only screens that the user's roles open, and hides empty groups", async () => {
    const { screen } = await openPage('/profile', { as: person('email-campaign') });
    const nav = screen.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: 'Email Campaigns' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Daily Digest' })).toBeVisible();
    expect(nav.getByRole('listitem').elements()).toHaveLength(1);
  });

  test('keeps its buttons mounted on hover, so that no click is lost', async () => {
    const { screen } = await openPage('/home', { as: person('email-campaign') });
    const button = screen.getByRole('button', { name: 'Email Campaigns' });
    await expect.element(button).toBeVisible();
    const before = button.element();
    await button.hover();
    await expect.element(screen.getByRole('menuitem', { name: 'Daily Digest' })).toBeVisible();
    expect(before.isConnected).toBe(true);
  });

  test('is hidden on the staff chat', async () => {
    const member = person('admin', { isChatMember: true });
    const { screen } = await openPage('/reporting', { as: member });
    await expect.element(screen.getByRole('heading', { name: 'Staff chat' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  test('moves the focus to the heading of the next screen', async () => {
    const { screen } = await openPage('/profile', { as: person('firm') });
    await screen.getByRole('button', { name: 'Showcase' }).click();
    await screen.getByRole('menuitem', { name: 'Firms' }).click();
    const heading = screen.getByRole('heading', { name: 'Firms' });
    await expect.element(heading).toHaveFocus();
    // Why: a menu gives the focus back to its button while it closes.
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
  });
});

test('a screen that fails to render shows an error within the shell, with a retry', async () => {
  let isBroken = true;
  const profile = () => {
    if (isBroken) throw new Error('A date is missing.');
    return <h1>Whole again</h1>;
  };
  const { screen } = await openPage('/profile', { as: person('firm'), pages: { profile } });
  await expect
    .element(screen.getByRole('heading', { name: 'Something went wrong on this page' }))
    .toBeVisible();
  await expect.element(screen.getByText('A date is missing.')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Whole again' })).toBeVisible();
});

describe('signing out', () => {
  test('clears local storage at once, ends the session on the server and leads to the login card', async () => {
    const { screen, callsTo } = await openPage('/profile', { as: person('rep') });
    await screen.getByRole('button', { name: /User menu of Pat rep/ }).click();
    await screen.getByRole('menuitem', { name: 'Logout' }).click();
    expect(localStorage).toHaveLength(0);
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(callsTo('POST /api/auth/logout')[0]?.request.token).toBe('token of rep');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
