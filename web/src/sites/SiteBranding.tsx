import { Textarea } from '@mantine/core';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import type { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { ColorField } from '../forms/ColorField.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ImageSelect } from '../images/ImageSelect.tsx';
import styles from './sites.module.css';

/** How the emails of a site look beyond their style: a colour, a logo, and the address in their footer. */
export function SiteBranding({ form, input }: RecordForm<typeof siteRecord>) {
  const text = form.values.brandColour;
  return (
    <div className={styles.fields}>
      <ColorField
        {...input('brandColour')}
        description={siteMessages.brandColourHelp}
        drawn={[
          { text, ground: '#ffffff', on: 'paper', hard: 'taken darker' },
          { text, ground: '#191c21', on: 'the dark scheme', hard: 'taken lighter' },
        ]}
      />
      <ImageSelect {...input('logoUrl')} description={siteMessages.logoHelp} folder="logos" />
      <Textarea
        {...input('postalAddress')}
        description={siteMessages.postalAddressHelp}
        autosize
        minRows={2}
        maxRows={5}
      />
    </div>
  );
}
