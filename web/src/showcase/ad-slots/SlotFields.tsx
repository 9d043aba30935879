import { Anchor, Select, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import {
  type adSlotRecord,
  displayEffects,
} from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import { adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import {
  conflictWords,
  type SlotConflict,
} from '@masthead/shared/showcase/ad-slots/slot-conflicts.ts';
import { showcaseMessages } from '@masthead/shared/showcase/delivery/showcase.messages.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import type { Firm } from '@masthead/shared/showcase/firms/firm.ts';
import { listingTypes } from '@masthead/shared/showcase/listings/listing.record.ts';
import { useQueryClient } from '@tanstack/react-query';
import { SiteMultiSelect } from '../../people/sites/SiteMultiSelect.tsx';
import { ApiError } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { NumberField } from '../../platform/forms/NumberField.tsx';
import type { InputOf } from '../../platform/forms/record-inputs.ts';
import { failedWith } from '../../platform/forms/say-failure.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import surface from '../../platform/ui/surface.module.css';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { FirmMultiSelect } from '../firms/FirmMultiSelect.tsx';
import { firmDetail } from './ad-slot.queries.ts';
import styles from './ad-slots.module.css';
import { SlotColors } from './SlotColors.tsx';
import { SlotListings } from './SlotListings.tsx';
import type { SlotValues } from './slot-values.ts';
import type { useSlotListings } from './use-slot-parts.ts';

interface PartProps extends Pick<RecordForm<typeof adSlotRecord>, 'form' | 'input'> {}
interface Props extends PartProps {
  listings: ReturnType<typeof useSlotListings>;
  conflicts: SlotConflict[];
}

const inTwo = { base: 1, sm: 2 };

/** The fields of an ad slot (Spec, showcase 3). */
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
      <FormSection title="Analytics">
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
        description="Choosing a firm fills empty fields with its sites, colors, text and website."
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
        description="A paused slot isn’t shown on any site, whatever its dates."
      />
    </>
  );
}

const effectLabels = { popup: 'Popup', rollover: 'Rollover' };

function Words({ input }: PartProps) {
  return (
    <FormSection title="Text and link">
      <SimpleGrid cols={inTwo} spacing="md">
        <TextInput {...input('title1')} />
        <TextInput {...input('title2')} />
        <NumberField {...input('headerThinIndex')} description={showcaseMessages.thinFrom} />
        <TextInput {...input('buttonText')} />
      </SimpleGrid>
      <TextInput {...input('url')} description="Where the slot links to" />
    </FormSection>
  );
}

/** Spec, showcase 4: choosing a firm fills empty fields from it and keeps the others. */
function useFirmChoice(form: UseFormReturnType<SlotValues>) {
  const queryClient = useQueryClient();
  const copy = async (id: number) => {
    const firm = await queryClient.fetchQuery(firmDetail(id));
    const values = form.getValues();
    // Why: the firm may have been removed, and fields filled, while it was loading.
    if (values.firmIds.includes(id)) form.setValues(copyFirm(values, firm));
  };
  return async (firmIds: number[]) => {
    const added = firmIds.filter((id) => !form.getValues().firmIds.includes(id));
    form.setFieldValue('firmIds', firmIds);
    for (const id of added)
      await copy(id).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.isRefusal) return;
        toastFailure(failedWith(firmMessages.getFailed, failure));
      });
  };
}

/** Fields of a firm that fill a slot, by the slot's field; the URL is the firm's website. */
const lent = {
  backgroundColor: 'backgroundColor',
  backgroundTextColor: 'backgroundTextColor',
  popupBackgroundColor: 'popupBackgroundColor',
  buttonColor: 'buttonColor',
  buttonText: 'buttonText',
  buttonTextColor: 'buttonTextColor',
  headerThinIndex: 'headerThinIndex',
  siteIds: 'siteIds',
  url: 'website',
} as const satisfies { [field in keyof SlotValues]?: keyof Firm };
type LentField = keyof typeof lent;

/** Why: a thin word position of 0 is the first word, not an empty value. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The values that choosing a firm fills in: only empty fields, and only what the firm has (Spec, showcase 4). */
export function copyFirm(
  values: Pick<SlotValues, LentField>,
  firm: Pick<Firm, (typeof lent)[LentField]>,
): Partial<SlotValues> {
  const fields = (Object.keys(lent) as LentField[]).filter(
    (field) => isEmpty(values[field]) && !isEmpty(firm[lent[field]]),
  );
  return Object.fromEntries(fields.map((field) => [field, firm[lent[field]]]));
}

interface SlotConflictsProps {
  input: InputOf<typeof adSlotRecord>;
  conflicts: SlotConflict[];
}

/** Most conflicts to list. */
const shown = 6;

/** The conflicts of the slot, with links to the others and the reason for accepting them. */
function SlotConflicts({ input, conflicts }: SlotConflictsProps) {
  const reason = input('conflictReason');
  const { error } = reason;
  const isAsked = conflicts.length > 0;
  const more = conflicts.length - shown;
  return (
    <>
      <div role="status" className={styles.conflictsHost}>
        {isAsked && (
          <div className={`${surface.callout} ${styles.conflicts}`}>
            <Text fw={600}>{adSlotMessages.meetsOthers}</Text>
            <ul>
              {conflicts.slice(0, shown).map((conflict) => (
                <Conflict
                  key={`${conflict.kind} ${conflict.slotId} ${conflict.siteId} ${conflict.subject}`}
                  conflict={conflict}
                />
              ))}
            </ul>
            {more > 0 && <p className={styles.detail}>And {more} more.</p>}
          </div>
        )}
      </div>
      {(isAsked || reason.value || error) && (
        <Textarea
          {...reason}
          description={error ? undefined : adSlotMessages.giveReason}
          withAsterisk={isAsked}
          autosize
          minRows={2}
        />
      )}
    </>
  );
}

function Conflict({ conflict }: { conflict: SlotConflict }) {
  const { slotId, title, site, from, to } = conflict;
  const days = from === to ? listDay(from) : `${listDay(from)} to ${listDay(to)}`;
  return (
    <li>
      <Anchor href={pathTo('adSlotEdit', { id: slotId })} target="_blank" inherit>
        {title}
      </Anchor>{' '}
      {conflictWords(conflict)}: {site}, {days}.
    </li>
  );
}
