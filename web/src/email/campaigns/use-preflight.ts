import { useDebouncedValue } from '@mantine/hooks';
import type { PreflightReport } from '@masthead/shared/email/campaigns/preflight-call.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { hashOnce, textOf } from '../../platform/forms/field-words.ts';
import type { CampaignCallsOfPreflight } from './campaign-kind.ts';

/** What is typed is looked at when the fingers rest for this long. */
const settleMs = 800;
/** How often the panel asks while links are being looked up. */
const lookUpMs = 3000;

interface Asked {
  endpoints: CampaignCallsOfPreflight;
  /** null: not saved yet. */
  id: number | null;
  values: Record<string, unknown>;
  /** It goes out as it is, or has: nothing can be done about it. */
  isFixed: boolean;
}

/** The preflight report of the form; null until the first response. */
export function usePreflight({ endpoints, id, values, isFixed }: Asked) {
  // Why as text: values that say the same are no reason to ask again.
  const [settled] = useDebouncedValue(textOf(values), settleMs);
  const asked = useMemo(
    () =>
      queryOf(endpoints.preflight, {
        body: { id, values: JSON.parse(settled) as Asked['values'] },
      }),
    [endpoints, id, settled],
  );
  const query = useQuery({
    ...asked,
    queryKeyHashFn: hashOnce,
    enabled: !isFixed,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.isLookingUp ? lookUpMs : false),
    meta: { isQuiet: true },
  });
  const accepting = useMutation({
    mutationFn: (warning: { key: string; about: string; reason: string | null }) =>
      call(endpoints.acceptWarning, { body: { id: id ?? 0, ...warning } }),
  });
  const report: PreflightReport | null = (!isFixed && query.data) || null;
  return { report, accept: id === null ? null : accepting.mutateAsync };
}

export type Preflight = ReturnType<typeof usePreflight>;
