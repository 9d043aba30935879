import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { pathTo, useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { SeriesEditor } from './SeriesEditor.tsx';
import { seriesQuery } from './series.queries.ts';

/** Spec, content 2: a series with its posts. */
export function SeriesEditPage() {
  const params = useScreenParams('seriesEdit');
  const query = useQuery(seriesQuery(params));
  return (
    <Loaded screen="seriesEdit" list="seriesList" query={query}>
      {(series) =>
        params.siteId === String(series.siteId) ? (
          <SeriesEditor key={series.id} series={series} />
        ) : (
          <Navigate
            to={pathTo('seriesEdit', { siteId: series.siteId, seriesId: series.id })}
            replace
          />
        )
      }
    </Loaded>
  );
}
