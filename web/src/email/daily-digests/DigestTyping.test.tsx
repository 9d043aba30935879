import { digestRecord } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { formOf } from '@masthead/shared/platform/records/record.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDigest } from './digest.testing.ts';

/** Does this text hold the whole form? */
const isForm = (text: string) => text.includes('"trendingEvents"') && text.includes('"sendTime"');

test('a key in the form of an email writes the form as text once and checks it once', async () => {
  const { screen } = await openDigest('/5');
  await expect.element(screen.getByRole('region', { name: 'Preflight' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Subject line' });
  await field.click();
  const stringify = vi.spyOn(JSON, 'stringify');
  const check = vi.spyOn(formOf(digestRecord), 'safeParse');
  onTestFinished(() => {
    stringify.mockRestore();
    check.mockRestore();
  });
  document.execCommand('insertText', false, '!');
  // Why counted at once: what is asked and saved when the fingers rest comes later.
  await new Promise((resolve) => setTimeout(resolve));
  const written = stringify.mock.results.filter(({ value }) => isForm(String(value))).length;
  const checked = check.mock.calls.length;
  await expect.element(field).toHaveValue('Taco trucks!');
  expect([written, checked]).toEqual([1, 1]);
});
