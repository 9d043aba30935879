import { MantineProvider } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { late } from './late.tsx';
import { ToastHost } from './toast.tsx';

const Words = ({ words }: { words: string }) => <b>{words}</b>;

/** Shows a part when its button is pressed. */
function Opened({ part: Part }: { part: ReturnType<typeof late<{ words: string }>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineProvider>
      <ToastHost />
      <button type="button" onClick={() => flushSync(() => setOpen(true))}>
        Open
      </button>
      {isOpen && <Part words="Here" />}
    </MantineProvider>
  );
}

async function press(screen: Awaited<ReturnType<typeof render>>) {
  const button = screen.getByRole('button', { name: 'Open' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
}

test('a part that was loaded ahead is drawn within the click', async () => {
  const part = late(async () => Words);
  await part.load();
  const screen = await render(<Opened part={part} />);
  await press(screen);
  expect(screen.getByText('Here').query()).not.toBeNull();
});

test('its place shows something else until it is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Words>();
  const screen = await render(<Opened part={late(() => promise, <i>Meanwhile</i>)} />);
  await press(screen);
  await expect.element(screen.getByText('Meanwhile')).toBeVisible();
  resolve(Words);
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(screen.getByText('Meanwhile').query()).toBeNull();
});

test('a part that cannot be loaded is reported and asked for again; the screen stays', async () => {
  const read = vi.fn(async () => Words).mockRejectedValueOnce(new Error('The line is down.'));
  const screen = await render(<Opened part={late(read)} />);
  await press(screen);
  await expect.element(screen.getByText(sentences.partNotLoaded)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await expect.element(screen.getByText('Here'), { timeout: 15_000 }).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});
