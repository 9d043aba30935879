import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SortList } from './SortList.tsx';

/** Why a getter: it fails while the file is being loaded. */
vi.mock('./SortDrag.tsx', () => ({
  get SortDrag() {
    throw new Error('This file could not be loaded');
  },
}));

function Letters() {
  const [letters, setLetters] = useState(['A', 'B']);
  return (
    <MantineProvider>
      <SortList
        label="Letters"
        items={letters}
        idOf={(letter) => letter}
        nameOf={(letter) => letter}
        onChange={setLetters}
      >
        {(letter) => <b>{letter}</b>}
      </SortList>
    </MantineProvider>
  );
}

test('rows move with Up and Down when the library that drags them cannot be loaded', async () => {
  const screen = await render(<Letters />);
  await vi.dynamicImportSettled();
  await screen.getByRole('button', { name: 'Move B up' }).click();
  await expect
    .poll(() => screen.getByRole('listitem').first().element().textContent)
    .toContain('B');
});
