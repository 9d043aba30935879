import { Autocomplete, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type SiteForm, siteName } from '@masthead/shared/sites/site.ts';
import { useSites } from './site.queries.ts';
import styles from './sites.module.css';

/** Property, city and url of a site; what it will be called follows from them. */
export function SiteFields({ form }: { form: UseFormReturnType<SiteForm> }) {
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
        label="Property"
        data={properties}
        maxLength={100}
        {...form.getInputProps('property')}
        onBlur={onBlur('property')}
      />
      <TextInput
        label="City"
        maxLength={100}
        {...form.getInputProps('city')}
        onBlur={onBlur('city')}
      />
      <TextInput
        label="URL"
        type="url"
        placeholder="https://"
        maxLength={2000}
        {...form.getInputProps('url')}
        onBlur={onBlur('url')}
      />
      {form.values.property.trim() && form.values.city.trim() && (
        <p className={styles.result}>Lists will call it “{name}”.</p>
      )}
    </div>
  );
}
