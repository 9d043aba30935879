import { readFileSync, writeFileSync } from 'node:fs';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { expect, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { addressesOfScreens } from './addresses.ts';
import { settled, watch } from './inside.ts';
import { test } from './journey.ts';
import { readRecording, record, replay } from './recorded.ts';

/** The screens that people use all day. */
const livedIn: ScreenKey[] = [
  'home',
  'articleList',
  'postEdit',
  'calendar',
  'dailyDigestEdit',
  'emailCalendar',
  'adSlotList',
  'adSlotTimeline',
  'listingList',
  'reviewInvoices',
];

/** True if this run approves the screenshots it takes. */
const approves = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

/** The recording of a screen. A missing one is made only in an approving run. */
async function recordingOf(screen: ScreenKey, page: Page, info: TestInfo) {
  const recording = readRecording(screen);
  if (recording) return recording;
  if (!approves(info))
    throw new Error(
      `Nothing was recorded of ${screen}: see 'Approve a changed look' in CONTRIBUTING.md.`,
    );
  return record(page, screen, (await addressesOfScreens()).get(screen) ?? '');
}

/**
 * Compares the open page with the approved screenshot; a newly approved one is saved in 16 colors, a quarter of the
 * size.
 */
async function expectApproved(
  page: Page,
  name: string,
  info: TestInfo,
  options: { timeout?: number } = {},
): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, options);
  if (!approves(info)) return;
  const file = info.snapshotPath(`${name}.png`, { kind: 'screenshot' });
  if ((await sharp(file).metadata()).isPalette) return;
  const palette = { palette: true, colours: 16, dither: 0, effort: 10 };
  writeFileSync(file, await sharp(readFileSync(file)).png(palette).toBuffer());
}

const pangram = 'Sphinx of black quartz, judge my vow: $1,234.56 on 11/24/2026. ';
/** Denser than any screen, in the fonts of the app. */
const letters = `<body style="margin: 16px; font: 14px/1.3 'Inter Variable'">
  <p>${pangram.repeat(30)}</p><p style="font-weight: 600">${pangram.repeat(30)}</p>
  <h1 style="font-family: 'Source Serif 4 Variable'">${pangram}</h1>`;

/**
 * True if letters are drawn as they were where the screens were approved. Another system or browser version may draw
 * them differently; then a difference says nothing about a screen.
 */
async function drawsLettersAlike(page: Page, info: TestInfo): Promise<boolean> {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate((body) => {
    document.body.outerHTML = body;
  }, letters);
  return expectApproved(page, 'letters', info, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}
let areLettersAlike: boolean | undefined;

for (const screen of livedIn)
  test(`${screen} looks as approved`, async ({ page }, info) => {
    areLettersAlike ??= await drawsLettersAlike(page, info);
    // biome-ignore lint/suspicious/noSkippedTests: screens cannot be compared there.
    test.skip(
      !areLettersAlike,
      'This browser draws letters differently from the approved screenshots',
    );
    const recording = await recordingOf(screen, page, info);
    const { underWay } = watch(page);
    const { unknown, unasked } = await replay(page, recording);
    await page.goto(recording.address);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(unasked, 'calls that were recorded and are made no more').toEqual([]);
    await settled(page, underWay);
    expect(unknown(), 'calls that were not recorded').toEqual([]);
    await expectApproved(page, screen, info);
  });
