import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openAs } from './product.ts';

test('a HEIC of a phone becomes a photo: its decoder runs under the policy of the built product', async ({
  page,
}) => {
  await openAs(page, 'admin', '/photos');
  await page.getByRole('button', { name: 'Upload photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload photos' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles('web/src/platform/images/phone-turned.testing.heic');
  await expect(dialog.getByText(/^Converted from HEIC to JPEG/)).toBeVisible();
  await expect(dialog.getByText('1 of 1 added')).toBeVisible();
});
