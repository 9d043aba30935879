import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { databasePid, inDatabase, openAs } from './product.ts';
import { startBeside } from './start-product.ts';

const said = (page: Page, words: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: words });

/** A person in the chat with a separate browser, on one of the servers. */
async function inChat(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openAs(page, username, '/reporting');
  await expect(said(page, '').first()).toBeVisible({ timeout: 60_000 });
  return page;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.keyboard.press('Enter');
}

/** Opens what can be done with a message. */
const openActions = (page: Page, words: string) =>
  said(page, words).getByRole('button', { name: 'Message actions' }).click();

/** Replies to a message of the other page and reacts to it; the other page follows both. */
async function answer(page: Page, other: Page, words: string): Promise<void> {
  await openActions(page, words);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await say(page, 'That one is ready');
  await expect(said(other, 'That one is ready')).toContainText(words);
  const quote = said(page, 'That one is ready').getByRole('button', { name: /^In reply to/ });
  await quote.click();
  const quoted = said(page, words).first();
  await expect(quoted).toBeFocused();
  await quoted.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('button', { name: 'celebration' }).click();
  const reaction = other.getByRole('button', { name: '🎉 1: Edith Marlowe' });
  await reaction.click();
  await expect(page.getByRole('button', { name: '🎉 2: You and Avery Admire' })).toBeVisible();
}

/** Edits one's own message, and deletes another; the other page follows both. */
async function changeOwn(own: Page, other: Page): Promise<void> {
  await openActions(own, 'I have read it');
  await own.getByRole('button', { name: 'Edit or delete' }).click();
  await own.getByRole('textbox', { name: 'Edit message' }).fill('I have read it twice');
  await own.keyboard.press('Enter');
  await expect(said(other, 'I have read it twice')).toContainText('(edited)');
  await say(own, 'Said too soon');
  await openActions(own, 'Said too soon');
  await own.getByRole('button', { name: 'Edit or delete' }).click();
  await own.getByRole('button', { name: 'Delete', exact: true }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said(other, 'Message deleted')).toHaveCount(1);
  await expect(said(other, 'Said too soon')).toHaveCount(0);
}

/** Holds every upload of a page until the returned function is called. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/chat/files', () => {});
  return () => page.unroute('**/api/chat/files');
}

/** No message on this page is waiting to be sent. */
async function untilSent(page: Page): Promise<void> {
  for (const state of ['Sending …', 'Not sent yet. Trying again …'])
    await expect(page.getByText(state)).toHaveCount(0, { timeout: 60_000 });
}

/** The messages from this list that a page shows, in their order there. */
const inOrderOn = async (page: Page, words: string[]): Promise<string[]> =>
  (await page.getByRole('log').innerText()).split('\n').filter((line) => words.includes(line));

