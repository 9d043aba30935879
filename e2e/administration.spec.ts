import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { screenAddresses } from './addresses.ts';
import { openInside, watch } from './inside.ts';
import { test } from './journey.ts';
import { drawn, lookAt } from './looks.ts';
import { asAdmin, inDatabase, openAs, signIn } from './product.ts';

/** A unique name for this run. Why letters: the fuzzy search is tested with it. */
function unheard(): string {
  const letters = (Date.now() % 26 ** 5).toString(26).padStart(5, '0');
  return [...letters]
    .map((digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)])
    .join('');
}

interface Made {
  id: number;
}
const ownerOrganization = 1;

const addPerson = (name: string, userGroupId = ownerOrganization): Promise<Made> => {
  const username = name.toLowerCase().replaceAll(' ', '.');
  const email = `${username}@example.com`;
  return asAdmin<Made>('post', '/api/auth/user', { name, username, email, userGroupId });
};

/** Answers the confirmation after a press. */
const answer = (page: Page, question: RegExp | string, label: string) =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: label }).click();

async function choose(page: Page, field: string, option: string | RegExp) {
  const input = page.getByRole('dialog').getByRole('combobox', { name: field });
  await input.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses from a list that is part of the page. */
async function pick(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Saves the open form, and waits until it shows the stored values. */
async function save(page: Page, label = 'Save changes') {
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByText('Saved just now')).toBeVisible();
}

async function openPalette(page: Page) {
  // Why: the shortcuts work as soon as the frame of the page is there.
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search screens and records' });
  await expect(input).toBeFocused();
  return input;
}

async function chooseFile(page: Page) {
  await page.getByRole('button', { name: /^(Upload|Replace) photo$/ }).click();
  await page.getByRole('button', { name: 'Choose a file' }).click();
}

test('a person is added, given roles, disabled and enabled, and every step can be read afterwards', async ({
  page,
}) => {
  const word = unheard();
  const name = `Nora ${word}`;
  await openAs(page, 'admin', '/admin/user');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`nora.${word}@example.com`);
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(`nora.${word}`);
  await dialog.getByRole('checkbox', { name: 'Send an email for setting the password' }).uncheck();
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('You must select an organization')).toBeVisible();
  await choose(page, 'Organization', /^Lone Star Media/);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/\/admin\/user\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByText('What can this person see and do?').click();
  await expect(page.getByText('No roles apply.')).toBeVisible();
  for (const role of ['Editor', 'Firms']) {
    await page.getByRole('button', { name: 'Add role' }).click();
    await choose(page, 'Role', role);
    await page.getByRole('dialog').getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByRole('button', { name: `Remove role ${role}` })).toBeVisible();
  }
  await expect(page.getByText('No roles apply.')).toBeHidden();
  // Why: toasts cover the roles there, and one that is still moving can come between press and release.
  await expect(page.getByRole('alert').getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove role Firms' }).click();
  await answer(page, 'Remove the role Firms?', 'Remove role');
  await expect(page.getByText('User role removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove role Firms' })).toBeHidden();

  await page.getByRole('button', { name: 'Disable user' }).click();
  await answer(page, `Disable ${name}?`, 'Disable');
  await expect(page.getByText(`${name} is disabled and signed out.`)).toBeVisible();
  await page.getByRole('button', { name: 'Enable user' }).click();
  await answer(page, `Enable ${name}?`, 'Enable');
  await expect(page.getByText(`${name} can sign in again.`)).toBeVisible();

  await page.getByLabel('Bio').fill('Covers the courts.');
  await save(page);
  await page.getByLabel('Bio').fill('Covers the city council.');
  await save(page);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  await expect(history.getByText('Current version')).toBeVisible();
  await expect(history.getByText('removed the role firm')).toBeVisible();
  await expect(history.getByRole('deletion').filter({ hasText: 'courts' })).toBeVisible();
  await history
    .getByRole('button', { name: /^Restore this version/ })
    .first()
    .click();
  await expect(history).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Covers the courts.');
  await save(page);

  await page.goto('/admin/activity');
  const rows = page.getByRole('listitem').filter({ hasText: `user ${name}` });
  await expect(rows.filter({ hasText: 'Avery Admire added', hasNotText: 'role' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Avery Admire added the role Editor to' })).toBeVisible();
});

test('the fuzzy search finds a person in spite of a slip, and Enter opens them', async ({
  page,
}) => {
  const word = unheard();
  await addPerson(`Nora ${word}`);
  await openAs(page, 'admin', '/admin/user');
  await page.getByRole('searchbox', { name: 'Search' }).fill(`Nroa ${word}`);
  const row = page.getByRole('table', { name: 'Users' }).getByRole('link').first();
  await expect(row).toHaveAccessibleName(`Nora ${word}`);
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nora ${word}`);
});

test('an admin sees the product as another person, changes nothing there, and comes back', async ({
  page,
}) => {
  await openAs(page, 'admin', '/admin/user?search=Edith+Marlowe');
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'View as Edith Marlowe' }).click();
  const banner = page.getByRole('region', { name: 'View as another person' });
  await expect(banner).toContainText(
    'You’re viewing Masthead as Edith Marlowe. Nothing can be changed.',
  );
  await expect(page.getByRole('button', { name: 'Showcase', exact: true })).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByLabel('Bio')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await expect(
    page.getByText('You’re viewing Masthead as Edith Marlowe. Nothing can be changed.').last(),
  ).toBeVisible();
  await banner.getByRole('button', { name: 'Back to my own view' }).click();
  await expect(page.getByRole('button', { name: /^User menu of Avery Admire/ })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edith Marlowe');
});

// Why the looks are checked too: all screens are opened here with the demo's data; `screens.spec.ts` uses the longest.
test('in a view as another person no screen has a form that takes input or offers to save, or looks broken at any width', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { underWay } = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = `Nora ${unheard()}`;
  const { id } = await addPerson(name);
  await inDatabase(
    (db) => db`insert into user_roles (user_id, name)
               select ${id}, name from user_roles where user_id = (select id from users where username = 'admin')`,
  );
  await openAs(page, 'admin', `/admin/user/${id}`);
  await page.getByRole('button', { name: `View as ${name}` }).click();
  await expect(page.getByRole('region', { name: 'View as another person' })).toBeVisible();
  const open: string[] = [];
  const wrong: string[] = [];
  let locked = 0;
  for (const address of await screenAddresses()) {
    await openInside(page, address, underWay);
    const found = await page.evaluate(openControls);
    open.push(...found.open.map((control) => `${address}: ${control}`));
    locked += found.locked;
    for (const width of [1280, 1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      wrong.push(...(await lookAt(page)).map((fault) => `${address}, ${width} wide: ${fault}`));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(wrong).toEqual([]);
  expect(open).toEqual([]);
  expect(locked).toBeGreaterThan(100);
});

/** Form controls that accept input, except filters and searches, which only query. */
function openControls() {
  const inputs = 'input, textarea, select, [contenteditable=true], button[type=submit]';
  const found = [...document.querySelectorAll<HTMLElement>(`form :is(${inputs})`)].filter(
    (control) => control.checkVisibility() && !control.closest('search'),
  );
  const open = found.filter((control) => !control.matches(':disabled, :read-only:not(button)'));
  return {
    open: open.map(
      (control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 160),
    ),
    locked: found.length - open.length,
  };
}

test('an organization gets people and firms, says what that shows to whom, and gives a firm back', async ({
  page,
}) => {
  const word = unheard();
  await addPerson(`Nora ${word}`);
  await asAdmin('post', '/api/showcase-firm', { name: `Firm ${word}` });
  await openAs(page, 'admin', '/admin/organization');
  await page.getByRole('button', { name: 'Add organization' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Realty ${word}`);
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Realty ${word}`);

  await page.getByRole('button', { name: 'Add user' }).click();
  await choose(page, 'User', new RegExp(`Nora ${word}`));
  await expect(dialog.getByRole('status')).toContainText(
    `Nora ${word} will leave Lone Star Media.`,
  );
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('User added to group.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Users 1' })).toBeVisible();

  await page.getByRole('tab', { name: 'Showcase Firms 0' }).click();
  await page.getByRole('button', { name: 'Add firm' }).click();
  await choose(page, 'Firm', new RegExp(`Firm ${word}`));
  await expect(dialog.getByRole('status')).toContainText(
    `The 1 person at Realty ${word} will see this firm.`,
  );
  await dialog.getByRole('button', { name: 'Add firm' }).click();
  const firms = page.getByRole('table', { name: `Showcase firms of Realty ${word}` });
  await expect(firms.getByRole('link', { name: `Firm ${word}` })).toBeVisible();

  await firms.getByRole('button', { name: `Actions for Firm ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from organization' }).click();
  await expect(dialog).toContainText(
    `The 1 person at Realty ${word} will no longer see this firm. Staff are not affected.`,
  );
  await answer(page, `Remove Firm ${word} from Realty ${word}?`, 'Remove');
  await expect(page.getByRole('tab', { name: 'Showcase Firms 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Showcase Firms 1' })).toBeVisible();
});

