import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortList } from './SortList.tsx';

const changed = vi.fn();

function Letters({ isReadOnly = false }) {
  const [letters, setLetters] = useState(['A', 'B', 'C']);
  const onChange = (next: string[]) => {
    changed(next);
    setLetters(next);
  };
  return (
    <MantineProvider>
      <SortList
        label="Letters"
        items={letters}
        idOf={(letter) => letter}
        nameOf={(letter) => letter}
        isReadOnly={isReadOnly}
        onChange={onChange}
      >
        {(letter) => <b>{letter}</b>}
      </SortList>
    </MantineProvider>
  );
}

type Screen = Awaited<ReturnType<typeof render>>;
const order = (screen: Screen) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((one) => one.querySelector('b')?.textContent)
    .join('');

async function focusHandleOf(screen: Screen, letter: string) {
  const handle = screen.getByRole('button', { name: `Drag ${letter}` });
  // Why: the library that drags arrives after the rows, and describes the handle.
  await expect.element(handle).toHaveAttribute('aria-describedby');
  handle.element().focus();
}

test('a row is moved with the keyboard on its handle, and each position is announced', async () => {
  const screen = await render(<Letters />);
  await focusHandleOf(screen, 'A');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('A: position 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(() => changed.mock.lastCall?.[0]).toEqual(['B', 'A', 'C']);
  await expect.element(screen.getByText('Dropped. A: position 2 of 3.')).toBeInTheDocument();
});

test('Escape puts a row back', async () => {
  changed.mockClear();
  const screen = await render(<Letters />);
  await focusHandleOf(screen, 'A');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('A: position 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Canceled. A: position 1 of 3.')).toBeInTheDocument();
  expect(order(screen)).toBe('ABC');
  expect(changed).not.toHaveBeenCalled();
});

test('a row keeps the focus when dragging becomes possible', async () => {
  const screen = await render(<Letters />);
  const up = screen.getByRole('button', { name: 'Move B up' });
  await expect.element(up).toBeVisible();
  up.element().focus();
  const handle = screen.getByRole('button', { name: 'Drag A' });
  await expect.element(handle).toHaveAttribute('aria-describedby');
  await expect.element(up).toHaveFocus();
});

test('the first row goes no further up, and the last no further down', async () => {
  const screen = await render(<Letters />);
  await expect.element(screen.getByRole('button', { name: 'Move A up' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Move C down' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Move C up' }).click();
  expect(order(screen)).toBe('ACB');
});

test('a fixed list shows the order and no way to change it', async () => {
  const screen = await render(<Letters isReadOnly />);
  await expect.poll(() => order(screen)).toBe('ABC');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
