import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';

/** The posts of the window of a site and send date, by section (Spec, content 7). */
export const useBuildDigest = () =>
  useMutation({
    mutationFn: (query: { siteId: number; sendDate: Day }) =>
      call(dailyDigestEndpoints.build, { query }),
  });
