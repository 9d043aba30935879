import { Autocomplete, Stack, Text, TextInput } from '@mantine/core';
import { siteMessages } from '@masthead/shared/people/sites/site.messages.ts';
import {
  type SiteForm,
  siteName,
  type siteRecord,
} from '@masthead/shared/people/sites/site.record.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { useSites } from './site.queries.ts';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';

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
      <TimeZoneSelect
        {...input('timeZone')}
        description={siteMessages.timeZoneHelp}
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
