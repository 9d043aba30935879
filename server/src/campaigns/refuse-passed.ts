import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
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
  const day = dayIn(values, path);
  if (day === null || day === dayIn(current, path)) return;
  if (day.slice(0, 10) < centralDay(new Date())) throw badRequest({ path, message });
}
