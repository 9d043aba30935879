import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import type { DriftedSource } from '@masthead/shared/email/campaigns/drift.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';

/** What has changed under an email that is frozen; null until it is known. */
export function useDrift<R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  record: R | null,
): readonly DriftedSource[] | null {
  const asked = queryOf(endpoints.drift, { params: { id: record?.id ?? 0 } });
  const isFixed = record !== null && whyEditBlocked(record.status) !== null;
  const { data } = useQuery({ ...asked, enabled: isFixed, meta: { isQuiet: true } });
  // Why: what is cached of an email says nothing any more once it can be edited again.
  return (isFixed && data?.sources) || null;
}

/** What has changed under the email of an editor; null until it is known. */
export const Drifted = createContext<readonly DriftedSource[] | null>(null);

/** What has changed under a row of the email, if it has. */
export const useDrifted = (path: string, id: number): DriftedSource | undefined =>
  use(Drifted)?.find((source) => source.path === path && source.id === id);
