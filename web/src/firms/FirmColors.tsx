import { SimpleGrid } from '@mantine/core';
import type { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import { colours } from '@masthead/shared/showcase/styling.ts';
import { ColorField } from '../forms/ColorField.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';

type ColorKey = keyof typeof colours;
const paths = Object.keys(colours) as ColorKey[];

/** What a text stands on, for its contrast. */
const grounds: { [K in ColorKey]?: { path: ColorKey; name: string } } = {
  backgroundTextColor: { path: 'backgroundColor', name: 'the background' },
  buttonTextColor: { path: 'buttonColor', name: 'the button' },
};

/** The colours that a firm lends its slots and cards, and how well its words can be read on them. */
export function FirmColors({ form, input }: Pick<RecordForm<typeof firmRecord>, 'form' | 'input'>) {
  return (
    <FormSection title="Colors">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {paths.map((path) => {
          const ground = grounds[path];
          return (
            <ColorField
              key={path}
              {...input(path)}
              {...(ground && {
                drawn: [
                  { text: form.values[path], ground: form.values[ground.path], on: ground.name },
                ],
              })}
            />
          );
        })}
      </SimpleGrid>
    </FormSection>
  );
}
