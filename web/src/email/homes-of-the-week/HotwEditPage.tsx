import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import {
  hotwMessages,
  hotwRecord,
  hotwStyles,
} from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { CampaignEditor, type Fields } from '../campaigns/CampaignEditor.tsx';
import { CampaignLoader } from '../campaigns/CampaignLoader.tsx';
import { firstCampaign } from '../campaigns/campaign-record.queries.ts';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import { EmailText } from '../campaigns/LateEmailText.tsx';
import { type HotwValues, hotwKind, newHotwValues } from './hotw-kind.ts';
import { Slots } from './Slots.tsx';

const notPassed = { path: 'sendDate', message: hotwMessages.sendDatePassed };

/** Spec, content 2: Homes of the Week, new (with a style to start from) or saved. */
export function HotwEditPage() {
  return (
    <CampaignLoader kind={hotwKind}>
      {(open) => (
        <CampaignEditor
          kind={hotwKind}
          open={open}
          startWith={() => newHotwValues(open.style)}
          notPassed={notPassed}
        >
          {(fields) => (
            <>
              <EditionFields
                {...fields}
                fields={hotwRecord.fields}
                styles={hotwStyles}
                firstSendTime="00:00"
                previewTextElse="the first listings"
              />
              <HotwFields {...fields} />
              <Slots {...fields} />
            </>
          )}
        </CampaignEditor>
      )}
    </CampaignLoader>
  );
}
HotwEditPage.firstQuery = firstCampaign(hotwKind);

type Props = Fields<HotwValues, typeof hotwRecord>;

const inTwo = { base: 1, sm: 2 };

/** Banners, the listing button and the introduction (Spec, content 2). */
function HotwFields({ input, values, isReadOnly, late, onChange }: Props) {
  return (
    <>
      <FormSection title="Banners">
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('bannerUrl')} />
          <TextInput {...input('bannerAlt')} placeholder="The text on the banner" />
        </SimpleGrid>
        <ImageSelect
          {...input('bannerImageUrl')}
          isBanner
          disabled={isReadOnly}
          onChange={(bannerImageUrl, chosen) =>
            onChange({ bannerImageUrl, ...(chosen && { bannerAlt: chosen.alt ?? '' }) })
          }
        />
        <Switch {...input('reuseBanner')} disabled={isReadOnly} />
        {!values.reuseBanner && (
          <>
            <SimpleGrid cols={inTwo} spacing="md">
              <TextInput {...input('banner2Url')} />
              <TextInput {...input('banner2Alt')} placeholder="The text on the banner" />
            </SimpleGrid>
            <ImageSelect
              {...input('banner2ImageUrl')}
              isBanner
              disabled={isReadOnly}
              onChange={(banner2ImageUrl, chosen) =>
                onChange({ banner2ImageUrl, ...(chosen && { banner2Alt: chosen.alt }) })
              }
            />
          </>
        )}
      </FormSection>
      <FormSection title="Text">
        <EmailText {...input('introduction')} isReadOnly={isReadOnly} late={late} />
        <SimpleGrid cols={inTwo} spacing="md">
          <TextInput {...input('listingUrl')} />
          <TextInput {...input('listingButtonText')} />
        </SimpleGrid>
      </FormSection>
    </>
  );
}
