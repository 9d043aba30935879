import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';

/** The segments that an email made with a template can go to; none without a template. */
export const useSegmentChoices = (emailTemplateId: number | null) =>
  useQuery({
    ...queryOf(segmentEndpoints.choices, { query: { emailTemplateId: emailTemplateId ?? 0 } }),
    enabled: emailTemplateId !== null,
    meta: { isQuiet: true },
  });
