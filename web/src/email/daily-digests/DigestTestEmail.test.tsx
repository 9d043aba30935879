import { testEmailMessages } from '@masthead/shared/email/campaigns/test-email.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, person } from '../../platform/api/page.testing.tsx';
import { button, digest, openDigest, type Screen, sent } from './digest.testing.ts';

const { postTestEmail } = dailyDigestEndpoints;
const asked = 'POST /api/daily-digest/test-email/:id';
const me = person('editor');
const people = answer(userEndpoints.list, [
  { id: 11, name: 'Ana Ruiz', roles: [] },
  { id: 12, name: 'Ben Cole', roles: [] },
  { id: me.id, name: me.name, roles: [] },
]);
const goesOut = answer(postTestEmail, ({ body }) => {
  const { people: ids, to } = body as { people: number[]; to: string[] };
  return { to: [...ids, ...to].join(', '), message: 'Test email sent', unsent: [] };
});

// A Wednesday afternoon in Central Time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

async function openDialog(...api: NonNullable<Parameters<typeof openDigest>[1]>['api'] & object) {
  const opened = await openDigest('/5', { api: [...api, people] });
  await button(opened.screen, 'Send Test Email').click();
  const dialog = opened.screen.getByRole('dialog', { name: testEmailMessages.title });
  await expect.element(dialog).toBeVisible();
  return { ...opened, dialog };
}

const choose = async (screen: Screen, name: string) => {
  await screen.getByRole('combobox', { name: 'People' }).fill(name);
  await screen.getByRole('option', { name }).click();
};

describe('a test email', () => {
  test('saves first and goes to the sender on Enter', async () => {
    const { screen, calls, callsTo } = await openDigest('/5', { api: [goesOut, people] });
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos at dawn');
    await button(screen, 'Send Test Email').click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(me.name)).toBeVisible();
    await expect.element(dialog.getByRole('combobox', { name: 'People' })).toHaveFocus();
    expect(callsTo(asked)).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Test email sent')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(screen, 'Send Test Email')).toHaveFocus();
    expect(callsTo(asked)[0]?.request.body).toEqual({ people: [me.id], to: [] });
    const names = calls.map(({ name }) => name);
    expect(names.indexOf('PUT /api/daily-digest')).toBeGreaterThan(0);
    expect(names.indexOf('PUT /api/daily-digest')).toBeLessThan(names.indexOf(asked));
  });

  test('gives the focus back to its button, also after a save that takes a moment', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof digest>>();
    const saving = answer(dailyDigestEndpoints.update, () => promise);
    const { screen, dialog } = await openDialog(saving);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos at dawn');
    await button(screen, 'Send Test Email').click();
    await expect.poll(() => document.activeElement).toBe(document.body);
    resolve(digest({ subject: 'Tacos at dawn', version: 4 }));
    await expect.element(dialog.getByRole('combobox', { name: 'People' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button(screen, 'Send Test Email')).toHaveFocus();
  });

  test('goes to people by name and to typed addresses', async () => {
    const opened = await openDialog(goesOut);
    const { screen, dialog } = opened;
    await choose(screen, 'Ana Ruiz');
    const others = dialog.getByRole('combobox', { name: 'Other addresses' });
    await others.fill('gus@agency.example');
    await userEvent.keyboard(',');
    await others.fill('ida@agency.example');
    await expectAccessible();
    await button(screen, 'Send test').click();
    await expect.element(screen.getByText('Test email sent')).toBeVisible();
    expect(sent(opened, asked)).toEqual({
      people: [me.id, 11],
      to: ['gus@agency.example', 'ida@agency.example'],
    });
  });

  test('requires a recipient and valid addresses', async () => {
    const { screen, dialog, callsTo } = await openDialog(goesOut);
    await dialog.getByRole('combobox', { name: 'People' }).click();
    await userEvent.keyboard('{Backspace}');
    await button(screen, 'Send test').click();
    await expect.element(dialog.getByText(testEmailMessages.nobody)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Other addresses' }).fill('nobody');
    await button(screen, 'Send test').click();
    await expect.element(dialog.getByText(testEmailMessages.badAddress(['nobody']))).toBeVisible();
    expect(callsTo(asked)).toHaveLength(0);
  });

  test('shows why it was refused, and keeps the recipients', async () => {
    const message = testEmailMessages.notAllowed('gus@evil.example');
    const refusal = failing(400, { message: [message], errors: [{ path: 'to', message }] });
    const { screen, dialog } = await openDialog(answer(postTestEmail, refusal));
    await dialog.getByRole('combobox', { name: 'Other addresses' }).fill('gus@evil.example');
    await button(screen, 'Send test').click();
    await expect.element(dialog.getByText(message)).toBeVisible();
    await expect.element(dialog.getByText('gus@evil.example', { exact: true })).toBeVisible();
  });

  test('shows why it failed', async () => {
    const message = 'You’ve requested 10 test emails in the last hour. Try again later.';
    const { screen, dialog } = await openDialog(
      answer(postTestEmail, failing(429, { message: [message] })),
    );
    await button(screen, 'Send test').click();
    await expect
      .element(screen.getByText(`An error occurred while generating the test email. ${message}`))
      .toBeVisible();
    await expect.element(dialog.getByText(me.name)).toBeVisible();
  });

  test('names who received it, and keeps the others selected', async () => {
    const why = testEmailMessages.away;
    const unsent = [
      { to: 'ana@example.com', personId: 11, why },
      { to: 'gus@agency.example', personId: null, why },
    ];
    const message = testEmailMessages.partly([me.email], unsent);
    let times = 0;
    const opened = await openDialog(
      answer(postTestEmail, () => {
        times += 1;
        return times === 1
          ? { to: me.email, message, unsent }
          : { to: 'ana@example.com', message: 'Test email sent', unsent: [] };
      }),
    );
    const { screen, dialog } = opened;
    await choose(screen, 'Ana Ruiz');
    await dialog.getByRole('combobox', { name: 'Other addresses' }).fill('gus@agency.example');
    await button(screen, 'Send test').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
    await expect.element(dialog.getByText(me.name)).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await button(screen, 'Send test').click();
    await expect.element(screen.getByText('Test email sent')).toBeVisible();
    expect(sent(opened, asked)).toEqual({ people: [11], to: ['gus@agency.example'] });
  });
});
