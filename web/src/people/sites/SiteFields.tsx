import { Autocomplete, Select, type SelectProps, Stack, Text, TextInput } from '@mantine/core';
import { siteMessages } from '@masthead/shared/people/sites/site.messages.ts';
import {
  type SiteForm,
  siteName,
  type siteRecord,
} from '@masthead/shared/people/sites/site.record.ts';
import { timeZoneChoices } from '@masthead/shared/people/sites/time-zones.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { useSites } from './site.queries.ts';

/** Property, city and URL of a site, with the name derived from them. */
export function SiteFields({ form, input }: Pick<RecordForm<typeof siteRecord>, 'form' | 'input'>) {
  const sites = useSites().data ?? [];
  const properties = [...new Set(sites.map(({ property }) => property))];
  // Why: a disabled Save validates nothing, so each field is validated on blur.
  const onBlur = (field: keyof SiteForm) => () => {
    if (form.isDirty(field)) form.validateField(field);
  };
  const name = siteName({ property: form.values.property.trim(), city: form.values.city.trim() });
  return (
    <Stack maw={480}>
      <Autocomplete
        {...input('property')}
        data={properties}
        // Why: choosing from the list passes a string, not an event.
        onChange={(property) => form.setFieldValue('property', property)}
        onBlur={onBlur('property')}
      />
      <TextInput {...input('city')} onBlur={onBlur('city')} />
      <TextInput {...input('url')} onBlur={onBlur('url')} />
      <TextInput
        {...input('previewUrl')}
        description={siteMessages.previewUrlHelp}
        onBlur={onBlur('previewUrl')}
      />
      <TimeZoneField
        {...input('timeZone')}
        onChange={(timeZone) => timeZone && form.setFieldValue('timeZone', timeZone)}
      />
      {form.values.property.trim() && form.values.city.trim() && (
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          In lists: “{name}”
        </Text>
      )}
    </Stack>
  );
}

/** The time zone of a site, searchable by a part of its name. */
function TimeZoneField(props: SelectProps) {
  const known = timeZoneChoices();
  const { value } = props;
  const names = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Select
      {...props}
      description={siteMessages.timeZoneHelp}
      searchable
      allowDeselect={false}
      nothingFoundMessage={siteMessages.noTimeZone}
      // Why: rendering all four hundred at once would be slow.
      limit={60}
      data={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
    />
  );
}
