import { Checkbox, Group, Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import {
  digestWeekdays,
  type seriesRecord,
  seriesTypes,
} from '@masthead/shared/series/series.record.ts';
import { useUser } from '../app/session.ts';
import { DayField } from '../forms/DayField.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ImageSelect } from '../images/ImageSelect.tsx';

type Given = Pick<RecordForm<typeof seriesRecord>, 'form' | 'input'>;
interface Props extends Given {
  /** The city of its site. */
  site: string;
}

const inTwo = { base: 1, sm: 2 };

/** What is written on a series (Spec, content 2). */
export function SeriesFields({ form, input, site }: Props) {
  const { isAdmin } = useUser();
  const { type } = form.values;
  const isSingle = type === 'Single';
  return (
    <>
      <FormSection title="Series" aside={site}>
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('name')} />
          <TextInput {...input('headline')} />
          <Select {...input('type')} allowDeselect={false} data={seriesTypes} />
          {isAdmin && <TextInput {...input('slug')} />}
        </SimpleGrid>
        <Textarea {...input('note')} autosize minRows={2} />
        {!isSingle && <Switches input={input} />}
      </FormSection>
      <FormSection title="Dates">
        <SimpleGrid cols={inTwo} spacing="md">
          <DayField {...input('startDate')} />
          <DayField {...input('endDate')} />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Pictures">
        <ImageSelect {...input('banner')} folder="series" isBanner />
        {!isSingle && <ImageSelect {...input('logo')} folder="logos" />}
      </FormSection>
      {type === 'Sponsored' && (
        <FormSection title="Sponsor">
          <SimpleGrid cols={inTwo} spacing="md">
            <TextInput {...input('sponsorName')} />
            <TextInput {...input('sponsorLink')} />
          </SimpleGrid>
        </FormSection>
      )}
      {isAdmin && <DigestFields input={input} />}
    </>
  );
}

function Switches({ input }: Pick<Given, 'input'>) {
  return (
    <>
      <Switch
        {...input('shuffle')}
        description="The posts stand in another order every few minutes."
      />
      <Switch
        {...input('homePage')}
        description="The front page of the site leads to this series while it is active."
      />
      <Switch
        {...input('hideDates')}
        description="No post of the series says when it was published."
      />
    </>
  );
}

/** Daily digest settings, for admins (Spec, content 6). */
function DigestFields({ input }: Pick<Given, 'input'>) {
  const { label, value, onChange, error } = input('digestDays');
  return (
    <FormSection title="Daily digest">
      <Switch
        {...input('digestSeries')}
        description="Load posts adds a section with the first two posts while the series is active."
      />
      <Checkbox.Group
        label={label}
        description="None is every day."
        data-path="digestDays"
        error={error}
        value={value ?? []}
        onChange={onChange}
      >
        <Group gap="md" mt={6}>
          {digestWeekdays.map((day) => (
            <Checkbox key={day} value={day} label={day} />
          ))}
        </Group>
      </Checkbox.Group>
      <ImageSelect {...input('digestHeaderImage')} folder="series" isBanner />
      <ImageSelect {...input('digestLogoImage')} folder="logos" />
    </FormSection>
  );
}
