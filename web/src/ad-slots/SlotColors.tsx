import { Select, SimpleGrid } from '@mantine/core';
import { adSlotRecord, fontWeights } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import { colours } from '@masthead/shared/showcase/styling.ts';
import { FormSection } from '../forms/FormSection.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ColorField } from '../showcase/ColorField.tsx';
import { NumberField } from '../showcase/NumberField.tsx';

type ColorKey = keyof typeof colours | 'tagColor' | 'presentedByColor';
const paths = [...Object.keys(colours), 'tagColor', 'presentedByColor'] as ColorKey[];

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
export function SlotColors({
  form,
  input,
}: Pick<RecordForm<typeof adSlotRecord>, 'form' | 'input'>) {
  return (
    <FormSection title="Style" aside="Empty fields take the style of the first firm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {paths.map((path) => {
          const ground = grounds[path];
          const standard = adSlotRecord.fields[path].initial;
          return (
            <ColorField
              key={path}
              {...input(path)}
              {...(standard && { placeholder: standard })}
              {...(ground && { against: { color: form.values[ground.path], name: ground.name } })}
            />
          );
        })}
        <Select
          {...input('presentedByFontWeight')}
          placeholder="Standard"
          clearable
          data={weights}
        />
        <NumberField {...input('logoHeight')} description="Pixels" />
        <NumberField {...input('logoPadding')} description="Pixels" />
      </SimpleGrid>
    </FormSection>
  );
}