test('two people talk over two servers; one server and the database are killed in the middle: nothing is lost or doubled', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const second = await startBeside(product);
  try {
    const avery = await inChat(browser, product.address, 'admin');
    const edith = await inChat(browser, second.address, 'editor');

    const edithIsHere = avery.getByText('Edith Marlowe is here');
    await expect(edithIsHere).toBeVisible();
    await expect(edith.getByText('Avery Admire is here')).toBeVisible();

    await edith.getByRole('textbox', { name: 'Message' }).pressSequentially('The river story');
    await expect(avery.getByText('Edith Marlowe is typing')).toBeVisible();
    await edith.keyboard.press('Enter');
    await expect(said(avery, 'The river story')).toHaveCount(1);
    await say(avery, 'I have read it');
    await expect(said(edith, 'I have read it')).toHaveCount(1);
    await expect(said(avery, 'I have read it')).toContainText('Seen by Edith Marlowe');
    await changeOwn(avery, edith);
    await answer(edith, avery, 'I have read it twice');

    await avery.locator('input[type=file]').setInputFiles({
      name: 'notes of the river.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('High water on Monday'),
    });
    await expect(said(edith, 'notes of the river.txt')).toHaveCount(1);

    // Closing the tab during an upload asks for confirmation.
    const release = await holdUploads(edith);
    await edith.locator('input[type=file]').setInputFiles({
      name: 'large.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('on its way'),
    });
    await expect(edith.getByRole('progressbar', { name: 'Upload of large.txt' })).toBeAttached();
    const asked = edith.waitForEvent('dialog');
    await edith.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await edith.getByRole('button', { name: 'Cancel large.txt' }).click();
    await release();

    // A card only for people who may see the record: the editor may see invoices but not firms.
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
    await expect(edithIsHere).toHaveCount(0, { timeout: 60_000 });
    await second.start();
    await expect(edithIsHere).toBeVisible({ timeout: 60_000 });
    for (const page of [avery, edith])
      for (const words of ['Are you there?', 'Said while it was down', 'And after that'])
        await expect(said(page, words)).toHaveCount(1, { timeout: 60_000 });
    await untilSent(edith);
    const inOrder = ['Are you there?', 'Said while it was down', 'And after that'];
    await avery.reload();
    await edith.reload();
    for (const page of [avery, edith]) {
      await expect(said(page, 'And after that')).toHaveCount(1);
      expect(await inOrderOn(page, inOrder)).toEqual(inOrder);
    }

    // The main process of the database is killed while both keep chatting.
    const killed = databasePid();
    const [ofAvery, ofEdith] = ['Avery', 'Edith'].map((who) =>
      [1, 2, 3].map((at) => `${who} through the crash, ${at}`),
    ) as [string[], string[]];
    for (const [at, words] of ofAvery.entries()) {
      await say(avery, words);
      if (at === 0) process.kill(killed, 'SIGKILL');
      await say(edith, ofEdith[at] ?? '');
    }
    const all = [...ofAvery, ...ofEdith];
    for (const page of [avery, edith]) {
      await untilSent(page);
      for (const words of all) await expect(said(page, words)).toHaveCount(1, { timeout: 60_000 });
    }
    expect(databasePid()).not.toBe(killed);
    await expect(edithIsHere).toBeVisible({ timeout: 60_000 });
    await avery.reload();
    await expect(said(avery, 'through the crash')).toHaveCount(all.length);
    expect(await inOrderOn(edith, all)).toEqual(await inOrderOn(avery, all));
    for (const own of [ofAvery, ofEdith]) expect(await inOrderOn(avery, own)).toEqual(own);

    // The typed text is restored, however quickly the page is left, by a link or for good.
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

/**
 * The position of a message after it has been stable for some frames: rows that scroll into view get their real height.
 */
const placeOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(async (row) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    let place = row.getBoundingClientRect().top;
    for (let still = 0; still < 5; ) {
      await nextFrame();
      const { top } = row.getBoundingClientRect();
      still = top === place ? still + 1 : 0;
      place = top;
    }
    return place;
  });

/** Scrolls to the top of the loaded messages; returns the oldest one then, their count, and how far a visible message moved. */
async function readBack(page: Page) {
  const rows = page.locator('[aria-label="Conversation"] li[id]');
  const older = Promise.withResolvers<void>();
  // Why held back: older messages that arrive while the list still measures its rows would be blamed for the movement.
  await page.route('**/api/chat/messages?*before=*', async (route) => {
    await older.promise;
    await route.continue();
  });
  const oldest = async () => (await rows.first().textContent()) ?? '';
  const known = await oldest();
  const read = await page.getByRole('region', { name: 'Conversation' }).evaluate((box) => {
    box.scrollTop = -box.scrollHeight;
    const { top } = box.getBoundingClientRect();
    const all = [...box.querySelectorAll('li[id]')];
    return all.find((row) => row.getBoundingClientRect().top > top + 100)?.id ?? '';
  });
  const before = await placeOf(page, read);
  older.resolve();
  await expect.poll(oldest).not.toBe(known);
  const moved = Math.abs((await placeOf(page, read)) - before);
  await page.unroute('**/api/chat/messages?*before=*');
  return { count: await rows.count(), moved };
}

test('a long conversation is read back page by page, and what one reads stays where it is', async ({
  browser,
  product,
}) => {
  await inDatabase(async (db) => {
    await db`insert into chat_messages (user_id, client_id, type, message, created_at)
      select m.ids[1 + at / 3 % array_length(m.ids, 1)], gen_random_uuid(), 'text',
             'Long ago, ' || at || repeat(' about the river', at * 7 % 9), now() - interval '9 days' + at * interval '12 minutes'
        from generate_series(1, 500) at, (select array_agg(id order by id) as ids from users where is_chat_member) m`;
    // Why: the chat opens at the first unread message.
    await db`insert into chat_reads (user_id, message_id)
      select u.id, max(m.id) from users u, chat_messages m where u.is_chat_member group by u.id
      on conflict (user_id) do update set message_id = excluded.message_id`;
  });
  const page = await inChat(browser, product.address, 'editor');
  await expect(said(page, 'Long ago, 500')).toHaveCount(1);
  for (let at = 0; at < 4; at += 1)
    expect(await readBack(page)).toEqual({ count: 150, moved: expect.closeTo(0, 0) });
  await page.getByRole('button', { name: 'To the newest' }).click();
  await expect(said(page, 'Long ago, 500')).toBeInViewport();
  await page.getByRole('button', { name: 'Search the conversation' }).click();
  await page.getByRole('searchbox').fill('Long ago, 7');
  await page.getByRole('button', { name: /Long ago, 7( about the river)*$/ }).click();
  await expect(said(page, 'Long ago, 7')).toBeInViewport();
  await page.context().close();
});
