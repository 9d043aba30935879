import { clockTime, sendDay } from '@masthead/shared/dates.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useEmailTemplates } from '../email-templates/email-template.queries.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { useSites } from '../sites/site.queries.ts';
import type { DigestValues } from './digest-values.ts';

/** How the fields of a digest are called where two people's work is compared, in screen order. */
export function useDigestLabels(): FieldLabels<DigestValues> {
  const sites = useSites();
  const templates = useEmailTemplates();
  const cityOf = (id: number | null | undefined) => {
    const site = sites.data?.find((one) => one.id === id);
    return site ? siteLabel(site) : '–';
  };
  const templateName = (id: number | null) =>
    templates.data?.find((one) => one.id === id)?.description ?? '–';
  return {
    siteId: { label: 'City', show: cityOf },
    style: 'Style',
    sendDate: { label: 'Send date', show: (day) => (day ? sendDay(day) : '–') },
    sendTime: { label: 'Send time', show: (clock) => (clock ? clockTime(clock) : '–') },
    subject: 'Subject line',
    newsItems: 'News Items',
    newsLinks: "'Plus' News Links",
    series1: 'Series 1',
    series2: 'Series 2',
    series3: 'Series 3',
    series4: 'Series 4',
    series5: 'Series 5',
    trendingEvents: 'Trending Events',
    utm: { label: 'UTM', show: (utm) => Object.values(utm).join(', ') },
    emailTemplateId: { label: 'Email template', show: templateName },
  };
}
