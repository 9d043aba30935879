import { Input, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import { showcaseMessages } from '@masthead/shared/showcase/showcase.messages.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { SiteMultiSelect } from '../sites/SiteMultiSelect.tsx';
import { FirmColors } from './FirmColors.tsx';
import styles from './firms.module.css';

interface Props extends Pick<RecordForm<typeof firmRecord>, 'form' | 'input'> {
  /** The name of the organization; null for a firm of nobody. */
  group: string | null;
}

const inTwo = { base: 1, sm: 2 };

/** What is written on a firm (Spec, showcase 3). */
export function FirmFields({ form, input, group }: Props) {
  return (
    <>
      <FormSection title="Firm">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('name')} />
          <Input.Wrapper label="Organization" labelElement="div">
            <p className={styles.readOnly}>{group ?? 'None: only staff see this firm.'}</p>
          </Input.Wrapper>
        </SimpleGrid>
        <SiteMultiSelect {...input('siteIds')} />
        <Switch {...input('isPaused')} />
      </FormSection>
      <FormSection title="Words and links">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('website')} />
          <TextInput {...input('buttonText')} />
          <TextInput {...input('moreInfoText')} />
          <TextInput {...input('seeInsideMessage')} />
          <NumberField {...input('headerThinIndex')} description={showcaseMessages.thinFrom} />
          <TextInput {...input('googleAnalyticsTag')} />
        </SimpleGrid>
      </FormSection>
      <FirmColors form={form} input={input} />
      <FormSection title="Logos">
        <SimpleGrid cols={inTwo} spacing="md">
          <ImageSelect {...input('logoUrl1')} folder="logos" />
          <ImageSelect {...input('logoUrl2')} folder="logos" />
        </SimpleGrid>
      </FormSection>
    </>
  );
}
