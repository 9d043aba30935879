import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import type { Organization } from '@masthead/shared/people/organizations/organization.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { dana, harbor, movableFirm } from './organizations.testing.ts';

const { get, list, firms, update, assignFirm, remove, restore } = organizationEndpoints;
type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

/** The server's data. Actions change it, so that a page that does not refetch fails the test. */
let stored: Organization;
beforeEach(() => {
  stored = structuredClone(harbor);
});

const elsewhere = movableFirm(40, {
  name: 'Drift & Co',
  organizationId: 9,
  group: 'Coast Homes',
  groupPeople: 3,
  listingCount: 12,
});
const moves = answer(assignFirm, ({ body }) => {
  const { firmId, organizationId } = body as { firmId: number; organizationId: number | null };
  const all = [...stored.showcaseFirms, elsewhere, ...harbor.showcaseFirms];
  const firm = { ...(all.find(({ id }) => id === firmId) ?? elsewhere), organizationId };
  const others = stored.showcaseFirms.filter(({ id }) => id !== firmId);
  stored.showcaseFirms = organizationId === stored.id ? [...others, firm] : others;
  return firm;
});
const api = (...more: NonNullable<Answers>) => [
  ...more,
  answer(firms, () => [...harbor.showcaseFirms, elsewhere, movableFirm(41)]),
  answer(get, () => stored),
  answer(list, () => []),
  moves,
];
const open = (address = '/admin/organization/4', answers: Answers = api()) =>
  openPage(address, { as: person('admin'), api: answers });

