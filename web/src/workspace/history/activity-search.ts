import {
  activityActionLabels,
  activityActions,
} from '@masthead/shared/platform/history/history.ts';
import {
  addDays,
  type Day,
  listDay,
  rangeStart,
  today,
} from '@masthead/shared/platform/values/dates.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { z } from 'zod';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { choiceOf, optionalId } from '../../platform/lists/search.ts';

const slugs = allKinds.map(({ slug }) => slug);
const day = z.iso.date().nullable().default(null).catch(null);

/** The state of Activity in the URL; `before` is the change that the page starts after. */
export const activitySearch = z.object({
  person: z.coerce.number().int().min(0).nullable().default(null).catch(null),
  kind: choiceOf(['all', ...slugs]),
  record: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullable()
    .default(null)
    .catch(null),
  action: choiceOf(['all', ...activityActions]),
  by: choiceOf(['anybody', 'partners']),
  from: day,
  to: day,
  before: optionalId,
});
export type ActivitySearch = z.output<typeof activitySearch>;

/** The filters as query parameters of the call. */
export const queryOfSearch = ({
  person,
  kind,
  record,
  action,
  by,
  from,
  to,
  before,
}: ActivitySearch) => ({
  ...(person !== null && { person: String(person) }),
  ...(kind !== 'all' && { kind }),
  ...(kind !== 'all' && record !== null && { id: record }),
  ...(action !== 'all' && { action }),
  ...(by === 'partners' && { by }),
  ...(from && { from }),
  ...(to && { to }),
  ...(before !== null && { before: String(before) }),
});

/** Presets for the days. */
export const dayPresets = [
  'Today',
  'Yesterday',
  'Last 7 Days',
  'Last 30 Days',
  'This Year',
] as const;
type Preset = (typeof dayPresets)[number];

/** The days of a preset, both included. */
export function daysOf(preset: Preset, now: Date): { from: Day; to: Day } {
  const last = today(now);
  const yesterday = addDays(last, -1);
  if (preset === 'Yesterday') return { from: yesterday, to: yesterday };
  return { from: rangeStart(preset, now), to: last };
}

/** The preset that matches these days, if any. */
export const presetOf = ({ from, to }: Pick<ActivitySearch, 'from' | 'to'>, now: Date) =>
  dayPresets.find((preset) => {
    const days = daysOf(preset, now);
    return days.from === from && days.to === to;
  }) ?? null;

type OnChange = (changes: Partial<ActivitySearch>) => void;

const nounOf = (slug: string) => allKinds.find((kind) => kind.slug === slug)?.noun ?? slug;

/** The label of a kind of record. */
export const kindLabel = (slug: string): string => {
  const noun = nounOf(slug);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
};

/** The filters of Activity as chips. */
export function activityChips(
  search: ActivitySearch,
  nameOf: (person: number) => string,
  onChange: OnChange,
): Chip[] {
  const { person, kind, record, action, by, from, to } = search;
  const chips: (Chip | false)[] = [
    person !== null && {
      label: `By: ${nameOf(person)}`,
      onRemove: () => onChange({ person: null }),
    },
    kind !== 'all' && {
      label: `Record: ${kindLabel(kind)}`,
      onRemove: () => onChange({ kind: 'all', record: null }),
    },
    kind !== 'all' &&
      record !== null && { label: `Number: ${record}`, onRemove: () => onChange({ record: null }) },
    action !== 'all' && {
      label: `Action: ${activityActionLabels[action]}`,
      onRemove: () => onChange({ action: 'all' }),
    },
    by === 'partners' && { label: 'By: partners', onRemove: () => onChange({ by: 'anybody' }) },
    from !== null && { label: `From ${listDay(from)}`, onRemove: () => onChange({ from: null }) },
    to !== null && { label: `To ${listDay(to)}`, onRemove: () => onChange({ to: null }) },
  ];
  return chips.filter((chip): chip is Chip => chip !== false);
}
