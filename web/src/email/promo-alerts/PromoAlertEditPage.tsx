import {
  alertLimits,
  alertMessages,
  photoTypes,
} from '@masthead/shared/email/campaigns/alert-record.ts';
import {
  promoAlertRecord,
  promoStyles,
} from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { type Block, fieldBlock } from '../campaigns/block.ts';
import { CampaignEditor } from '../campaigns/CampaignEditor.tsx';
import { CampaignLoader } from '../campaigns/CampaignLoader.tsx';
import { firstCampaign } from '../campaigns/campaign-record.queries.ts';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import { MessageFields } from '../campaigns/MessageFields.tsx';
import { PostSections } from '../campaigns/PostSections.tsx';
import { newPromoAlertValues, type PromoAlertValues, promoAlertKind } from './promo-alert-kind.ts';

type Section = Block<PromoAlertValues>;
const { posts } = alertLimits;

const blocks: [Section, ...Section[]] = [
  fieldBlock('trendingNews', 'Trending News', posts),
  fieldBlock('trendingEvents', 'Trending Events', posts, 'event'),
  fieldBlock('trendingPlaces', 'Trending Places', posts, 'place'),
];

const notPassed = { path: 'startDate', message: alertMessages.startPassed };

/** Spec, content 2: a promo alert, new (with a style to start from) or saved. */
export function PromoAlertEditPage() {
  return (
    <CampaignLoader kind={promoAlertKind}>
      {(open) => (
        <CampaignEditor
          kind={promoAlertKind}
          open={open}
          startWith={() => newPromoAlertValues(open.style, today(new Date()))}
          notPassed={notPassed}
        >
          {(fields) => (
            <>
              <EditionFields
                {...fields}
                fields={promoAlertRecord.fields}
                styles={promoStyles}
                firstSendTime="00:00"
                subjectCutAt={500}
                previewTextElse="the title and the first words"
              />
              <MessageFields {...fields} photoTypes={photoTypes} />
              <PostSections {...fields} siteId={fields.values.siteId ?? null} blocks={blocks} />
            </>
          )}
        </CampaignEditor>
      )}
    </CampaignLoader>
  );
}
PromoAlertEditPage.firstQuery = firstCampaign(promoAlertKind);
