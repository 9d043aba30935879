import { caniemail } from 'caniemail';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { nineEmails } from './nine-emails.testing.ts';

/** Rules for pages that emails break on purpose; every other recommended rule holds. */
const checker = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Why: Gmail keeps no sheet in some of its apps, and Outlook on Windows sizes by attributes and ghost tables.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
    // Why: screen readers of mail programs know "presentation" and <div role="article">, not what came later.
    'presentation-role-style': 'off',
    'prefer-native-element': 'off',
    'prefer-tbody': 'off',
  },
});
async function wrongIn(html: string) {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  );
}

/** What some program leaves out, and why the email is whole without it. */
const graceful = new Map([
  ['<style> element', 'all that carries the look stands inline'],
  ['Type selector', 'only in the sheets'],
  ['Class selector', 'only in the sheets'],
  ['Attribute selector', 'only in the sheet for Outlook on phones and the web'],
  ['Descendant combinator', 'only in the sheet for Outlook on phones and the web'],
  [':hover', 'links are marked without it'],
  ['@media', 'columns wrap by themselves; the light scheme is readable'],
  ['color-scheme CSS property', 'the light scheme is readable'],
  ['color-scheme meta tag', 'the light scheme is readable'],
  ['display:none', 'the preview text has the colour of the page and one pixel'],
  ['overflow', 'the same'],
  ['max-height property', 'the same'],
  ['target attribute', 'links open where the program opens them'],
  ['word-break', 'only for words that are longer than a line'],
  ['overflow-wrap', 'only for words that are longer than a line'],
  ['border-radius', 'corners are square'],
  ['role attribute', 'tables are read as tables'],
  ['aria-label attribute', 'the subject says the same'],
  ['<body> element', 'the table inside paints the page again'],
]);
/** What one of the great programs does not know of an email. */
function unknownIn(html: string): string[] {
  const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
  const titles = [...issues.errors.values()].flat().map(({ title }) => title);
  return [...new Set(titles)].filter((title) => !graceful.has(title)).sort();
}

describe.each(Object.entries(nineEmails))('the %s email', (_style, render) => {
  const { html } = render();

  test('is valid HTML', async () => {
    expect(html).toContain('</html>');
    expect(await wrongIn(html)).toEqual([]);
  });

  test('needs nothing that Gmail, Outlook or Apple Mail do not know', () => {
    expect(unknownIn(html)).toEqual([]);
  });
});

test('the checks find what is wrong', async () => {
  const { html } = nineEmails['Daily Digest']();
  const [, image = ''] = html.match(/(<img [^>]*>)/) ?? [];
  const broken = html
    .replace(image, image.replace(/ alt="[^"]*"/, ''))
    .replace('</h2>', '</h3>')
    .replace('<p ', '<p style="display:flex" style="gap:4px" ');
  const rules = (await wrongIn(broken)).map((line) => line.split(': ')[1]);
  expect(rules).toEqual(expect.arrayContaining(['close-order', 'no-dup-attr']));
  expect(unknownIn(html.replace('margin:0', 'display:grid;position:fixed'))).toEqual(
    expect.arrayContaining(['display:grid', 'position']),
  );
});
