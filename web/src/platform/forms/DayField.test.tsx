import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayField } from './DayField.tsx';

const told = vi.fn();
const submitted = vi.fn();
beforeEach(() => {
  told.mockClear();
  submitted.mockClear();
});

function Form({ day }: { day: string | null }) {
  const [value, setValue] = useState(day);
  const onChange = (next: string | null) => {
    told(next);
    setValue(next);
  };
  return (
    <MantineProvider>
      <form noValidate action={submitted}>
        <DayField label="Start date" value={value} onChange={onChange} />
        <button type="submit">Save</button>
      </form>
    </MantineProvider>
  );
}

/** Draws the field and puts the cursor into its month. */
async function open(day: string | null) {
  const screen = await render(<Form day={day} />);
  const field = screen.getByLabelText('Start date');
  await expect.element(field).toBeVisible();
  await screen.getByText('Start date').click();
  await expect.element(field).toHaveFocus();
  return { screen, field };
}

test('a typed day is reported once complete and shown with its weekday', async () => {
  const { screen, field } = await open(null);
  await userEvent.keyboard('11242026');
  await expect.element(field).toHaveValue('2026-11-24');
  await expect.element(screen.getByText('Tue')).toBeVisible();
  expect(told.mock.calls).toEqual([['2026-11-24']]);
});

test('an incomplete day is never saved: it shows an error and the value stays', async () => {
  const { screen, field } = await open('2026-11-24');
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.element(screen.getByText('That date is incomplete', { exact: false })).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Save' }).element().focus();
  await expect.element(field).toHaveValue('2026-11-24');
  expect(told).not.toHaveBeenCalled();
});

test('an incomplete day in an empty field shows an error and is cleared on blur', async () => {
  const { screen, field } = await open(null);
  await userEvent.keyboard('1124');
  screen.getByRole('button', { name: 'Save' }).element().focus();
  await expect.element(screen.getByText('That date is incomplete', { exact: false })).toBeVisible();
  await expect.poll(() => field.element().matches(':invalid')).toBe(false);
  expect(told).not.toHaveBeenCalled();
});

test('a day is cleared by keyboard', async () => {
  const { field } = await open('2026-11-24');
  await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
  await expect.element(field).toHaveValue('');
  await expect.poll(() => told.mock.lastCall).toEqual([null]);
});

test('no other component is a date input', () => {
  const sources = import.meta.glob<string>('../../**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const files = Object.keys(sources).filter((file) =>
    /type="(date|datetime-local|month|week)"|Date(Time)?(Picker|Input)/.test(sources[file] ?? ''),
  );
  expect(files.filter((file) => !file.includes('.test.'))).toEqual(['./DayField.tsx']);
});
