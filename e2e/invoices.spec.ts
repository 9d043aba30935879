import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, signIn } from './product.ts';
import { startBeside } from './start-product.ts';

/** A unique description for this run. */
const work = `Report on the aqueduct ${Date.now().toString(36)}`;
const reason = 'Which of the two articles is it for?';

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const detailOf = (page: Page) => page.getByRole('region', { name: 'Invoice under review' });

async function openReview(page: Page, words: string): Promise<void> {
  await page.goto(`/review-invoices?state=all&text=${encodeURIComponent(words)}`);
  await expect(detailOf(page)).toContainText(words);
}

/** A person with a separate browser, on one of the servers. */
async function open(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** The bell shows the decision without a reload. */
async function expectTold(page: Page, decision: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const told = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: work });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText(decision);
  await page.keyboard.press('Escape');
}

test('a contributor hands in, an editor on another server sends back and approves by keyboard, and the file holds it', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000);
  const second = await startBeside(product);
  try {
    const connie = await open(browser, product.address, 'contributor');
    const edith = await open(browser, second.address, 'editor');
    await fromHandToFile(connie, edith);
    await connie.context().close();
    await edith.context().close();
  } finally {
    await second.stop();
  }
});

async function fromHandToFile(connie: Page, edith: Page): Promise<void> {
  await connie.goto('/invoice');
  await expect(connie.getByLabel('Contributor')).toHaveValue('Connie Burke');
  await pick(connie, 'Editor', 'Edith Marlowe');
  await pick(connie, 'Site', 'Austin');
  await pick(connie, 'Type', 'Article');
  await connie.getByLabel('Amount').fill('250.75');
  await connie.getByLabel('Description').fill(`=${work}`);
  await connie.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(connie).toHaveURL(/\/my-invoices/);
  await expect(connie.getByText('Invoice created.')).toBeVisible();

  await openReview(edith, work);
  await edith.keyboard.press('s');
  await edith.getByRole('textbox', { name: 'What should Connie Burke change?' }).fill(reason);
  await edith.keyboard.press('Control+Enter');
  await expect(detailOf(edith)).toContainText(reason);
  await edith.keyboard.press('z');
  await expect(detailOf(edith)).not.toContainText(reason);
  await edith.keyboard.press('s');
  await edith.getByRole('textbox', { name: 'What should Connie Burke change?' }).fill(reason);
  await edith.keyboard.press('Control+Enter');
  await expect(detailOf(edith)).toContainText(reason);

  await expectTold(connie, 'Edith Marlowe sent your invoice back');
  await connie.goto('/home');
  await connie.getByRole('link', { name: /invoices? of yours sent back for changes/ }).click();
  await expect(connie.getByText(reason).first()).toBeVisible();
  await connie
    .getByRole('link', { name: new RegExp(work) })
    .first()
    .click();
  await connie.getByLabel('Amount').fill('240.25');
  await connie.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(connie.getByText('Invoice updated.')).toBeVisible();

  await openReview(edith, work);
  await expect(detailOf(edith)).toContainText('$240.25');
  await edith.keyboard.press('a');
  await expect(edith.getByText('Invoice approved.').first()).toBeVisible({ timeout: 60_000 });
  await expectTold(connie, 'Edith Marlowe approved your invoice');
  const [file] = await Promise.all([
    edith.waitForEvent('download'),
    edith.getByRole('button', { name: 'Export approved (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('invoices.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFContributor,Editor,Date,Month,Year,Amount,Description,Site,Is Approved,Editor Comments',
  );
  expect(lines[1]).toMatch(/^Connie Burke,Edith Marlowe,.*,240\.25,'=.*Austin,Yes,$/);
  expect(lines[1]).toContain(`'=${work}`);
  expect(lines).toHaveLength(3);
  await expect(detailOf(edith)).toContainText('Exported');
  await edith.keyboard.press('u');
  await expect(detailOf(edith)).toContainText(/changed since/i);
  await expect(detailOf(edith).getByRole('button', { name: 'Delete' })).toBeDisabled();
}

/** A month with this many invoices, one of them with a word longer than a line. */
const fillMonth = (username: string, count: number) =>
  inDatabase(
    (db) => db`
      insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount)
      select u.id, u.id, (select min(id) from sites), 'Article',
             'Mileage ' || n || case when n = 1 then repeat('x', 300) else '' end, date '2021-03-01' + n % 28, n
        from users u, generate_series(1, ${count}::int) n where u.username = ${username}`,
  );

/** All parts of a statement that are outside the paper, or below an element that ends before them. */
const cutOff = (page: Page) =>
  page.getByRole('article').evaluate((sheet) => {
    const cut = [...sheet.querySelectorAll('*')].filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth;
    });
    for (let around: Element | null = sheet; around; around = around.parentElement)
      if (
        getComputedStyle(around).overflowY !== 'visible' &&
        around.scrollHeight > around.clientHeight
      )
        cut.push(around);
    return cut.map((part) => part.outerHTML.slice(0, 200));
  });

test('a statement prints without what is pressed on the screen, whole, on as many sheets as it needs', async ({
  browser,
  product,
}) => {
  await fillMonth('contributor', 90);
  const page = await open(browser, product.address, 'contributor');
  await page.goto('/invoice-statement?year=2021&month=3');
  const rows = page.getByRole('article').getByRole('row');
  await expect(rows).toHaveCount(94);
  const pressed = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'Print' }),
  ];
  for (const one of pressed) await expect(one).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Why: the width of a Letter sheet between its margins.
  await page.setViewportSize({ width: 740, height: 960 });
  for (const one of pressed) await expect(one).toBeHidden();
  expect(await cutOff(page)).toEqual([]);
  await expect(rows.last()).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const sheets = pdf.match(/\/Type ?\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(1);
  await page.context().close();
});
