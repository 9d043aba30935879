import { z } from 'zod';
import { type Day, dayMs } from '../../platform/values/dates.ts';
import { adSlotRow } from './ad-slot.ts';

const days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** A site of the booking timeline: its slots, overlaps and gaps. */
export const timelineSite = z.object({
  siteId: z.int(),
  site: z.string(),
  slots: z.array(adSlotRow),
  overlaps: z.array(days.extend({ slotIds: z.array(z.int()) })),
  gaps: z.array(days),
});

/** The booking timeline of a range of days. */
export const timeline = z.object({ ...days.shape, sites: z.array(timelineSite) });
export type Timeline = z.infer<typeof timeline>;

/** The booking queue: launches, endings and listings that need attention. */
export const slotQueue = z.object({
  /** Starts within 3 days and is incomplete, with what is missing. */
  starting: z.array(adSlotRow.extend({ missing: z.array(z.string()) })),
  /** Ends within 7 days and can be renewed, with its renewal once there is one. */
  ending: z.array(
    adSlotRow.extend({
      renewedAs: z.object({ id: z.int(), title1: z.string(), startDate: z.iso.date() }).nullable(),
    }),
  ),
  /** Conflicting slots of different organizations, which only staff can see. */
  doubleBooked: z.array(
    days.extend({
      id: z.int(),
      title1: z.string(),
      firms: z.array(z.string()),
      other: z.object({ id: z.int(), title1: z.string(), firms: z.array(z.string()) }),
      sites: z.array(z.string()),
    }),
  ),
  withoutImage: z.array(z.object({ id: z.int(), description1: z.string(), firm: z.string() })),
  pastOpenHouse: z.array(
    z.object({
      id: z.int(),
      description1: z.string(),
      firm: z.string(),
      endedAt: z.iso.datetime(),
    }),
  ),
});
export type SlotQueue = z.infer<typeof slotQueue>;

/** A client proof link: one slot, read-only, expiring, revocable. */
export const slotProof = z.object({
  id: z.int(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
});

/** A new proof link with its address, which is shown only once. */
export const newSlotProof = slotProof.extend({ url: z.string() });

/** Impressions and clicks of a slot on a site, by date in the site's time zone. */
export const slotNumbers = z.object({
  siteId: z.int(),
  site: z.string(),
  day: z.iso.date(),
  impressions: z.int(),
  viewable: z.int(),
  clicks: z.int(),
  /** Bots and repeats, left out of the other three. */
  filtered: z.int(),
});
export type SlotNumbers = z.infer<typeof slotNumbers>;

const toNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const toDay = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

/** A slot with its dates. */
export interface Booked {
  id: number;
  startDate: Day;
  endDate: Day;
  /** Claims that no other slot of the site should share on a day: 'firm 3', 'popup'. */
  claims: readonly string[];
}

/** The claims of a slot: its firms, its listings, and the popup of the site. */
export const claimsOf = (
  firmIds: readonly number[],
  listingIds: readonly number[],
  displayEffect: string,
): string[] => [
  ...firmIds.map((id) => `firm ${id}`),
  ...listingIds.map((id) => `listing ${id}`),
  ...(displayEffect === 'popup' ? ['popup'] : []),
];

/** The slots that run on a day, by claim. */
function runningSlots() {
  const ids = new Set<number>();
  const byClaim = new Map<string, Set<number>>();
  const contested = new Set<string>();
  const at = (claim: string) => {
    const known = byClaim.get(claim) ?? new Set();
    byClaim.set(claim, known);
    return known;
  };
  const note = (claim: string, holders: ReadonlySet<number>) =>
    holders.size > 1 ? contested.add(claim) : contested.delete(claim);
  return {
    isNone: () => ids.size === 0,
    start({ id, claims }: Booked) {
      ids.add(id);
      for (const claim of claims) note(claim, at(claim).add(id));
    },
    end({ id, claims }: Booked) {
      ids.delete(id);
      for (const claim of claims) {
        at(claim).delete(id);
        note(claim, at(claim));
      }
    },
    /** The slots that share a claim with another. */
    meeting: () =>
      [...new Set([...contested].flatMap((claim) => [...at(claim)]))].sort((a, b) => a - b),
  };
}

/**
 * The overlaps of a range (the same firm, the same listing, or two popups), split where the set of
 * overlapping slots changes, and the gaps. All ranges include both ends.
 */
export function overlapsAndGaps(slots: readonly Booked[], from: Day, to: Day) {
  const first = toNumber(from);
  const end = toNumber(to) + 1;
  const starts = new Map<number, Booked[]>();
  const ends = new Map<number, Booked[]>();
  const note = (map: Map<number, Booked[]>, day: number, slot: Booked) =>
    map.set(day, [...(map.get(day) ?? []), slot]);
  for (const slot of slots) {
    const start = Math.max(toNumber(slot.startDate), first);
    const after = Math.min(toNumber(slot.endDate) + 1, end);
    if (start >= after) continue;
    note(starts, start, slot);
    note(ends, after, slot);
  }
  const edges = [...new Set([first, end, ...starts.keys(), ...ends.keys()])].sort((a, b) => a - b);
  const running = runningSlots();
  const overlaps: { from: Day; to: Day; slotIds: number[] }[] = [];
  const gaps: { from: Day; to: Day }[] = [];
  let before = '';
  edges.forEach((edge, at) => {
    for (const slot of ends.get(edge) ?? []) running.end(slot);
    for (const slot of starts.get(edge) ?? []) running.start(slot);
    const next = edges[at + 1];
    if (next === undefined) return;
    const range = { from: toDay(edge), to: toDay(next - 1) };
    if (running.isNone()) gaps.push(range);
    const slotIds = running.meeting();
    const last = overlaps.at(-1);
    if (last && slotIds.length > 0 && slotIds.join() === before) last.to = range.to;
    else if (slotIds.length > 0) overlaps.push({ ...range, slotIds });
    before = slotIds.join();
  });
  return { overlaps, gaps };
}
