import { headlines, useEditionLabels } from '../campaigns/edition-labels.tsx';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import type { DigestValues, Series } from './digest-values.ts';

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
  const { utm, emailTemplateId, ...edition } = useEditionLabels();
  return {
    ...edition,
    newsItems: { label: 'News Items', show: headlines },
    newsLinks: { label: "'Plus' News Links", show: headlines },
    series1: seriesField('Series 1'),
    series2: seriesField('Series 2'),
    series3: seriesField('Series 3'),
    series4: seriesField('Series 4'),
    series5: seriesField('Series 5'),
    trendingEvents: { label: 'Trending Events', show: headlines },
    utm,
    emailTemplateId,
  };
}
