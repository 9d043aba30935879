import { Select, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fontWeights, slotDefaults } from '@masthead/shared/ad-slots/ad-slot.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { ColorField } from '../showcase/ColorField.tsx';
import { NumberField } from './NumberField.tsx';
import type { SlotValues } from './slot-values.ts';

type ColorKey = Extract<keyof SlotValues, `${string}Color`>;

/** The colours, in screen order. */
export const colorLabels = {
  backgroundColor: 'Background color',
  backgroundTextColor: 'Background text color',
  buttonColor: 'Button color',
  buttonTextColor: 'Button text color',
  popupBackgroundColor: 'Popup background color',
  tagColor: 'Tag color',
  presentedByColor: 'Presented by color',
} as const satisfies Record<ColorKey, string>;

/** What a text stands on, for its contrast. */
const grounds: { [K in ColorKey]?: { path: ColorKey; name: string } } = {
  backgroundTextColor: { path: 'backgroundColor', name: 'the background' },
  buttonTextColor: { path: 'buttonColor', name: 'the button' },
  presentedByColor: { path: 'backgroundColor', name: 'the background' },
};

const weightNames = ['Light', 'Regular', 'Medium', 'Semibold', 'Bold'];
const weights = fontWeights.map((value, index) => ({
  value,
  label: `${value} ${weightNames[index]}`,
}));

/** Colours, the 'Presented by' line and the logos. */
export function SlotColors({ form }: { form: UseFormReturnType<SlotValues> }) {
  const paths = Object.keys(colorLabels) as ColorKey[];
  return (
    <FormSection title="Style" aside="Empty fields take the style of the first firm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {paths.map((path) => {
          const ground = grounds[path];
          return (
            <ColorField
              key={path}
              label={colorLabels[path]}
              data-path={path}
              {...(path === 'tagColor' && { placeholder: slotDefaults.tagColor })}
              value={form.values[path]}
              error={form.errors[path]}
              {...(ground && { against: { color: form.values[ground.path], name: ground.name } })}
              onChange={(color) => form.setFieldValue(path, color)}
            />
          );
        })}
        <Select
          label="Presented by font weight"
          placeholder="Standard"
          clearable
          data={weights}
          {...form.getInputProps('presentedByFontWeight')}
        />
        <NumberField form={form} path="logoHeight" label="Logo height" description="Pixels" />
        <NumberField form={form} path="logoPadding" label="Logo padding" description="Pixels" />
      </SimpleGrid>
    </FormSection>
  );
}
