import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openAs } from './product.ts';

const headline = 'A ferry comes back to the lake after forty years';
const sentence = 'The first boat leaves at six with nine people and a dog aboard';
const seriesTitle = 'Summer on the water';

/** The new window that a click opens. */
async function openedBy(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page');
  await click();
  return opened;
}

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
}

const listedAs = (page: Page) => page.getByRole('row').filter({ hasText: headline });

const slugOf = (table: 'news_items' | 'series', title: string): Promise<string> =>
  inDatabase(async (db) => {
    const [row] = await db<{ slug: string }[]>`
      select slug from ${db(table)} where headline = ${title} order by id desc limit 1`;
    return row?.slug ?? '';
  });

test('an article goes from its author over its editor to the page and the feed of its site, and into a series with its module', async ({
  browser,
  page: authors,
  context,
}) => {
  test.slow();
  await openAs(authors, 'author', '/articles');
  await authors.getByRole('button', { name: 'Add Article' }).click();
  await choose(authors, 'Site', 'Austin');
  await choose(authors, 'Section', 'City Life');
  const dialog = authors.getByRole('dialog', { name: 'Add Article' });
  await dialog.getByRole('textbox', { name: 'Headline' }).fill(headline);
  await dialog.getByRole('button', { name: 'Add Article' }).click();
  await expect(dialog).toHaveCount(0);
  const written = await openedBy(context, () =>
    listedAs(authors).getByRole('link', { name: headline }).first().click(),
  );
  await written.getByRole('textbox', { name: 'Text', exact: true }).click();
  await written.keyboard.type(sentence);
  await written.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(written.getByText('Saved just now')).toBeVisible();
  await expect(written.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  const address = written.url();

  const desk = await browser.newContext();
  const editors = await desk.newPage();
  await openAs(editors, 'editor', new URL(address).pathname);
  await expect(editors.getByRole('textbox', { name: 'Text', exact: true })).toContainText(sentence);
  await editors.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editors.getByText('Live', { exact: true }).first()).toBeVisible();

  const slug = await slugOf('news_items', headline);
  const reader = await desk.newPage();
  await reader.goto(`/sites/1/${slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expect(reader.getByText(sentence)).toBeVisible();
  expect(await (await reader.request.get('/sites/1/feed.rss')).text()).toContain(headline);

  const seriesDesk = await browser.newContext();
  const series = await seriesDesk.newPage();
  await openAs(series, 'series', '/series');
  await series.getByRole('button', { name: 'Add Series' }).click();
  const added = series.getByRole('dialog', { name: 'Add Series' });
  await choose(series, 'Site', 'Austin');
  await added.getByRole('textbox', { name: 'Internal name' }).fill(seriesTitle);
  await added.getByRole('textbox', { name: 'External name' }).fill(seriesTitle);
  await choose(series, 'Type', 'Series');
  await added.getByRole('button', { name: 'Add Series' }).click();
  await expect(series).toHaveURL(/\/series\/1\/edit\/\d+$/);
  await series.getByRole('button', { name: 'Add item' }).click();
  const picker = series.getByRole('dialog', { name: 'Add posts to the series' });
  await picker.getByRole('searchbox', { name: 'Search' }).fill(headline);
  await picker.locator('[data-option]').filter({ hasText: headline }).click();
  await series.keyboard.press('Escape');
  await expect(
    series.getByRole('button', { name: `Remove ${headline} from the series` }),
  ).toBeVisible();
  await reader.goto(`/sites/1/series/${await slugOf('series', seriesTitle)}`);
  await expect(reader.getByRole('link', { name: headline })).toBeVisible();
});
