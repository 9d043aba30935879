import { Select, SimpleGrid } from '@mantine/core';
import { adSlotRecord, fontWeights } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import { slotColours } from '@masthead/shared/showcase/delivery/slot-colours.ts';
import { colours } from '@masthead/shared/showcase/delivery/styling.ts';
import type { ComponentProps } from 'react';
import { ColorField } from '../../platform/forms/ColorField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { NumberField } from '../../platform/forms/NumberField.tsx';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { servedFromForm, useSlotParts } from './use-slot-parts.ts';

type ColorKey = keyof typeof colours | 'tagColor' | 'presentedByColor';
const paths = [...Object.keys(colours), 'tagColor', 'presentedByColor'] as ColorKey[];

/** The backgrounds of each text color; the slot's own colors come before its firm's. */
function textsOf(slot: ServedSlot): {
  [K in ColorKey]?: ComponentProps<typeof ColorField>['drawn'];
} {
  const { ground, popup, button } = slotColours(slot);
  const { backgroundTextColor, buttonTextColor, presentedByColor: by } = slot;
  return {
    backgroundTextColor: [{ text: backgroundTextColor, ground, on: 'the background' }],
    buttonTextColor: [{ text: buttonTextColor, ground: button, on: 'the button' }],
    presentedByColor: [
      { text: by, ground, on: 'the background' },
      ...(slot.displayEffect === 'popup'
        ? [{ text: by, ground: popup, on: 'the popup', hard: 'so a readable color is used there' }]
        : []),
    ],
  };
}

const noListings: [] = [];

const weightNames = ['Light', 'Regular', 'Medium', 'Semibold', 'Bold'];
const weights = fontWeights.map((value, index) => ({
  value,
  label: `${value} ${weightNames[index]}`,
}));

/** Colors, the 'Presented by' line and the logos. */
export function SlotColors({
  form,
  input,
}: Pick<RecordForm<typeof adSlotRecord>, 'form' | 'input'>) {
  const { firms } = useSlotParts(form.values.firmIds, noListings);
  const parts = { firms, listings: noListings, representatives: [] };
  const texts = textsOf(servedFromForm(form.values, null, parts));
  return (
    <FormSection title="Style" aside="Empty fields use the first firm’s style">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {paths.map((path) => {
          const drawn = texts[path];
          const standard = adSlotRecord.fields[path].initial;
          return (
            <ColorField
              key={path}
              {...input(path)}
              {...(standard && { placeholder: standard })}
              {...(drawn && { drawn })}
            />
          );
        })}
        <Select
          {...input('presentedByFontWeight')}
          placeholder="Default"
          clearable
          data={weights}
        />
        <NumberField {...input('logoHeight')} description="Pixels" />
        <NumberField {...input('logoPadding')} description="Pixels" />
      </SimpleGrid>
    </FormSection>
  );
}
