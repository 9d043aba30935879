import { MantineProvider } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lateFields } from '../forms/late-fields.ts';
import { RichText } from './RichText.tsx';

const due: (() => void)[] = [];

/** A busy machine: what was put off for a millisecond comes between the drawing and its effects. */
function Busy() {
  useLayoutEffect(() => {
    for (const work of due.splice(0)) work();
  }, []);
  return null;
}

function Opened() {
  const [late] = useState(lateFields);
  const field = { value: '<p>Tacos</p>', late, isReadOnly: false, onChange: () => {} };
  return (
    <MantineProvider>
      <RichText {...field} label="Text" placeholder="Write" />
      <Busy />
    </MantineProvider>
  );
}

test('an editor whose effects run late is editable', async () => {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
    ms === 1 ? due.push(work) : later(work, ms)) as typeof setTimeout);
  const screen = await render(<Opened />);
  const text = screen.getByRole('textbox', { name: 'Text' });
  await expect.element(text).toHaveTextContent('Tacos');
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
});
