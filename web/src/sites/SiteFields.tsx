import { Autocomplete, TextInput } from '@mantine/core';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import type { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { type SiteForm, siteName } from '@masthead/shared/sites/site.ts';
import type { RecordForm } from '../forms/use-record-form.ts';
import { useSites } from './site.queries.ts';
import styles from './sites.module.css';
import { TimeZoneField } from './TimeZoneField.tsx';

/** Property, city and url of a site; what it will be called follows from them. */
export function SiteFields({ form, input }: Pick<RecordForm<typeof siteRecord>, 'form' | 'input'>) {
  const sites = useSites().data ?? [];
  const properties = [...new Set(sites.map(({ property }) => property))];
  // Why: a disabled Save checks nothing, so a field says what is wrong as soon as it is left.
  const onBlur = (field: keyof SiteForm) => () => {
    if (form.isDirty(field)) form.validateField(field);
  };
  const name = siteName({ property: form.values.property.trim(), city: form.values.city.trim() });
  return (
    <div className={styles.fields}>
      <Autocomplete
        {...input('property')}
        data={properties}
        // Why: a choice of the list comes as a word, not as an event.
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
        <p className={styles.result}>Lists will call it “{name}”.</p>
      )}
    </div>
  );
}
