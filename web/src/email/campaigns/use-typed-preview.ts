import { useDebouncedValue } from '@mantine/hooks';
import type { CampaignCalls } from '@masthead/shared/email/campaigns/campaign-calls.ts';
import type { TypedPreview } from '@masthead/shared/email/campaigns/campaign-check-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { hashOnce, textOf } from '../../platform/forms/field-words.ts';

/** What is typed is drawn when the fingers rest for this long. */
const settleMs = 400;

/** What is drawn, and of what. */
export interface Drawn {
  endpoint: CampaignCalls['typedPreview'];
  /** null: not saved yet. */
  id: number | null;
  values: Record<string, unknown>;
}

/**
 * The email as it is typed now. A question that is no longer of what is typed is given up, so that one is
 * open at a time and the last one counts; until its answer is there, the email before it is shown.
 */
export function useTypedPreview({ endpoint, id, values }: Drawn) {
  // Why as text: values that say the same are no reason to ask again.
  const typed = textOf(values);
  const [settled] = useDebouncedValue(typed, settleMs);
  const asked = useMemo(
    () => queryOf(endpoint, { body: { id, values: JSON.parse(settled) as Drawn['values'] } }),
    [endpoint, id, settled],
  );
  const query = useQuery({
    ...asked,
    queryKeyHashFn: hashOnce,
    gcTime: 0,
    meta: { isQuiet: true },
  });
  const [shown, setShown] = useState<TypedPreview | null>(null);
  if (query.data && query.data !== shown) setShown(query.data);
  return {
    shown: query.data ?? shown,
    error: query.error,
    isBusy: query.isFetching || typed !== settled,
    retry: query.refetch,
    isRetrying: query.isFetching,
  };
}
