import { Button, Select, TextInput } from '@mantine/core';
import { text } from '@masthead/shared/platform/values/fields.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openPage, person } from '../api/page.testing.tsx';
import { EditShell } from './EditShell.tsx';
import { useAreaForm } from './use-area-form.ts';
import { useFormSave } from './use-form-save.ts';

const noteForm = z.object({
  city: z.string('A city is required'),
  subject: text('A subject is required'),
});
const about = { screen: 'dailyDigestEdit', id: 5, title: 'Note' } as const;

function NotePage() {
  const nothing = { city: null as unknown as string, subject: '' };
  const area = useAreaForm(noteForm, nothing, about);
  const saving = useFormSave(area, { valuesOf: () => area.form.getValues() });
  return (
    <EditShell
      screen="dailyDigestEdit"
      title="Edit Daily Digest"
      list="dailyDigestList"
      area={area}
      saving={saving}
      onSave={() => void saving.check()}
      labels={{ city: 'City', subject: 'Subject' }}
      actions={<Button type="submit">Save</Button>}
    >
      <Select
        label="City"
        searchable
        data={['Austin', 'Houston']}
        data-path="city"
        {...area.form.getInputProps('city')}
      />
      <TextInput label="Subject" {...area.form.getInputProps('subject')} />
    </EditShell>
  );
}

const open = async () => {
  const pages = { dailyDigestEdit: NotePage };
  const { screen } = await openPage('/daily-digest/create/5', {
    as: person('editor'),
    api: [],
    pages,
  });
  await screen.getByRole('button', { name: 'Save' }).click();
  return { screen, city: screen.getByRole('combobox', { name: 'City' }) };
};

test('the first bad picker gets the focus and stays closed until it is clicked', async () => {
  const { screen, city } = await open();
  await expect.element(city).toHaveFocus();
  await expect.element(city).toHaveAttribute('aria-expanded', 'false');
  await screen.getByRole('button', { name: 'A city is required' }).click();
  await expect.element(city).toHaveFocus();
  await expect.element(city).toHaveAttribute('aria-expanded', 'false');
  await city.click();
  await expect.element(screen.getByRole('option', { name: 'Houston' })).toBeVisible();
});

test('the toast of a refused save goes with the last thing to fix', async () => {
  const { screen, city } = await open();
  const says = screen.getByText('Please fix errors before saving');
  await expect.element(says).toBeVisible();
  await city.click();
  await screen.getByRole('option', { name: 'Austin' }).click();
  await expect.element(screen.getByText('One thing to fix')).toBeVisible();
  await expect.element(says).toBeVisible();
  await screen.getByLabelText('Subject').fill('Taco trucks');
  await expect.element(screen.getByText('One thing to fix')).not.toBeInTheDocument();
  await expect.element(says, { timeout: 3000 }).not.toBeInTheDocument();
});
