import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './product.ts';
import { startBeside } from './start-product.ts';

const said = (page: Page, words: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: words });

/** Somebody with a browser of their own on one of the servers, in the chat. */
async function inChat(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, username);
  await page.goto('/reporting');
  await expect(said(page, '').first()).toBeVisible({ timeout: 60_000 });
  return page;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.keyboard.press('Enter');
}

test('two people talk over two servers, one of which is killed in the middle: nothing is lost or doubled', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const second = await startBeside(product);
  try {
    const avery = await inChat(browser, product.address, 'admin');
    const edith = await inChat(browser, second.address, 'editor');

    await edith.getByRole('textbox', { name: 'Message' }).pressSequentially('The river story');
    await expect(avery.getByText('Edith Marlowe is typing')).toBeVisible();
    await edith.keyboard.press('Enter');
    await expect(said(avery, 'The river story')).toHaveCount(1);
    await say(avery, 'I have read it');
    await expect(said(edith, 'I have read it')).toHaveCount(1);
    await expect(said(avery, 'I have read it')).toContainText('Seen by Edith Marlowe');

    await avery.locator('input[type=file]').setInputFiles({
      name: 'notes of the river.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('High water on Monday'),
    });
    await expect(said(edith, 'notes of the river.txt')).toHaveCount(1);

    // A card only for whoever may see the record: invoices are the editor's too, firms are not.
    await say(avery, `${second.address}/invoice/2`);
    await expect(said(edith, '/invoice/2').getByRole('link')).toHaveCount(2);
    await say(avery, `${second.address}/firm/2`);
    await expect(said(edith, '/firm/2').getByRole('link')).toHaveCount(1);

    await second.kill();
    await say(edith, 'Said while it was down');
    await say(edith, 'And after that');
    await expect(edith.getByText('Not sent yet. Trying again …').first()).toBeVisible();
    await say(avery, 'Are you there?');
    await expect(said(avery, 'Are you there?')).toHaveCount(1);
    await second.start();
    for (const page of [avery, edith])
      for (const words of ['Are you there?', 'Said while it was down', 'And after that'])
        await expect(said(page, words)).toHaveCount(1, { timeout: 60_000 });
    await expect(edith.getByText('Not sent yet. Trying again …')).toHaveCount(0);
    const order = async (page: Page) =>
      (await page.getByRole('log').innerText()).match(
        /Are you there\?|Said while it was down|And after that/g,
      );
    const inOrder = ['Are you there?', 'Said while it was down', 'And after that'];
    await avery.reload();
    await edith.reload();
    for (const page of [avery, edith]) {
      await expect(said(page, 'And after that')).toHaveCount(1);
      expect(await order(page)).toEqual(inOrder);
    }

    // What is typed is there again, however quickly the page is left, by a link or for good.
    const message = edith.getByRole('textbox', { name: 'Message' });
    for (const words of ['Not finished', 'Not finished y', 'Not finished yet']) {
      await message.fill(words);
      if (words.endsWith('y')) await edith.getByRole('link', { name: 'Home' }).click();
      await edith.goto('/reporting');
      await expect(message).toHaveValue(words);
    }
    await edith.context().close();
    await avery.context().close();
  } finally {
    await second.stop();
  }
});
