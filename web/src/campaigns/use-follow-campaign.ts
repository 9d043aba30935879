import { whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { z } from 'zod';
import { type AreaForm, isSame } from '../forms/use-area-form.ts';
import type { CampaignKind, CampaignRecord } from './campaign-kind.ts';
import { campaignQuery } from './campaign-record.queries.ts';

/**
 * Keeps the form with a record that moves on by itself: when the send begins or ends, or a
 * colleague saves, the record is read again, and a form in which nothing is typed takes it over.
 * When it can no longer be changed the form shows what goes out, and what was typed is set aside.
 */
export function useFollowCampaign<S extends z.ZodObject, R extends CampaignRecord>(
  kind: CampaignKind<S, R>,
  record: R | null,
  area: AreaForm<S>,
  seen: CampaignStatus | undefined,
): void {
  const queryClient = useQueryClient();
  const id = record?.id;
  const known = record?.status;
  useEffect(() => {
    if (id === undefined || seen === undefined || seen === known) return;
    void queryClient.invalidateQueries({ queryKey: campaignQuery(kind, id).queryKey });
  }, [id, seen, known, kind, queryClient]);

  const version = record?.version;
  const isSavedAs = (fresh: z.input<S>) =>
    isSame(kind.form.safeParse(area.form.values).data, kind.form.safeParse(fresh).data);
  const follow = useEffectEvent(() => {
    if (!record) return;
    const isNewer = record.version > (area.version ?? 0);
    const isFixed = whyEditBlocked(record.status) !== null;
    const fresh = kind.valuesOf(record);
    if (isFixed && area.isChanged && !isSavedAs(fresh)) area.setAside(fresh, record.version);
    else if (isNewer && (!area.isChanged || isSavedAs(fresh))) area.takeOver(fresh, record.version);
  });
  // Why: before the next key is pressed, or it would be typed into fields that no longer count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is what starts it.
  useLayoutEffect(() => follow(), [version, known, area.isChanged]);
}
