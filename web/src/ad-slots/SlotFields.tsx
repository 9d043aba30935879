import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { type adSlotRecord, displayEffects } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { SlotConflict } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { listingTypes } from '@masthead/shared/listings/listing.record.ts';
import { showcaseMessages } from '@masthead/shared/showcase/showcase.messages.ts';
import { FirmMultiSelect } from '../firms/FirmMultiSelect.tsx';
import { DayField } from '../forms/DayField.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { SiteMultiSelect } from '../sites/SiteMultiSelect.tsx';
import { SlotColors } from './SlotColors.tsx';
import { SlotConflicts } from './SlotConflicts.tsx';
import { SlotListings } from './SlotListings.tsx';
import { useFirmChoice } from './use-firm-choice.ts';
import type { useSlotListings } from './use-slot-parts.ts';

interface PartProps extends Pick<RecordForm<typeof adSlotRecord>, 'form' | 'input'> {}
interface Props extends PartProps {
  listings: ReturnType<typeof useSlotListings>;
  conflicts: SlotConflict[];
}

const inTwo = { base: 1, sm: 2 };

/** What is written on an ad slot (Spec, showcase 3). */
export function SlotFields({ listings, conflicts, ...area }: Props) {
  const { form, input } = area;
  return (
    <>
      <FormSection title="Booking">
        <Booking {...area} />
        <SlotConflicts input={input} conflicts={conflicts} />
      </FormSection>
      <Words {...area} />
      <SlotListings form={form} state={listings} />
      <SlotColors {...area} />
      <FormSection title="Counting">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('googleAnalyticsTag')} />
          <TextInput {...input('analyticsCategory')} />
        </SimpleGrid>
      </FormSection>
    </>
  );
}

function Booking({ form, input }: PartProps) {
  const chooseFirms = useFirmChoice(form);
  return (
    <>
      <FirmMultiSelect
        {...input('firmIds')}
        description="A firm lends its sites, colors, words and website to fields that are empty."
        onChange={(firmIds) => void chooseFirms(firmIds)}
      />
      <SiteMultiSelect {...input('siteIds')} />
      <SimpleGrid cols={inTwo} spacing="md">
        <DayField {...input('startDate')} />
        <DayField {...input('endDate')} />
        <Select
          {...input('displayEffect')}
          allowDeselect={false}
          data={displayEffects.map((effect) => ({ value: effect, label: effectLabels[effect] }))}
        />
        <Select {...input('listingType')} placeholder="Any" clearable data={listingTypes} />
      </SimpleGrid>
      <Switch
        {...input('isPaused')}
        description="No site shows a paused slot, whatever its days."
      />
    </>
  );
}

const effectLabels = { popup: 'Popup', rollover: 'Rollover' };

function Words({ input }: PartProps) {
  return (
    <FormSection title="Words and link">
      <SimpleGrid cols={inTwo} spacing="md">
        <TextInput {...input('title1')} />
        <TextInput {...input('title2')} />
        <NumberField {...input('headerThinIndex')} description={showcaseMessages.thinFrom} />
        <TextInput {...input('buttonText')} />
      </SimpleGrid>
      <TextInput {...input('url')} description="Where the slot leads" />
    </FormSection>
  );
}
