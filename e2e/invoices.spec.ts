import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './product.ts';

/** A description that no other run has used. */
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

test('a contributor hands in, an editor sends back and approves by keyboard, and the file holds it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const open = async (username: string) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await signIn(page, username);
    return page;
  };
  const connie = await open('contributor');
  const edith = await open('editor');

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

  await connie.goto('/home');
  await connie.getByRole('link', { name: /Your invoices that came back/ }).click();
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
  await connie.context().close();
  await edith.context().close();
});
