import { firstCampaign } from '../campaigns/campaign-record.queries.ts';
import { NewsAlertForm } from './NewsAlertForm.tsx';
import { newsAlertKind } from './news-alert-kind.ts';

/** Spec, content 2: a saved news alert. */
export const NewsAlertEditPage = () => <NewsAlertForm />;
NewsAlertEditPage.firstQuery = firstCampaign(newsAlertKind);
