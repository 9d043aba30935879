import { nameTag } from '@masthead/shared/email/campaigns/name-tag.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, type FakeRequest, failing } from '../../platform/api/page.testing.tsx';
import {
  drawing,
  drawnFrame,
  drawnHeadline,
  drawnPage,
  emailOf,
  typedSubject,
} from '../campaigns/live-preview.testing.ts';
import { openDigest, type Screen } from './digest.testing.ts';

const { typedPreview } = dailyDigestEndpoints;
const asked = 'POST /api/daily-digest/typed-preview';
const checked = 'POST /api/daily-digest/preflight';
const subjectIn = ({ request }: { request: FakeRequest }) => typedSubject(request);

const toggle = (screen: Screen) =>
  screen.getByRole('button', { name: 'Live preview', exact: true });
const subjectField = (screen: Screen) => screen.getByRole('textbox', { name: 'Subject line' });
async function openPreview(api = [drawing(typedPreview)], where = '/5') {
  const opened = await openDigest(where, { api });
  await toggle(opened.screen).click();
  return opened;
}
const openDrawn = async () => {
  const opened = await openPreview();
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  return opened;
};

test('debounces the live preview of edits, and makes no request while it is closed', async () => {
  const { screen, callsTo } = await openDigest('/5', { api: [drawing(typedPreview)] });
  await expect.element(screen.getByRole('region', { name: 'Preflight' })).toBeVisible();
  expect(callsTo(asked)).toHaveLength(0);
  await toggle(screen).click();
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  const before = drawnPage();
  before.documentElement.scrollTop = 700;
  await expect.poll(() => before.documentElement.scrollTop).toBe(700);
  await subjectField(screen).fill('A canal');
  // Why in one go: on a slow machine letters that are typed rest for long enough between each other.
  for (const letter of ' opens for boats') document.execCommand('insertText', false, letter);
  await expect.poll(drawnHeadline).toBe('A canal opens for boats');
  // The same page, scrolled as it was.
  expect(drawnPage()).toBe(before);
  expect(before.documentElement.scrollTop).toBe(700);
  await expect.element(subjectField(screen)).toHaveFocus();
  expect(callsTo(asked).length).toBeLessThan(5);
  expect(callsTo(asked).at(-1)?.request.body).toMatchObject({
    id: 5,
    values: { subject: 'A canal opens for boats', newsItems: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  });
  await expectAccessible();
  await screen.getByRole('button', { name: 'Close live preview' }).click();
  const count = callsTo(asked).length;
  await subjectField(screen).fill('Nobody looks');
  // Preflight waits longer for fingers that rest than the preview does.
  await expect.poll(() => callsTo(checked).map(subjectIn)).toContain('Nobody looks');
  expect(callsTo(asked)).toHaveLength(count);
  expect(callsTo('PUT /api/daily-digest')).toEqual([]);
});

test('shows the latest edit when responses arrive out of order', async () => {
  const held = Promise.withResolvers<void>();
  const slow = answer(typedPreview, async (request) => {
    const subject = typedSubject(request);
    if (subject === 'First') await held.promise;
    return { email: emailOf(subject) };
  });
  const { screen, callsTo } = await openPreview([slow]);
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  await subjectField(screen).fill('First');
  await expect.poll(() => callsTo(asked)).toHaveLength(2);
  // What was drawn last stays until then.
  expect(drawnHeadline()).toBe('Taco trucks');
  await subjectField(screen).fill('Second');
  await expect.poll(drawnHeadline).toBe('Second');
  const drawn: unknown[] = [];
  const watching = new MutationObserver(() => drawn.push(drawnHeadline()));
  watching.observe(drawnPage(), { childList: true, subtree: true, characterData: true });
  held.resolve();
  // An answer that was asked for later still has come in after it.
  await subjectField(screen).fill('Third');
  await expect.poll(drawnHeadline).toBe('Third');
  watching.disconnect();
  expect(drawn).toContain('Third');
  expect(drawn).not.toContain('First');
});

test('shows a failed preview with a retry, and never blocks typing', async () => {
  let isDown = true;
  const flaky = answer(typedPreview, (request) =>
    isDown
      ? failing(500, { message: ['Out of order.'], requestId: 'req-5' })
      : { email: emailOf(typedSubject(request)) },
  );
  const { screen } = await openPreview([flaky]);
  const panel = screen.getByRole('region', { name: 'Live preview' });
  const alert = panel.getByRole('alert');
  await expect.element(alert.getByText('The preview couldn’t be created.')).toBeVisible();
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  isDown = true;
  await subjectField(screen).fill('A canal');
  const behind = panel.getByRole('status');
  await expect
    .element(behind)
    .toHaveTextContent('Your latest edits aren’t shown yet. Out of order.');
  expect(drawnHeadline()).toBe('Taco trucks');
  await expect.element(subjectField(screen)).toHaveFocus();
  await expect.element(subjectField(screen)).toHaveValue('A canal');
  isDown = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(drawnHeadline).toBe('A canal');
  await expect.element(behind).not.toBeInTheDocument();
});

test('it is looked at on a phone and a desktop, in dark, without images and as text', async () => {
  const { screen, callsTo } = await openDrawn();
  const widthOf = () => drawnFrame().offsetWidth;
  const choose = (name: string) => screen.getByRole('radio', { name, exact: true }).click();
  expect(widthOf()).toBe(375);
  await choose('Small phone');
  await expect.poll(widthOf).toBe(320);
  await choose('Desktop');
  await expect.poll(widthOf).toBe(600);
  const drawnAt = drawnFrame().getBoundingClientRect();
  const panel = screen.getByRole('region', { name: 'Live preview' }).element();
  expect(drawnAt.width).toBeLessThanOrEqual(panel.getBoundingClientRect().width);
  const background = () => {
    const { defaultView, body } = drawnPage();
    return defaultView?.getComputedStyle(body).backgroundColor;
  };
  await choose('Dark');
  await expect.poll(background).toBe('rgb(16, 18, 21)');
  drawnPage().documentElement.scrollTop = 500;
  await screen.getByRole('switch', { name: 'Images' }).click();
  await expect.poll(() => drawnPage().head.innerHTML).toContain("img-src 'none'");
  await expect.poll(() => drawnPage().documentElement.scrollTop).toBe(500);
  await choose('Plain text');
  const text = screen.getByRole('region', { name: 'Plain text' });
  await expect.element(text).toHaveTextContent('Taco trucks, in plain text');
  await expect.element(screen.getByText('48 KB')).toBeVisible();
  await expectAccessible();
  expect(callsTo(asked)).toHaveLength(1);
});

test('runs no script of the email in the live preview', async () => {
  const { screen } = await openDrawn();
  expect(drawnFrame().sandbox.value).toBe(
    'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  await subjectField(screen).fill('A canal');
  await expect.poll(drawnHeadline).toBe('A canal');
  const broken = drawnPage().querySelector<HTMLImageElement>('[onerror]');
  if (!broken) throw new Error('The email has no picture that fails.');
  // Why again: it may have failed before anybody could hear it, and what it brings is asked before this.
  const failed = new Promise((done) => broken.addEventListener('error', done, { once: true }));
  broken.src = 'data:,again';
  await failed;
  expect(document.title).toBe('Taco trucks · Masthead');
});

test('an open live preview is open beside the next email, as it was looked at', async () => {
  const { screen } = await openDrawn();
  await screen.getByRole('radio', { name: 'Small phone' }).click();
  await screen.unmount();
  const next = await openDigest('/5', { api: [drawing(typedPreview)] });
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  expect(drawnFrame().offsetWidth).toBe(320);
  await expect.element(toggle(next.screen)).toHaveAttribute('aria-pressed', 'true');
  await toggle(next.screen).click();
  await next.screen.unmount();
  const third = await openDigest('/5', { api: [drawing(typedPreview)] });
  await expect.element(toggle(third.screen)).toHaveAttribute('aria-pressed', 'false');
  expect(third.callsTo(asked)).toHaveLength(0);
});

test('a new email is shown as soon as its city and style are chosen', async () => {
  const api = [answer(typedPreview, { email: null })];
  const { screen, callsTo } = await openPreview(api, '');
  await expect.element(screen.getByText(previewMessages.chooseFirst)).toBeVisible();
  expect(callsTo(asked)[0]?.request.body).toMatchObject({ id: null });
});

test('on a narrow screen, the live preview is a dialog that never opens by itself', async () => {
  await (await openDrawn()).screen.unmount();
  await page.viewport(390, 844);
  const { screen, callsTo } = await openDigest('/5', { api: [drawing(typedPreview)] });
  await expect.element(toggle(screen)).toBeVisible();
  expect(callsTo(asked)).toHaveLength(0);
  await toggle(screen).click();
  await expect.element(screen.getByRole('dialog', { name: 'Live preview' })).toBeVisible();
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the first name is put where the cursor is, and the preview shows a reader and nobody', async () => {
  const { screen } = await openPreview([
    answer(typedPreview, (request) => {
      const said = (name: string) => emailOf(typedSubject(request).replace(nameTag, name));
      return { email: { ...said('you'), reader: { ...said('Ana'), name: 'Ana' } } };
    }),
  ]);
  await expect.poll(drawnHeadline).toBe('Taco trucks');
  await userEvent.click(subjectField(screen));
  (subjectField(screen).element() as HTMLInputElement).setSelectionRange(4, 4);
  await screen.getByRole('button', { name: 'Insert first name' }).first().click();
  await expect.element(subjectField(screen)).toHaveValue(`Taco${nameTag} trucks`);
  await expect.element(subjectField(screen)).toHaveFocus();
  for (const letter of '!') document.execCommand('insertText', false, letter);
  await expect.element(subjectField(screen)).toHaveValue(`Taco${nameTag}! trucks`);
  await expect.poll(drawnHeadline).toBe('Tacoyou! trucks');
  const button = screen.getByRole('button', { name: 'Insert first name' }).first();
  await expect.element(button).toBeEnabled();
  await screen.getByRole('radio', { name: 'Ana' }).click();
  await expect.poll(drawnHeadline).toBe('TacoAna! trucks');
  await screen.getByRole('radio', { name: 'No name' }).click();
  await expect.poll(drawnHeadline).toBe('Tacoyou! trucks');
  await expectAccessible();
  await subjectField(screen).fill('x'.repeat(40));
  await expect.element(button).toBeDisabled();
});
