import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { adminFields, seriesRecord } from '@masthead/shared/editorial/series/series.record.ts';
import type { SeriesRow } from '@masthead/shared/editorial/series/series.ts';
import { valuesOf } from '@masthead/shared/platform/records/record.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useRecordForm } from '../../platform/forms/use-record-form.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { latestSeries, rowOf, seriesQuery } from './series.queries.ts';

/** The form of a series with its one way of saving. */
export function useSeriesForm(series: SeriesRow) {
  const { id, siteId } = series;
  const { isAdmin } = useUser();
  const queryClient = useQueryClient();
  const area = useRecordForm(seriesRecord, series, { screen: 'seriesList' });
  const params = { siteId: String(siteId), seriesId: String(id) };
  const saving = useFormSave(area, {
    record: series,
    valuesOf: (saved: SeriesRow) => valuesOf(seriesRecord, saved),
    latest: () => latestSeries(params),
    onSaved: (saved: SeriesRow) => queryClient.setQueryData(seriesQuery(params).queryKey, saved),
  });
  /** Answers with the saved series; null when nothing was saved, and the form says why. */
  const save = async (sentence?: string): Promise<SeriesRow | null> => {
    const saved = await saving.save(async ({ slug, ...given }, version) => {
      // Why: what only admins see is not theirs to send.
      const data = isAdmin ? given : withoutAdminFields(given);
      const body = { id, version, data, ...(isAdmin && { title: slug }) };
      const sent = call(seriesEndpoints.update, { params: { siteId: String(siteId) }, body });
      return rowOf(await sayingFailure(seriesMessages.saveFailed, sent));
    }, sentence);
    if (saved) toast(seriesMessages.updated);
    return saved;
  };
  return { area, saving, save };
}
export type SeriesForm = ReturnType<typeof useSeriesForm>;

const withoutAdminFields = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => !(adminFields as readonly string[]).includes(key)),
  ) as T;
