import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
import { isPassed } from '@masthead/shared/campaigns/passed-day.ts';
import { centralDay } from '@masthead/shared/dates.ts';
import { badRequest } from '../http/errors.ts';
import type { Save } from '../records/store.ts';

const dayIn = (values: object | null, path: string): string | null =>
  (values as Record<string, string | null> | null)?.[path] ?? null;

/** Refuses a day before today that is new; one that stood there must not keep the rest from being saved. */
export function refusePassed(
  { values, current }: Pick<Save<AnyCampaign>, 'values' | 'current'>,
  path: string,
  message: string,
): void {
  if (isPassed(dayIn(values, path), dayIn(current, path), centralDay(new Date())))
    throw badRequest({ path, message });
}
