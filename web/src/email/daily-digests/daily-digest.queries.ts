import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import type { DigestStyle } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { digestMessages } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

/** The posts of the window of a site and send date, by section (Spec, content 7). */
export const useBuildDigest = () =>
  useMutation({
    mutationFn: (query: { siteId: number; sendDate: Day; style: DigestStyle }) =>
      call(dailyDigestEndpoints.build, { query }),
  });

interface Draft {
  id: number;
  version: number;
}

/** Creates tomorrow's drafts for all cities, reports each city, and can undo drafts that nobody has changed. */
export function useMakeTomorrows() {
  const undo = useMutation({
    mutationFn: (drafts: Draft[]) => call(dailyDigestEndpoints.undoTomorrows, { body: { drafts } }),
    onSuccess: (undone) => toast(digestMessages.tomorrowsUndone(undone)),
  });
  return useMutation({
    mutationFn: () => call(dailyDigestEndpoints.makeTomorrows),
    onSuccess: (made) => {
      const drafts = made.cities.flatMap(({ id, version }) =>
        id === null || version === null ? [] : { id, version },
      );
      const said = digestMessages.tomorrowsMade(made);
      if (drafts.length === 0) toast(said);
      else toastUndo(said, () => undo.mutate(drafts));
    },
  });
}
