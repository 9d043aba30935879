import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import { type DailyDigest, digestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type AreaForm, isSame } from '../forms/use-area-form.ts';
import { digestQuery } from './daily-digest.queries.ts';
import { valuesOf } from './digest-values.ts';

/**
 * Keeps the form with a record that moves on by itself: when the send begins or ends, or a
 * colleague saves, the record is read again, and a form in which nothing is typed takes it over.
 */
export function useFollowDigest(
  digest: DailyDigest | null,
  area: AreaForm<typeof digestForm>,
  seen: CampaignStatus | undefined,
): void {
  const queryClient = useQueryClient();
  const id = digest?.id;
  const known = digest?.status;
  useEffect(() => {
    if (id === undefined || seen === undefined || seen === known) return;
    void queryClient.invalidateQueries(digestQuery(id));
  }, [id, seen, known, queryClient]);

  const version = digest?.version;
  const follow = useEffectEvent(() => {
    if (!digest || digest.version <= (area.version ?? 0)) return;
    const fresh = valuesOf(digest);
    const isSavedAsTyped = isSame(
      digestForm.safeParse(area.form.values).data,
      digestForm.safeParse(fresh).data,
    );
    if (!area.isChanged || isSavedAsTyped) area.markSaved(fresh, digest.version);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is what starts it.
  useEffect(() => follow(), [version, area.isChanged]);
}