describe('the organization', () => {
  test('shows its name and counts, and keeps the open tab in the URL', async () => {
    const { screen, router } = await open();
    await expect
      .element(screen.getByRole('textbox', { name: 'Name' }))
      .toHaveValue('Harbor Realty');
    await expect.element(screen.getByRole('tab', { name: 'Users 3' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Ana Ruiz' }))
      .toHaveAttribute('href', '/admin/user/11');
    await expect.element(screen.getByText('(disabled)')).toBeVisible();
    await screen.getByRole('tab', { name: 'Showcase Firms 1' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ tab: 'firms' });
    await expect
      .element(screen.getByRole('link', { name: 'Harbor Lights' }))
      .toHaveAttribute('href', '/firm/31');
  });

  test('opens on the tab in the URL, accessible in light and dark', async () => {
    const { screen } = await open('/admin/organization/4?tab=firms');
    await expect.element(screen.getByRole('link', { name: 'Harbor Lights' })).toBeVisible();
    await expectAccessible();
  });

  test('saves with its version and shows a toast', async () => {
    const saves = answer(update, ({ body }) => ({ ...stored, ...(body as object), version: 4 }));
    const { screen, callsTo } = await open(undefined, api(saves));
    await screen.getByRole('textbox', { name: 'Name' }).fill('Harbor & Bay');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('User group updated.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Harbor & Bay' })).toBeVisible();
    expect(callsTo('PUT /api/user-group')[0]?.request.body).toEqual({
      id: 4,
      version: 3,
      name: 'Harbor & Bay',
      isOwner: false,
      testDomains: '',
    });
  });

  test('needs a name', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('textbox', { name: 'Name' }).clear();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect
      .element(screen.getByRole('button', { name: 'An organization name is required' }))
      .toBeVisible();
    expect(callsTo('PUT /api/user-group')).toHaveLength(0);
  });

  test('says before a save who will see everything', async () => {
    const { screen } = await open();
    await screen.getByRole('switch', { name: 'Owner organization' }).click();
    await expect
      .element(screen.getByText(/^The 2 people at Harbor Realty will see everything:/))
      .toBeVisible();
  });

  test('says before a save who will see only their own firms, and shows the error at the switch', async () => {
    stored.isOwner = true;
    const sentence = 'At least one enabled admin of the owner organization must remain.';
    const refusal = failing(400, {
      message: [sentence],
      errors: [{ path: 'isOwner', message: sentence }],
    });
    const { screen } = await open(undefined, api(answer(update, refusal)));
    await screen.getByRole('switch', { name: 'Owner organization' }).click();
    await expect
      .element(screen.getByText(/^The 2 people at Harbor Realty will see only its own 1 firm,/))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByRole('switch')).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: sentence })).toBeVisible();
  });

  test('shows an error if it could not be loaded', async () => {
    const missing = failing(500, { message: ['Something went wrong on our side.'] });
    const { screen } = await open(undefined, [answer(get, missing)]);
    await expect.element(screen.getByText('Something went wrong on our side.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows that it does not exist, without a second try', async () => {
    const missing = failing(404, { message: ['This record does not exist.'] });
    const { screen } = await open(undefined, [answer(get, missing)]);
    await expect.element(screen.getByText('This record does not exist.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('adding a user', () => {
  const everybody = [
    ...harbor.users.map((one) => ({ id: one.id, name: one.name, roles: [] })),
    { id: dana.id, name: dana.name, roles: dana.roles },
  ];
  const people = [answer(userEndpoints.list, everybody), answer(userEndpoints.get, dana)];

  async function choose(answers: Answers) {
    const opened = await open(undefined, answers);
    const { screen } = opened;
    await screen.getByRole('button', { name: 'Add user' }).click();
    await screen.getByRole('combobox', { name: 'User' }).click();
    await expect.element(screen.getByRole('option', { name: 'Ana Ruiz' })).not.toBeInTheDocument();
    await screen.getByRole('option', { name: /Dana Voss/ }).click();
    return opened;
  }
  const submit = (screen: Awaited<ReturnType<typeof openPage>>['screen']) =>
    screen.getByRole('dialog').getByRole('button', { name: 'Add user' }).click();

  test('says what they leave and what they will see, and moves them', async () => {
    const joins = answer(userEndpoints.update, () => {
      stored.users.push({ ...dana });
      return { ...dana, organizationId: 4, version: 8 };
    });
    const { screen, callsTo } = await choose(api(...people, joins));
    await expect
      .element(
        screen.getByText(
          'Dana Voss will leave Lone Star Media. They will see only the 1 firm of Harbor Realty (Firms).',
        ),
      )
      .toBeVisible();
    await submit(screen);
    await expect.element(screen.getByText('User added to group.')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Users 4' })).toBeVisible();
    expect(callsTo('PUT /api/user')[0]?.request.body).toEqual({
      id: 21,
      version: 7,
      organizationId: 4,
    });
  });

  test('shows an error in the dialog, which stays open', async () => {
    const refusal = failing(409, {
      message: ['At least one enabled admin of the owner organization must remain.'],
    });
    const { screen } = await choose(api(...people, answer(userEndpoints.update, refusal)));
    await submit(screen);
    await expect
      .element(screen.getByRole('dialog').getByText(/^At least one enabled admin/))
      .toBeVisible();
  });
});

describe('firms', () => {
  async function openDialog() {
    const opened = await open('/admin/organization/4?tab=firms');
    await opened.screen.getByRole('button', { name: 'Add firm' }).click();
    const dialog = opened.screen.getByRole('dialog', {
      name: 'Assign showcase firm to organization',
    });
    await expect.element(dialog.getByRole('combobox', { name: 'Firm' })).toBeEnabled();
    return { ...opened, dialog };
  }

  test('a firm is required', async () => {
    const { dialog, callsTo } = await openDialog();
    await dialog.getByRole('button', { name: 'Add firm' }).click();
    await expect.element(dialog.getByText('A firm is required')).toBeVisible();
    expect(callsTo('POST /api/user-group/assign-firm')).toHaveLength(0);
  });

  test('adds a firm after a sentence said who loses and who gains it', async () => {
    const { screen, dialog, callsTo } = await openDialog();
    await dialog.getByRole('combobox', { name: 'Firm' }).click();
    await expect
      .element(screen.getByRole('option', { name: /Harbor Lights/ }))
      .not.toBeInTheDocument();
    await screen.getByRole('option', { name: 'Drift & Co · Coast Homes' }).click();
    await expect
      .element(
        dialog.getByText(
          'The 3 people at Coast Homes will no longer see this firm, its 1 representative, 12 listings and 2 ad slots. The 2 people at Harbor Realty will.',
        ),
      )
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Add firm' }).click();
    await expect.element(screen.getByText('Drift & Co was added.')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Showcase Firms 2' })).toBeVisible();
    expect(callsTo('POST /api/user-group/assign-firm')[0]?.request.body).toEqual({
      firmId: 40,
      organizationId: 4,
      fromOrganizationId: 9,
    });
  });

  test('removes a firm after a question, and puts it back', async () => {
    const { screen, callsTo } = await open('/admin/organization/4?tab=firms');
    await screen.getByRole('button', { name: 'Actions for Harbor Lights' }).click();
    await screen.getByRole('menuitem', { name: 'Remove from organization' }).click();
    const question = screen.getByRole('dialog', {
      name: 'Remove Harbor Lights from Harbor Realty?',
    });
    await expect
      .element(
        question.getByText(
          /^The 2 people at Harbor Realty will no longer see .* Staff are not affected\.$/,
        ),
      )
      .toBeVisible();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect
      .element(screen.getByText('Harbor Realty has no showcase firms yet.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Showcase Firms 1' })).toBeVisible();
    expect(callsTo('POST /api/user-group/assign-firm').map(({ request }) => request.body)).toEqual([
      { firmId: 31, organizationId: null, fromOrganizationId: 4 },
      { firmId: 31, organizationId: 4, fromOrganizationId: null },
    ]);
  });
});

describe('deleting', () => {
  test('rejects one with users or firms before trying', async () => {
    const { screen, callsTo } = await open();
    const button = screen.getByRole('button', { name: 'Delete' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.hover();
    await expect
      .element(
        screen.getByText(
          'This organization still has 3 users and 1 firm. Move them to another organization first.',
        ),
      )
      .toBeVisible();
    expect(callsTo('DELETE /api/user-group/:id')).toHaveLength(0);
  });

  test('deletes an empty one after a question, and restores it by Undo', async () => {
    stored.users = [];
    stored.showcaseFirms = [];
    const { screen, router, callsTo } = await open(
      undefined,
      api(
        answer(remove, { id: 4 }),
        answer(restore, () => stored),
      ),
    );
    await screen.getByRole('button', { name: 'Delete' }).click();
    const question = screen.getByRole('dialog', { name: 'Delete Harbor Realty?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/organization');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Harbor Realty was restored.')).toBeVisible();
    expect(callsTo('PUT /api/user-group/restore/:id')).toHaveLength(1);
  });
});
