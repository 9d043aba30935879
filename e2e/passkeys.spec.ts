import { expect, type Page } from '@playwright/test';
import { appearAs, appearances, wrongNow } from './appearance.ts';
import { test } from './journey.ts';
import { inDatabase, password } from './product.ts';
import { startBeside } from './start-product.ts';

/** A device with a fingerprint that is always right. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    known: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** The problems of the open page in all appearances. */
async function wrongHere(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const appearance of appearances) {
    await appearAs(page, appearance);
    wrong.push(...(await wrongNow(page, appearance)));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return wrong;
}

test('a passkey is added in the profile, signs in without the password, and is removed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const atDomain = await startBeside();
  try {
    const context = await browser.newContext({ baseURL: atDomain.address });
    const page = await context.newPage();
    const device = await withDevice(page);
    // Why: this device answers an offer in the menu of the username at once, before anything is clicked.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto('/login');
    const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(byPasskey).toBeVisible();
    expect(await wrongHere(page)).toEqual([]);
    await page.getByLabel('Email address').fill('editor');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);

    await page.goto('/profile');
    await expect(page.getByText('No passkeys yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /);
    expect(await wrongHere(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await expect(page.getByText('Work laptop')).toBeVisible();
    expect(await device.known()).toBe(1);
    expect(await wrongHere(page)).toEqual([]);

    // The same device makes no second one.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This device already has a passkey')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'User menu of Edith Marlowe' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await byPasskey.click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/profile');
    await expect(page.getByText('Last used')).toBeVisible();

    // Removing it needs a fresh proof of who is there, a quarter of an hour later.
    await inDatabase((db) => db`update sessions set proved_at = now() - interval '15 minutes'`);
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    expect(await wrongHere(page)).toEqual([]);
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('Passkey removed.')).toBeVisible();
    await expect(page.getByText('No passkeys yet.')).toBeVisible();
    await context.close();
  } finally {
    await atDomain.stop();
  }
});
