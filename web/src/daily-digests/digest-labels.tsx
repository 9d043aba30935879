import { clockTime, sendDay } from '@masthead/shared/dates.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useEmailTemplates } from '../email-templates/email-template.queries.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { useSites } from '../sites/site.queries.ts';
import styles from './digest.module.css';
import type { DigestValues, Post, Series } from './digest-values.ts';

const headlines = (posts: Post[]) =>
  posts.length === 0 ? (
    '–'
  ) : (
    <ol className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>{post.headline}</li>
      ))}
    </ol>
  );

const seriesField = (name: string) => ({
  label: name,
  show: (series: Series | null) =>
    series && (
      <>
        {series.title}
        {headlines(series.items)}
      </>
    ),
});

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
    newsItems: { label: 'News Items', show: headlines },
    newsLinks: { label: "'Plus' News Links", show: headlines },
    series1: seriesField('Series 1'),
    series2: seriesField('Series 2'),
    series3: seriesField('Series 3'),
    series4: seriesField('Series 4'),
    series5: seriesField('Series 5'),
    trendingEvents: { label: 'Trending Events', show: headlines },
    utm: { label: 'UTM', show: (utm) => Object.values(utm).join(', ') },
    emailTemplateId: { label: 'Email template', show: templateName },
  };
}
