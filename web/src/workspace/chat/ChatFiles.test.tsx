import { chatTimes } from '@masthead/shared/workspace/chat/chat.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { fakeUploads } from '../../platform/images/fake-upload.testing.ts';
import { draftKey, message, openChat } from './chat-page.testing.tsx';

beforeEach(async () => {
  fakeLive();
  await forgetUnsaved(draftKey);
});

describe('files in the staff chat', () => {
  test('shows upload progress, cancels, and retries as the same message', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const sent = fakeUploads();
    const { screen } = await openChat();
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, [new File(['x'], 'plan.txt'), new File(['y'], 'other.txt')]);
    await expect.poll(() => sent.length).toBe(2);
    sent[0]?.progress(1, 4);
    const bar = screen.getByRole('progressbar', { name: 'Upload of plan.txt' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
    await screen.getByRole('button', { name: 'Cancel other.txt' }).click();
    expect(sent[1]?.isAborted).toBe(true);
    await expect.element(screen.getByText('other.txt')).not.toBeInTheDocument();
    sent[0]?.answer(503, { message: ['The file couldn’t be stored. Try again in a moment.'] });
    await expect
      .poll(() => alert.mock.calls[0]?.[0])
      .toBe('“plan.txt” couldn’t be uploaded. The file couldn’t be stored. Try again in a moment.');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => sent.length).toBe(3);
    expect(sent[2]?.form.get('clientId')).toBe(sent[0]?.form.get('clientId'));
    sent[2]?.answer(400, { message: ['This file is empty.'] });
    await expect.element(screen.getByText(/^Not uploaded\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Remove plan.txt' }).click();
    await userEvent.upload(input, new File(['x'], 'plan.txt'));
    await expect.poll(() => sent.length).toBe(4);
    const file = { key: 'a'.repeat(32), name: 'plan.txt', bytes: 1, kind: null };
    sent[3]?.answer(200, message(5, { type: 'file', message: '', file }));
    await expect.element(screen.getByRole('button', { name: 'Download plan.txt' })).toBeVisible();
  });

  /** A file as it is pasted or dropped. */
  const carrying = (file: File) => {
    const data = new DataTransfer();
    data.items.add(file);
    return data;
  };
  const bytes = (file: FormDataEntryValue | null | undefined) => (file as File | null)?.text();

  test('uploads a pasted image', async () => {
    const sent = fakeUploads();
    const { screen } = await openChat();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await expect.element(field).toBeVisible();
    const clipboardData = carrying(new File(['a picture'], 'image.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    field.element().dispatchEvent(paste);
    await expect.poll(() => sent.length).toBe(1);
    expect(paste.defaultPrevented).toBe(true);
    expect(await bytes(sent[0]?.form.get('file'))).toBe('a picture');
  });

  test('uploads a file dropped anywhere on the chat, instead of opening it in the browser', async () => {
    const sent = fakeUploads();
    const { screen } = await openChat();
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    const dataTransfer = carrying(new File(['a plan'], 'plan.txt'));
    const drop = (type: string) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      screen.getByText('Words 1').element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([drop('dragover'), drop('drop')]).toEqual([true, true]);
    await expect
      .element(screen.getByRole('progressbar', { name: 'Upload of plan.txt' }))
      .toBeInTheDocument();
    await expect.poll(() => sent.length).toBe(1);
    expect(await bytes(sent[0]?.form.get('file'))).toBe('a plan');
  });

  test('asks before leaving during an upload; the end of five minutes waits', async () => {
    const sent = fakeUploads();
    const { screen, router } = await openChat();
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'plan.txt'));
    await expect.poll(() => sent.length).toBe(1);

    await screen.getByRole('link', { name: 'Home' }).click();
    const question = screen.getByRole('dialog', { name: 'Leave while files are uploading?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect([router.state.location.pathname, sent[0]?.isAborted]).toEqual(['/reporting', false]);

    const later = Date.now() + chatTimes.exit - 30_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    await expect.element(screen.getByText(/You’ll be taken home in/)).toBeVisible();
    clock.mockImplementation(() => later + chatTimes.exit);
    await expect.element(screen.getByText('Closes in 5:00'), { timeout: 12_000 }).toBeVisible();
    expect(router.state.location.pathname).toBe('/reporting');
    clock.mockRestore();

    await screen.getByRole('link', { name: 'Home' }).click();
    await question.getByRole('button', { name: 'Stop uploading' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.poll(() => sent[0]?.isAborted).toBe(true);
  });

  test('rejects a pasted file that is too large with an alert', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { screen } = await openChat();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await expect.element(field).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'film.mov'));
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.poll(() => alert.mock.calls[0]?.[0]).toContain('at most 25 MB');
  });
});
