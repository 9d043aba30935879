import { SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormSection } from '../forms/FormSection.tsx';
import { ColorField } from '../showcase/ColorField.tsx';
import type { FirmValues } from './example-slot.ts';

type ColorKey = Extract<keyof FirmValues, `${string}Color`>;

/** The colours, in screen order. */
export const colorLabels = {
  backgroundColor: 'Background color',
  backgroundTextColor: 'Background text color',
  buttonColor: 'Button color',
  buttonTextColor: 'Button text color',
  popupBackgroundColor: 'Popup background color',
} as const satisfies Record<ColorKey, string>;

/** What a text stands on, for its contrast. */
const grounds: { [K in ColorKey]?: { path: ColorKey; name: string } } = {
  backgroundTextColor: { path: 'backgroundColor', name: 'the background' },
  buttonTextColor: { path: 'buttonColor', name: 'the button' },
};

/** The colours that a firm lends its slots and cards, and how well its words can be read on them. */
export function FirmColors({ form }: { form: UseFormReturnType<FirmValues> }) {
  const paths = Object.keys(colorLabels) as ColorKey[];
  return (
    <FormSection title="Colors">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {paths.map((path) => {
          const ground = grounds[path];
          return (
            <ColorField
              key={path}
              label={colorLabels[path]}
              data-path={path}
              value={form.values[path]}
              error={form.errors[path]}
              {...(ground && { against: { color: form.values[ground.path], name: ground.name } })}
              onChange={(color) => form.setFieldValue(path, color)}
            />
          );
        })}
      </SimpleGrid>
    </FormSection>
  );
}
