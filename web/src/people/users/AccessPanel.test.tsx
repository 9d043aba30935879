import type { Person } from '@masthead/shared/platform/access/access-report.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { openPage, person } from '../../platform/api/page.testing.tsx';
import { AccessPanel } from './AccessPanel.tsx';

async function openPanel(about: Partial<Person>) {
  const somebody: Person = {
    roles: [],
    organization: { name: 'Lone Star Media', isOwner: true },
    isChatMember: false,
    isDisabled: false,
    ...about,
  };
  const Page = () => (
    <>
      <h1>Somebody</h1>
      <AccessPanel person={somebody} />
    </>
  );
  const { screen } = await openPage('/home', { as: person('admin'), pages: { home: Page } });
  await screen.getByText('What can this person see and do?').click();
  await expect.element(screen.getByText('Roles that apply')).toBeVisible();
  return screen;
}

test('shows what is open to an editor, by area, and why', async () => {
  const screen = await openPanel({ roles: ['editor'] });
  await screen.getByText(/^Daily digests/).click();
  const area = screen.getByRole('group').filter({ hasText: /^Daily digests/ });
  await expect.element(area.getByText("Role 'Editor'").first()).toBeVisible();
  await expect.element(area.getByText('Edit Daily Digest')).toBeVisible();
  await expectAccessible();
});

test('shows what is closed and which role it needs', async () => {
  const screen = await openPanel({ roles: ['author'] });
  await screen.getByRole('radio', { name: 'Closed' }).click();
  await screen.getByText(/^Daily digests/).click();
  await expect
    .element(screen.getByText("Needs role 'Editor' or 'Email campaigns'").first())
    .toBeVisible();
});

test('shows which roles of a partner apply and whose records they see', async () => {
  const screen = await openPanel({
    roles: ['editor', 'firm'],
    organization: { name: 'Hill Homes', isOwner: false },
  });
  await expect
    .element(screen.getByText('Partner at Hill Homes: sees only the records of Hill Homes.'))
    .toBeVisible();
  await expect.element(screen.getByText('No effect outside the owner organization')).toBeVisible();
  expect(screen.getByText(/^Daily digests/).query()).toBeNull();
});
