import { seriesRecord } from '@masthead/shared/series/series.record.ts';
import type { SeriesRow } from '@masthead/shared/series/series.ts';
import { useGoTo } from '../app/links.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { SeriesActions } from './SeriesActions.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { SeriesPosts } from './SeriesPosts.tsx';
import { useSeriesForm } from './use-series-form.ts';

const labels = labelsOf(seriesRecord, {});

/** The form of a series; its posts are kept at once, each by itself. */
export function SeriesEditor({ series }: { series: SeriesRow }) {
  const goTo = useGoTo();
  const { area, saving, save } = useSeriesForm(series);
  const onSave = async () => {
    if (await save()) await goTo('seriesList');
  };
  return (
    <EditShell
      screen="seriesEdit"
      title={series.headline}
      list="seriesList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={<SeriesActions series={series} save={save} isSaving={saving.isSaving} />}
    >
      <SeriesFields form={area.form} input={area.input} site={series.city} />
      <SeriesPosts
        series={series}
        isSingle={area.form.values.type === 'Single'}
        onBanner={(url) => area.form.setFieldValue('banner', url)}
      />
    </EditShell>
  );
}
