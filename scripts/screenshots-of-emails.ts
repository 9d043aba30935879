import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { drawPicture, sceneNames } from '../demo/src/pictures.ts';
import { hashOf } from '../demo/src/seeded.ts';
import { nineEmails } from '../server/src/email/campaigns/nine-emails.testing.ts';
import { browserArgs, ensureBrowser } from './find-browser.ts';

/** One of eight ways to render an email. */
interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  hasImages: boolean;
}

const widths = [320, 600];
const looks: Look[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [true, false].map((hasImages) => ({ width, colorScheme, hasImages })),
  ),
);

const screenshotPath = (style: string, { width, colorScheme, hasImages }: Look) =>
  `${style.toLowerCase().replaceAll(' ', '-')}-${width}-${colorScheme}${hasImages ? '' : '-no-images'}.png`;

const drawn = new Map<string, Promise<Buffer>>();

/** An image of the demo data for each address, always the same one. */
function pictureAt(address: string): Promise<Buffer> {
  const sum = hashOf(address);
  const scene = sceneNames[sum % sceneNames.length] ?? 'table';
  const picture = drawn.get(address) ?? drawPicture(`austin-${scene}-${sum % 10}`);
  drawn.set(address, picture);
  return picture;
}

/** Images come from the demo data only; external requests are blocked. */
async function answerPictures(page: Page, hasImages: boolean): Promise<void> {
  await page.route('**', async (route) => {
    const url = route.request().url();
    if (hasImages) await route.fulfill({ contentType: 'image/jpeg', body: await pictureAt(url) });
    else await route.abort();
  });
}

/** The page that shows all screenshots, one style per row. */
const overview = () => `<!doctype html><title>Emails</title>
<style>body{font:14px sans-serif}div{display:flex;gap:12px;align-items:start}img{border:1px solid}</style>
${Object.keys(nineEmails)
  .map(
    (style) => `<h2>${style}</h2><div>
${looks.map((look) => `<img src="${screenshotPath(style, look)}" alt="${screenshotPath(style, look)}">`).join('\n')}</div>`,
  )
  .join('\n')}\n`;

/** Renders an email of each style at each width, light and dark, with and without images. */
async function drawAll(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  let count = 0;
  for (const look of looks) {
    const { width, colorScheme, hasImages } = look;
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
    await answerPictures(page, hasImages);
    for (const [style, render] of Object.entries(nineEmails)) {
      await page.setContent(render().html, { waitUntil: 'load' });
      await page.screenshot({ path: join(folder, screenshotPath(style, look)), fullPage: true });
      count += 1;
    }
    await page.close();
  }
  await browser.close();
  await writeFile(join(folder, 'index.html'), overview());
  return count;
}

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'masthead-emails'));
console.log(`${await drawAll(folder)} pictures and an index.html that shows them are in ${folder}`);
