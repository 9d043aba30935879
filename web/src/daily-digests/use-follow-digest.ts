import { whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import { type DailyDigest, digestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type AreaForm, isSame } from '../forms/use-area-form.ts';
import { digestQuery } from './daily-digest.queries.ts';
import { type DigestValues, valuesOf } from './digest-values.ts';

/**
 * Keeps the form with a record that moves on by itself: when the send begins or ends, or a
 * colleague saves, the record is read again, and a form in which nothing is typed takes it over.
 * When it can no longer be changed the form shows what goes out, and what was typed is set aside.
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
  const isSavedAs = (fresh: DigestValues) =>
    isSame(digestForm.safeParse(area.form.values).data, digestForm.safeParse(fresh).data);
  const follow = useEffectEvent(() => {
    if (!digest) return;
    const isNewer = digest.version > (area.version ?? 0);
    const isFixed = whyEditBlocked(digest.status) !== null;
    const fresh = valuesOf(digest);
    if (isFixed && area.isChanged && !isSavedAs(fresh)) area.setAside(fresh, digest.version);
    else if (isNewer && (!area.isChanged || isSavedAs(fresh))) area.takeOver(fresh, digest.version);
  });
  // Why: before the next key is pressed, or it would be typed into fields that no longer count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is what starts it.
  useLayoutEffect(() => follow(), [version, known, area.isChanged]);
}
