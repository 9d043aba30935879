import { TextInput } from '@mantine/core';
import {
  alertLimits,
  alertMessages,
  newsPhotoTypes,
} from '@masthead/shared/email/campaigns/alert-record.ts';
import {
  newsAlertCut,
  newsAlertRecord,
  newsAlertStyles,
} from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { type Block, fieldBlock } from '../campaigns/block.ts';
import { CampaignEditor } from '../campaigns/CampaignEditor.tsx';
import { CampaignLoader } from '../campaigns/CampaignLoader.tsx';
import { firstCampaign } from '../campaigns/campaign-record.queries.ts';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import { MessageFields } from '../campaigns/MessageFields.tsx';
import { PostSections } from '../campaigns/PostSections.tsx';
import { type NewsAlertValues, newNewsAlertValues, newsAlertKind } from './news-alert-kind.ts';

type Section = Block<NewsAlertValues>;
const { posts } = alertLimits;

const blocks: [Section, ...Section[]] = [
  fieldBlock('newsItems', 'News Items', posts),
  fieldBlock('newsLinks', "'Plus' News Links", posts),
  fieldBlock('trendingEvents', 'Trending Events', posts, 'event'),
  fieldBlock('trendingPlaces', 'Trending Places', posts, 'place'),
];

const notPassed = { path: 'startDate', message: alertMessages.startPassed };

/** Spec, content 2: the form of one news alert, blank or saved. */
export function NewsAlertEditPage() {
  return (
    <CampaignLoader kind={newsAlertKind}>
      {(open) => (
        <CampaignEditor
          notPassed={notPassed}
          kind={newsAlertKind}
          open={open}
          startWith={() => newNewsAlertValues(today(new Date()))}
        >
          {(fields) => (
            <>
              <EditionFields
                {...fields}
                fields={newsAlertRecord.fields}
                styles={newsAlertStyles}
                firstSendTime="00:00"
                subjectCutAt={newsAlertCut}
                previewTextElse="the title and the first words"
              />
              <MessageFields {...fields} photoTypes={newsPhotoTypes}>
                <TextInput {...fields.input('teaser')} placeholder="A line under the title" />
              </MessageFields>
              <PostSections {...fields} siteId={fields.values.siteId ?? null} blocks={blocks} />
            </>
          )}
        </CampaignEditor>
      )}
    </CampaignLoader>
  );
}
NewsAlertEditPage.firstQuery = firstCampaign(newsAlertKind);
