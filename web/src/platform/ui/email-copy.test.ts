import { afterEach, expect, test } from 'vitest';
import { emailCopy } from './EmailFrame.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const email = `<!doctype html><html><head><meta name="color-scheme" content="light dark">
<style>:root{color-scheme:light dark}
body{background:#ffffff}
@media (prefers-color-scheme:dark){body{background:#101215!important}}
@media ( prefers-color-scheme : light ) and (min-width: 1px){p{color:#112233}}</style></head>
<body><p>Words</p><img src="${pixel}" alt="A dot">
<a href="https://example.com/">Story</a></body></html>`;

afterEach(() => document.body.replaceChildren());

/** The copy as a browser shows it. */
async function shown(look: { isDark: boolean; hasImages: boolean }) {
  const frame = document.createElement('iframe');
  frame.srcdoc = emailCopy(email, look);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument as Document;
  const styleOf = (selector: string) =>
    (frame.contentWindow as Window).getComputedStyle(page.querySelector(selector) as Element);
  return { page, styleOf };
}

test('a copy is light or dark by choice, whatever the device prefers', async () => {
  const light = await shown({ isDark: false, hasImages: true });
  expect(light.styleOf('body').backgroundColor).toBe('rgb(255, 255, 255)');
  expect(light.styleOf('p').color).toBe('rgb(17, 34, 51)');
  expect(light.styleOf('html').colorScheme).toBe('light');
  const dark = await shown({ isDark: true, hasImages: true });
  expect(dark.styleOf('body').backgroundColor).toBe('rgb(16, 18, 21)');
  expect(dark.styleOf('p').color).not.toBe('rgb(17, 34, 51)');
  expect(dark.styleOf('html').colorScheme).toBe('dark');
});

test('a copy without images loads none', async () => {
  const sizeOf = async (hasImages: boolean) =>
    (await shown({ isDark: false, hasImages })).page.querySelector('img')?.naturalWidth;
  expect(await sizeOf(true)).toBe(1);
  expect(await sizeOf(false)).toBe(0);
});

test('links open elsewhere', async () => {
  const { page } = await shown({ isDark: false, hasImages: true });
  const story = page.querySelector('a');
  expect(page.querySelector('base')?.target).toBe('_blank');
  expect(story?.href).toBe('https://example.com/');
  expect(page.compatMode).toBe('CSS1Compat');
});
