import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './page.testing.tsx';

afterEach(() => document.body.replaceChildren());

test('a field keeps the focus, and its words, when the page around the test takes the focus', async () => {
  document.body.innerHTML = '<label>Subject <input value="Taco trucks"></label>';
  const field = page.getByLabelText('Subject').element() as HTMLInputElement;
  const around = parent.document.body.appendChild(parent.document.createElement('button'));
  field.addEventListener('select', () => around.focus(), { once: true });
  await page.getByLabelText('Subject').fill('Tacos at dawn');
  around.remove();
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe('Tacos at dawn');
});