test('a city is added, and its site cannot be saved while it is invalid', async ({ page }) => {
  const word = unheard();
  await openAs(page, 'admin', '/admin/site');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add City' });
  await dialog.getByLabel('City').fill(`Port ${word}`);
  await dialog.getByLabel('URL').fill(`https://${word}.example`);
  await dialog.getByRole('button', { name: 'Add City' }).click();
  await expect(page.getByText('Site added.')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`Port ${word}`) }).click();

  const saveChanges = page.getByRole('button', { name: 'Save changes' });
  await page.getByLabel('URL').fill('ftp://nowhere');
  await expect(saveChanges).toBeDisabled();
  await expect(
    page.getByRole('status').filter({ hasText: 'You must enter a valid URL' }),
  ).toBeVisible();
  await page.getByLabel('URL').fill(`https://port.${word}.example`);
  await expect(saveChanges).toBeEnabled();
  await save(page);
  await expect(page.getByText('Site updated.')).toBeVisible();
});

test('a template takes an audience of its site, is deleted, and comes back from the trash', async ({
  page,
}) => {
  const description = `Letter ${unheard()}`;
  await openAs(page, 'admin', '/admin/email-template');
  await page.getByRole('link', { name: 'Add template', exact: true }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await pick(page, 'Category', 'Hot Headlines');
  await pick(page, 'Site', 'Dallas');
  await page.getByRole('textbox', { name: 'From Name' }).fill('The Night Desk');
  await page.getByRole('textbox', { name: 'Reply To' }).fill('nowhere');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You must provide a valid email address').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply To' }).fill('night@example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Template added.')).toBeVisible();

  await page.getByRole('link', { name: description }).click();
  await pick(page, 'Mailchimp Audience', /Dallas Insiders/);
  await pick(page, 'Site', 'Houston');
  await expect(page.getByRole('combobox', { name: 'Mailchimp Audience' })).toHaveValue('');
  await pick(page, 'Mailchimp Audience', /Houston Daily/);
  await save(page, 'Save');
  await expect(page.getByText('Template updated.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete template' }).click();
  await answer(page, 'Are you sure?', 'Delete');
  await expect(page).toHaveURL(/\/admin\/email-template$/);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: new RegExp(`^Restore ${description}`) }).click();
  await expect(page.getByText(`${description} was restored.`)).toBeVisible();
  await page.goto('/admin/email-template');
  await expect(page.getByRole('link', { name: description })).toBeVisible();
});

