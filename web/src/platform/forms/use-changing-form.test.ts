import { text } from '@masthead/shared/platform/records/text-kinds.ts';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { inputsOf } from './record-inputs.ts';
import { useChangingForm } from './use-changing-form.ts';

const fields = {
  name: text({ label: 'Name', required: 'A name is required' }),
  city: text({ label: 'City', required: 'A city is required' }),
};
const initialValues = { name: '', city: 'Austin', tags: ['food'] };

async function open() {
  const { result } = await renderHook(() => useChangingForm({ initialValues }));
  await expect.poll(() => result.current).toBeTruthy();
  return {
    now: () => result.current.form,
    change: (changes: Parameters<typeof result.current.change>[0]) =>
      flushSync(() => result.current.change(changes)),
    input: (key: keyof typeof fields) => inputsOf({ fields }, result.current.form)(key),
  };
}

test('unchanged values and input props keep their identity', async () => {
  const { now, input } = await open();
  const before = { city: input('city'), tags: now().values.tags };
  flushSync(() => now().setFieldValue('name', 'Oak'));
  expect(input('name')).toMatchObject({ value: 'Oak', 'data-path': 'name' });
  expect(input('city')).toBe(before.city);
  expect(now().values.tags).toBe(before.tags);
  flushSync(() => now().setFieldError('city', 'Unknown'));
  expect(input('city')).toMatchObject({ value: 'Austin', error: 'Unknown' });
  expect(input('city')).toBe(input('city'));
});

test('a change clears only the errors of its fields', async () => {
  const { now, change } = await open();
  flushSync(() => now().setErrors({ name: 'Too short', 'city.0': 'Unknown', tags: 'Too few' }));
  change({ city: 'Dallas' });
  expect(now().errors).toEqual({ name: 'Too short', tags: 'Too few' });
  change(({ tags }) => ({ name: 'Oak', tags: [...tags, 'drinks'] }));
  expect(now().errors).toEqual({});
  expect(now().getValues()).toEqual({ name: 'Oak', city: 'Dallas', tags: ['food', 'drinks'] });
});

test('setting a value clears its error; setting all values clears all errors', async () => {
  const { now } = await open();
  flushSync(() => now().setErrors({ name: 'Too short', city: 'Unknown', tags: 'Too few' }));
  flushSync(() => now().getInputProps('city').onChange('Waco'));
  expect(now().errors).toEqual({ name: 'Too short', tags: 'Too few' });
  flushSync(() => now().setFieldValue('name', 'Oak'));
  expect(now().errors).toEqual({ tags: 'Too few' });
  flushSync(() => now().setValues({ city: 'Dallas' }));
  expect(now().errors).toEqual({});
  expect(now().values).toEqual({ name: 'Oak', city: 'Dallas', tags: ['food'] });
});
