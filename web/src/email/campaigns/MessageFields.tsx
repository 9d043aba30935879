import { Select, SimpleGrid, TextInput } from '@mantine/core';
import {
  alertMessages,
  type bannerFields,
  type messageFields,
  type PhotoType,
} from '@masthead/shared/email/campaigns/alert-record.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { type ReactNode, useState } from 'react';
import { DayField } from '../../platform/forms/DayField.tsx';
import { DayTimeField } from '../../platform/forms/DayTimeField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import textStyles from '../../platform/ui/text.module.css';
import type { Fields } from './CampaignEditor.tsx';
import { EmailText } from './LateEmailText.tsx';

type Declared = ReturnType<typeof messageFields> & typeof bannerFields;
type Alert = AnyRecord & { fields: Declared };

interface Banner {
  startDate: string | null;
  endDate: string | null;
}

interface Props extends Pick<Fields<Banner, Alert>, 'input' | 'isReadOnly' | 'late'> {
  /** The types of photo that the kind offers. */
  photoTypes: readonly PhotoType[];
  /** Between the title and the photo. */
  children?: ReactNode;
}

const inTwo = { base: 1, sm: 2 };

/** The message of a promo or news alert, and the banner it can be on the websites (Spec, content 2). */
export function MessageFields({ input, isReadOnly, late, photoTypes, children }: Props) {
  const [firstDay] = useState(() => today(new Date()));
  return (
    <>
      <FormSection title="Message">
        <TextInput {...input('title')} placeholder="The subject, if empty" />
        {children}
        <SimpleGrid cols={inTwo} spacing="md">
          <ImageSelect {...input('photoUrl')} disabled={isReadOnly} />
          <Select {...input('photoType')} allowDeselect={false} data={photoTypes} />
          <TextInput {...input('buttonLabel')} placeholder="Read more" />
          <TextInput {...input('buttonUrl')} />
        </SimpleGrid>
        <EmailText {...input('body')} isReadOnly={isReadOnly} late={late} />
      </FormSection>
      <FormSection title="Website footer banner">
        <p className={textStyles.dimmed}>{alertMessages.banner}</p>
        <SimpleGrid cols={inTwo} spacing="md">
          <DayTimeField
            {...input('startDate')}
            usualTime="06:00"
            min={firstDay}
            readOnly={isReadOnly}
          />
          <DayField
            {...input('endDate')}
            min={input('startDate').value?.slice(0, 10) ?? firstDay}
            readOnly={isReadOnly}
          />
        </SimpleGrid>
      </FormSection>
    </>
  );
}
