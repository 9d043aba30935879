import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, openAs } from './product.ts';

test('a subscriber’s data is exported and erased, and the audit log says so', async ({ page }) => {
  const address = `erase.${Date.now()}@example.com`;
  const audience = await asAdmin<{ id: string }>('post', '/api/audience', {
    name: `Readers ${Date.now()}`,
    siteId: 1,
  });
  const subscribers = `/api/audience/${audience.id}/subscribers`;
  await asAdmin('post', subscribers, { email: address, name: 'Erika Gone' });

  await openAs(page, 'admin', '/admin/personal-data');
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('button', { name: 'Look up' }).click();
  const found = page.getByRole('region', { name: `Data about ${address}` });
  await expect(found.getByText('Subscriptions')).toBeVisible();
  const saved = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export JSON' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('Erika Gone');

  await found.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
  await expect(dialog.getByText('This can’t be undone')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Email of today');
  await dialog.getByRole('textbox', { name: /^Type / }).fill(address);
  await dialog.getByRole('button', { name: 'Erase' }).click();
  const row = page.getByRole('row', { name: /Email of today/ }).first();
  await expect(row.getByText('Done')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(found.getByText('No records belong to this address.')).toBeVisible();
  await expect(asAdmin('post', subscribers, { email: address, name: '' })).rejects.toThrow();

  await openAs(page, 'admin', '/admin/audit');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON lines' }).click();
  const log = await readFile(await (await exported).path(), 'utf8');
  expect(log).not.toContain(address);
});
