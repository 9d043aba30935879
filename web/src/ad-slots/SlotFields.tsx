import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { displayEffects } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { SlotConflict } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { listingTypes } from '@masthead/shared/listings/listing.record.ts';
import { FirmMultiSelect } from '../firms/FirmSelect.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { optionalTextProps } from '../showcase/text-props.ts';
import { SiteMultiSelect } from '../sites/SiteMultiSelect.tsx';
import { NumberField } from './NumberField.tsx';
import { SlotColors } from './SlotColors.tsx';
import { SlotConflicts } from './SlotConflicts.tsx';
import { SlotItems } from './SlotItems.tsx';
import type { SlotValues } from './slot-values.ts';
import { useFirmChoice } from './use-firm-choice.ts';
import type { useSlotItems } from './use-slot-parts.ts';

interface Props {
  form: UseFormReturnType<SlotValues>;
  items: ReturnType<typeof useSlotItems>;
  conflicts: SlotConflict[];
}

const inTwo = { base: 1, sm: 2 };

/** What is written on an ad slot (Spec, showcase 3). */
export function SlotFields({ form, items, conflicts }: Props) {
  return (
    <>
      <FormSection title="Booking">
        <Booking form={form} />
        <SlotConflicts form={form} conflicts={conflicts} />
      </FormSection>
      <Words form={form} />
      <SlotItems form={form} state={items} />
      <SlotColors form={form} />
      <FormSection title="Counting">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput
            label="Google Analytics tag"
            placeholder="G-ABC123"
            maxLength={50}
            {...optionalTextProps(form, 'googleAnalyticsTag')}
          />
          <TextInput
            label="Analytics category"
            maxLength={100}
            {...optionalTextProps(form, 'analyticsCategory')}
          />
        </SimpleGrid>
      </FormSection>
    </>
  );
}

function Booking({ form }: Pick<Props, 'form'>) {
  const { values, errors } = form;
  const chooseFirms = useFirmChoice(form);
  return (
    <>
      <FirmMultiSelect
        label="Firms"
        description="A firm lends its sites, colors, words and website to fields that are empty."
        withAsterisk
        data-path="firmIds"
        value={values.firmIds}
        error={errors.firmIds}
        onChange={(firmIds) => void chooseFirms(firmIds)}
      />
      <SiteMultiSelect
        label="Sites"
        withAsterisk
        data-path="siteIds"
        value={values.siteIds}
        error={errors.siteIds}
        onChange={(siteIds) => form.setFieldValue('siteIds', siteIds)}
      />
      <SimpleGrid cols={inTwo} spacing="md">
        <TextInput
          type="date"
          label="Start date"
          withAsterisk
          {...form.getInputProps('startDate')}
        />
        <TextInput type="date" label="End date" withAsterisk {...form.getInputProps('endDate')} />
        <Select
          label="Display effect"
          allowDeselect={false}
          data={displayEffects.map((effect) => ({ value: effect, label: effectLabels[effect] }))}
          {...form.getInputProps('displayEffect')}
        />
        <Select
          label="Listing type"
          placeholder="Any"
          clearable
          data={listingTypes}
          {...form.getInputProps('listingType')}
        />
      </SimpleGrid>
      <Switch
        label="Paused"
        // Why: the label holds the description too, which would be read as a part of the name.
        aria-label="Paused"
        description="No site shows a paused slot, whatever its days."
        {...form.getInputProps('isPaused', { type: 'checkbox' })}
      />
    </>
  );
}

const effectLabels = { popup: 'Popup', rollover: 'Rollover' };

function Words({ form }: Pick<Props, 'form'>) {
  return (
    <FormSection title="Words and link">
      <SimpleGrid cols={inTwo} spacing="md">
        <TextInput label="Title 1" withAsterisk maxLength={200} {...form.getInputProps('title1')} />
        <TextInput label="Title 2" maxLength={200} {...optionalTextProps(form, 'title2')} />
        <NumberField
          form={form}
          path="headerThinIndex"
          label="Thin word position"
          description="From this word on the header is thin; 0 is the first word."
        />
        <TextInput label="Button text" maxLength={40} {...optionalTextProps(form, 'buttonText')} />
      </SimpleGrid>
      <TextInput
        label="URL"
        description="Where the slot leads"
        type="url"
        placeholder="https://"
        maxLength={2000}
        {...optionalTextProps(form, 'url')}
      />
    </FormSection>
  );
}
