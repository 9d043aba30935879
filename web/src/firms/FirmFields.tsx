import { Input, NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormSection } from '../forms/FormSection.tsx';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { optionalTextProps } from '../showcase/text-props.ts';
import { SiteMultiSelect } from '../sites/SiteMultiSelect.tsx';
import type { FirmValues } from './example-slot.ts';
import { FirmColors } from './FirmColors.tsx';
import styles from './firms.module.css';

interface Props {
  form: UseFormReturnType<FirmValues>;
  /** The name of the organization; null for a firm of nobody. */
  group: string | null;
}

const inTwo = { base: 1, sm: 2 };

/** What is written on a firm (Spec, showcase 3). */
export function FirmFields({ form, group }: Props) {
  const { values, errors } = form;
  return (
    <>
      <FormSection title="Firm">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput label="Name" withAsterisk maxLength={200} {...form.getInputProps('name')} />
          <Input.Wrapper label="Organization" labelElement="div">
            <p className={styles.readOnly}>{group ?? 'None: only staff see this firm.'}</p>
          </Input.Wrapper>
        </SimpleGrid>
        <SiteMultiSelect
          label="Sites"
          withAsterisk
          data-path="siteIds"
          value={values.siteIds}
          error={errors.siteIds}
          onChange={(siteIds) => form.setFieldValue('siteIds', siteIds)}
        />
        <Switch
          label="Paused"
          // Why: the label holds the description too, which would be read as a part of the name.
          aria-label="Paused"
          description="A paused firm cannot be chosen, and nothing of it is shown on the sites."
          {...form.getInputProps('isPaused', { type: 'checkbox' })}
        />
      </FormSection>
      <FormSection title="Words and links">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput
            label="Website"
            description="The button URL: where the button leads"
            type="url"
            placeholder="https://"
            maxLength={2000}
            {...optionalTextProps(form, 'website')}
          />
          <TextInput
            label="Button text"
            maxLength={40}
            {...optionalTextProps(form, 'buttonText')}
          />
          <TextInput
            label="Listing CTA Text"
            description="On the button of a listing"
            maxLength={60}
            {...optionalTextProps(form, 'moreInfoText')}
          />
          <TextInput
            label="HOTW Listing CTA Text"
            description="On the button of a listing in Homes of the Week"
            maxLength={60}
            {...optionalTextProps(form, 'seeInsideMessage')}
          />
          <NumberInput
            label="Thin word position"
            description="From this word on the header is thin; 0 is the first word."
            min={0}
            step={1}
            // Why: a wrong number is said, not silently changed.
            clampBehavior="none"
            {...form.getInputProps('headerThinIndex')}
            value={values.headerThinIndex ?? ''}
            onChange={(next) =>
              form.setFieldValue('headerThinIndex', next === '' ? null : (next as number))
            }
          />
          <TextInput
            label="Google Analytics tag"
            placeholder="G-ABC123"
            maxLength={50}
            {...optionalTextProps(form, 'googleAnalyticsTag')}
          />
        </SimpleGrid>
      </FormSection>
      <FirmColors form={form} />
      <FormSection title="Logos">
        <SimpleGrid cols={inTwo} spacing="md">
          {(['logoUrl1', 'logoUrl2'] as const).map((path, index) => (
            <ImageSelect
              key={path}
              label={`Logo ${index + 1}`}
              folder="logos"
              data-path={path}
              value={values[path]}
              error={errors[path]}
              onChange={(url) => form.setFieldValue(path, url)}
            />
          ))}
        </SimpleGrid>
      </FormSection>
    </>
  );
}
