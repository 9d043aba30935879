import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { faultsInLooks } from './looks.ts';

const narrow = 'width: 60px; overflow-wrap: anywhere';
const line = 'width: 60px; overflow: hidden; white-space: nowrap';
const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';

/** Faults drawn on a blank page, with the start of the expected message. */
const faults: Record<string, [body: string, said: string]> = {
  'a date over two lines': [`<p style="${narrow}">11/24/2026</p>`, "a broken value: '11/24/2026'"],
  'a day over two lines': ['<p style="width: 30px">Nov 24</p>', "a broken value: 'Nov 24'"],
  'a time over two lines': [
    '<p style="width: 40px">6:45 AM CT</p>',
    "a broken value: '6:45 AM CT'",
  ],
  'an amount over two lines': [
    `<p style="${narrow}">$1,999,999.99</p>`,
    "a broken value: '$1,999,999.99'",
  ],
  'a number in pieces, over two lines': [
    `<p style="${narrow}">1,987,<b>654,321</b></p>`,
    "a broken value: '1,987,654,321'",
  ],
  'a date within a sentence': [
    `<p style="${narrow}">Ends 11/24/2026 and begins again some days after that</p>`,
    "a broken value: '11/24/2026'",
  ],
  'a label of one word over two lines': [
    `<table><td style="${narrow}">Unsubscribed</td></table>`,
    "a broken word: 'Unsubscribed'",
  ],
  'a line that is cut off': [
    `<p style="${line}">Austin and Houston</p>`,
    "text cut off without an ellipsis: 'Austin and Houston'",
  ],
  'dots of a box around the block that is cut off': [
    `<div style="${line}; text-overflow: ellipsis"><p>Austin and Houston</p></div>`,
    "text cut off without an ellipsis: 'Austin and Houston'",
  ],
  'a second line that is missing': [
    '<p style="width: 60px; height: 20px; overflow: hidden">Austin and Houston</p>',
    "text cut off without an ellipsis: 'Austin and Houston'",
  ],
  'a field whose choice is cut off': [
    '<input aria-label="City" style="width: 60px" readonly value="Austin and Houston">',
    "text cut off without an ellipsis: 'Austin and Houston'",
  ],
  'a field whose hint is cut off': [
    '<input aria-label="City" style="width: 60px" placeholder="Austin and Houston">',
    "text cut off without an ellipsis: 'Austin and Houston'",
  ],
  'text that leaves its box': [
    `<p style="width: 60px; border: 1px solid">${long}</p>`,
    `text outside its box: '${long}'`,
  ],
  'text on text': [
    '<p>Austin</p><p style="margin-top: -2.4em">Houston</p>',
    "text on 'Houston': 'Austin'",
  ],
  'text under a row that is no button': [
    '<p>Austin</p><div style="position: absolute; top: 16px"><span>Houston</span></div>',
    "text on '",
  ],
  'two small buttons side by side': [
    '<button style="width: 16px; height: 16px; padding: 0">a</button><button style="width: 16px; height: 16px; padding: 0">b</button>',
    "a target of 16 x 16 too close to another: 'a'",
  ],
  'a small button beside a large one': [
    '<div style="display: flex"><button style="width: 16px; height: 40px; padding: 0">a</button><button style="width: 90px; height: 40px">b</button></div>',
    "a target of 16 x 40 too close to another: 'a'",
  ],
  'a page that scrolls sideways': [
    '<div style="width: 2000px">Austin</div>',
    'scrolls sideways by',
  ],
  'a column of text that scrolls both ways': [
    `<div style="width: 60px; height: 50px; overflow-y: auto">${`<p>${long}</p>`.repeat(4)}</div>`,
    'a part that scrolls both ways',
  ],
};

/** Correct layouts that look similar. */
const allowed: Record<string, string> = {
  'a value on its line, and words between values':
    '<p style="width: 90px">11/24/2026 6:45 AM CT</p>',
  'a time between its words in a sentence':
    '<p style="width: 110px">It was sent to all of them at 6:45 AM CT and came back</p>',
  'a range between its days': '<p style="width: 90px">10/26/2026–11/15/2026</p>',
  'a word that is longer than any label': `<p style="width: 90px; overflow-wrap: anywhere">${long}</p>`,
  'words and numbers at their hyphens': '<p style="width: 30px">well-known photo-331</p>',
  'a line that ends in dots': `<p style="${line}; text-overflow: ellipsis">Austin and Houston</p>`,
  'lines that end in dots':
    '<p style="width: 60px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">Austin and Houston</p>',
  'text for screen readers alone':
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">Austin and Houston</p>',
  'text that is scrolled to': `<section tabindex="0" style="width: 60px; overflow: auto; white-space: nowrap">Austin and Houston</section>`,
  'a field whose words go on':
    '<input aria-label="City" style="width: 60px" value="Austin and Houston">',
  'text under what stays in view':
    '<p>Austin</p><p style="position: sticky; top: 0; margin-top: -2.4em">Houston</p>',
  'text under a row of buttons':
    '<p>Austin</p><div style="position: absolute; top: 0"><button style="height: 40px; background: white">Houston</button></div>',
  'a small button with room around it':
    '<button style="width: 16px; height: 16px; padding: 0; margin: 8px">a</button><button style="width: 16px; height: 16px; padding: 0; margin: 8px">b</button>',
  'a link among words': '<p>Read <a href="#a">it</a><a href="#b">!</a> or leave it</p>',
  'a small box with its words':
    '<label style="display: inline-flex; height: 24px"><input type="checkbox"> Austin</label><button style="height: 30px">b</button>',
  'a small button that takes presses around it':
    '<button style="width: 16px; height: 16px; padding: 0; position: relative">a<i style="position: absolute; inset: -6px"></i></button><button style="width: 30px; height: 30px; margin-left: 8px">b</button>',
};

const draw = (page: Page, body: string) =>
  page.setContent(`<!doctype html><body style="font: 16px sans-serif">${body}`);

// Why one page for all: a new page for each costs ten times as much.
test('finds each fault of looks', async ({ page }) => {
  for (const [name, [body, said]] of Object.entries(faults)) {
    await draw(page, body);
    const found = await page.evaluate(faultsInLooks);
    expect.soft(found, name).toContainEqual(expect.stringContaining(said));
  }
});

test('passes what may look like that', async ({ page }) => {
  for (const [name, body] of Object.entries(allowed)) {
    await draw(page, body);
    expect.soft(await page.evaluate(faultsInLooks), name).toEqual([]);
  }
});
