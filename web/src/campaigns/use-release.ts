import { releaseReasons, whyUnreleased } from '@masthead/shared/campaigns/release.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';

/** How often a release that waits for somebody is asked about. */
const waitMs = 10_000;

/** Where the release of an email stands, and why it keeps the email back: by `isChanged`, what is typed is another one. */
export function useRelease<R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  record: R | null,
  isChanged: boolean,
) {
  const { data } = useQuery({
    ...queryOf(endpoints.release, { params: { id: record?.id ?? 0 } }),
    enabled: record !== null,
    refetchInterval: ({ state }) => (state.data?.asked && !state.data.approved ? waitMs : false),
    meta: { isQuiet: true },
  });
  if (!data) return null;
  const why = data.approved && isChanged ? releaseReasons.unsaved : whyUnreleased(data);
  return { ...data, isChanged, blockedBy: data.isNeeded ? why : null };
}
export type ShownRelease = NonNullable<ReturnType<typeof useRelease>>;
