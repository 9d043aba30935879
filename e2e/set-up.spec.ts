import { expect } from '@playwright/test';
import { journeyOf } from './journey.ts';
import { setUpCode, signIn } from './product.ts';

const test = journeyOf({ MASTHEAD_DEMO: '0' });

test('an operator sets Masthead up with the code, lands on Home and signs in afterwards', async ({
  browser,
  page,
}) => {
  await page.goto('/articles');
  await expect(page).toHaveURL(/\/set-up$/);
  await page.getByLabel('Set-up code').fill('0000-0000-0000-0000');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(page.getByLabel('Set-up code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Set-up code').fill(setUpCode());
  await next.click();

  await page.getByLabel('Publisher name').fill('Riverbend Press');
  await next.click();
  await next.click();
  await expect(page.getByText('A city is required')).toBeVisible();
  await page.getByLabel('Property').fill('Riverbend');
  await page.getByLabel('City').fill('Pueblo');
  await page.getByLabel('URL').fill('https://riverbend.example');
  await page.getByLabel('Postal address').fill('12 Main Street\nPueblo, CO 81003');
  await next.click();

  await page.getByLabel('Name').fill('Ada Larkin');
  await page.getByLabel('Email').fill('ada@riverbend.example');
  await page.getByLabel('Password', { exact: true }).fill('velvet tractor onion');
  await page.getByRole('button', { name: 'Finish set-up' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Good ', { exact: false }).first()).toContainText('Ada');

  await page.goto('/set-up');
  await expect(page.getByText('Masthead is already set up.')).toBeVisible();
  const other = await browser.newContext();
  const later = await other.newPage();
  await signIn(later, 'ada@riverbend.example', 'velvet tractor onion');
  await other.close();
});
