import { z } from 'zod';
import type { Day } from '../dates.ts';
import { adSlotRow } from './ad-slot.ts';

const days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** A site of the booking timeline: its slots, the days with several, the days with none. */
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

/** What somebody should look at: launches, endings, listings (reliability of bookings). */
export const slotQueue = z.object({
  /** Starts within 3 days and is incomplete, with what is missing. */
  starting: z.array(adSlotRow.extend({ missing: z.array(z.string()) })),
  /** Ends within 7 days and can be renewed. */
  ending: z.array(adSlotRow),
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

/** What a slot was seen and clicked, on a site and day of the site's zone. */
export const slotNumbers = z.object({
  siteId: z.int(),
  site: z.string(),
  day: z.iso.date(),
  impressions: z.int(),
  viewable: z.int(),
  clicks: z.int(),
  /** Of robots and repeats, left out of the three. */
  filtered: z.int(),
});
export type SlotNumbers = z.infer<typeof slotNumbers>;

const dayMs = 86_400_000;
const toNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const toDay = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

interface Booked {
  id: number;
  startDate: Day;
  endDate: Day;
}

/**
 * The days of a range on which several slots run, cut where the set of slots changes, and the days on
 * which none runs. Both ends of every range are days that belong to it.
 */
export function overlapsAndGaps(slots: readonly Booked[], from: Day, to: Day) {
  const first = toNumber(from);
  const end = toNumber(to) + 1;
  const starts = new Map<number, number[]>();
  const ends = new Map<number, number[]>();
  const note = (map: Map<number, number[]>, day: number, id: number) =>
    map.set(day, [...(map.get(day) ?? []), id]);
  for (const slot of slots) {
    const start = Math.max(toNumber(slot.startDate), first);
    const after = Math.min(toNumber(slot.endDate) + 1, end);
    if (start >= after) continue;
    note(starts, start, slot.id);
    note(ends, after, slot.id);
  }
  const edges = [...new Set([first, end, ...starts.keys(), ...ends.keys()])].sort((a, b) => a - b);
  const running = new Set<number>();
  const overlaps: { from: Day; to: Day; slotIds: number[] }[] = [];
  const gaps: { from: Day; to: Day }[] = [];
  edges.forEach((edge, at) => {
    for (const id of ends.get(edge) ?? []) running.delete(id);
    for (const id of starts.get(edge) ?? []) running.add(id);
    const next = edges[at + 1];
    if (next === undefined) return;
    const range = { from: toDay(edge), to: toDay(next - 1) };
    if (running.size === 0) gaps.push(range);
    if (running.size > 1) overlaps.push({ ...range, slotIds: [...running].sort((a, b) => a - b) });
  });
  return { overlaps, gaps };
}