test('an audience takes a checked file without its bad lines, and gives a file back', async ({
  page,
}) => {
  const word = unheard();
  await openAs(page, 'admin', '/admin/audience');
  await page.getByRole('button', { name: 'Add audience' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Readers ${word}`);
  await choose(page, 'Site', 'Houston');
  await dialog.getByRole('button', { name: 'Add audience' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Readers ${word}`);

  await page.getByRole('button', { name: 'Import CSV' }).first().click();
  const lines = [
    'email,name',
    'ann@example.com,Ann Lee',
    'not an address,X',
    'ann@example.com,Ann',
  ];
  const file = [...lines, 'bea@example.com,=1+1'].join('\n');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'CSV file' }).click(),
  ]);
  await chooser.setFiles({ name: 'readers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(
    dialog.getByText('readers.csv: 4 lines. Nothing has been imported yet.'),
  ).toBeVisible();
  const problems = dialog.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('row', { name: /^3 not an address/ })).toContainText(
    'You must provide a valid email address',
  );
  await expect(problems.getByRole('row', { name: /^4 ann@example.com/ })).toContainText(
    'This address is already on line 2 of the file',
  );
  await dialog.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(dialog.getByText('readers.csv: 4 lines, imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('bea@example.com')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toContain('ann@example.com,Ann Lee');
  // A cell that a spreadsheet would evaluate is escaped.
  expect(saved).toContain("bea@example.com,'=1+1");
});

test('the palette opens a screen and finds a person', async ({ page }) => {
  const word = unheard();
  await addPerson(`Nora ${word}`);
  await signIn(page, 'admin');
  const input = await openPalette(page);
  await input.fill('sites');
  await input.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sites');
  await openPalette(page);
  await input.fill(word);
  await page.getByRole('option', { name: `Nora ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nora ${word}`);
});

test('webhooks: an admin adds one, copies its secret, tests and disables it', async ({ page }) => {
  const name = `Site ${unheard()}`;
  await signIn(page, 'admin');
  await page.goto('/admin/webhook');
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  // Why this address: it is never public, so nothing leaves the test.
  await form.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
  await form.getByRole('checkbox', { name: 'Post published', exact: true }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name });
  const act = async (item: string) => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Send a test');
  const deliveries = page.getByRole('dialog', { name: `Deliveries to ${name}` });
  await expect(deliveries.getByText('The address isn’t public, so nothing was sent')).toBeVisible();
  await deliveries.getByText('Request and response').click();
  await expect(deliveries.getByText('"type":"webhook.test"')).toBeVisible();
  await page.keyboard.press('Escape');
  await act('Disable');
  await expect(row.getByText('Disabled')).toBeVisible();
  await act('Delete…');
  await answer(page, `Delete “${name}”?`, 'Delete');
  await expect(row).toBeHidden();
});

test('an admin of a partner sees nothing of administration', async ({ page }) => {
  await signIn(page, 'partner-admin');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Showcase');
  await expect(page.getByRole('navigation', { name: 'Main' })).not.toContainText('Admin');
  await page.goto('/admin/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have access to this page',
  );
  await (await openPalette(page)).fill('organizations');
  await expect(page.getByText('No results that you have access to.')).toBeVisible();
});

for (const username of ['editor', 'contributor']) {
  test(`${username} keeps the own profile, with a picture, and is offered only the own screens`, async ({
    page,
  }) => {
    await openAs(page, username, '/profile');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseFile(page)]);
    const picture = await page.screenshot();
    await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    const dialog = page.getByRole('dialog', { name: 'Photo' });
    await expect(dialog.getByLabel('Crop size')).toContainText('pixels');
    await dialog.getByRole('button', { name: 'Crop and upload' }).click();
    await expect(dialog).toBeHidden();
    await save(page, 'Save');

    // Once in the field and once in the header.
    const shown = page.locator('img[src*="/images/upload/"]');
    await expect(shown).toHaveCount(2);
    for (const image of await shown.all()) {
      const small = await page.request.get((await image.getAttribute('src')) ?? '');
      expect(small.headers()['content-type']).toBe('image/webp');
      expect((await small.body()).length).toBeLessThan(picture.length / 2);
    }

    const input = await openPalette(page);
    const results = page.getByRole('listbox', { name: 'Results' });
    await expect(results.getByRole('option', { name: 'Articles' }).first()).toBeVisible();
    await input.fill('organizations');
    await expect(page.getByText('No results that you have access to.')).toBeVisible();
  });
}

test('an admin follows the banner to System, and sends a test email', async ({ page }) => {
  const id = '00000000-0000-4000-8000-000000000009';
  const says = 'The worker process on lost-host stopped responding without being shut down';
  // Why both: the worker finds the need by itself, but only once a minute.
  await inDatabase(async (db) => {
    await db`
      insert into server_processes (id, host, role, app_version, migration, memory_bytes, alive_at)
      values (${id}, 'lost-host', 'worker', '1.0.0', 1, 1, now() - interval '1 hour')`;
    await db`
      insert into system_needs (key, section, says) values (${`silent:${id}`}, 'servers', ${says}) on conflict do nothing`;
  });
  await openAs(page, 'admin', '/admin/organization');
  await expect(page.getByText(says)).toBeVisible();
  await page.getByRole('link', { name: 'Open System' }).click();
  await expect(page.getByRole('link', { name: says })).toHaveAttribute('href', '#servers');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(
    page.getByText('The mail server accepted a test email to admin@masthead.example.'),
  ).toBeVisible();
  await inDatabase((db) => db`delete from server_processes where id = ${id}`);
});
