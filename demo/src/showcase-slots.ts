import { addDays, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { readRecords } from './content.ts';
import { demoFirmRow, demoFirms, sellsHomes } from './fill-firms.ts';
import { demoCities } from './fill-sites.ts';
import { type Dice, diceFor, itemAt } from './seeded.ts';
import type { DemoListing } from './showcase-listings.ts';
import { showcaseWords } from './showcase-words.ts';
import { cityNamed } from './story-cities.ts';

type Firm = (typeof demoFirms)[number];
type City = Firm['cities'][number];
type Effect = 'popup' | 'rollover';

/** A slot of the demo; firms by name, sites by city, listings by their address. */
export interface DemoSlot {
  firms: string[];
  cities: City[];
  items: string[];
  startDate: Day;
  endDate: Day;
  effect: Effect;
  title1: string;
  title2: string | null;
  isPaused: boolean;
  isDeleted: boolean;
  reason: string | null;
  /** Starts soon and still lacks its address and the words on its button. */
  isIncomplete: boolean;
}

/** Days from today on which the slot that runs today ends, by site: popups, then rollovers. */
const runningEnds = { popup: [2, 12, 5, 16, 9], rollover: [6, 4, 14, 3, 10] } as const;
const before = 4;
const after = 2;

/** The day range that a slot has, as it is planned. */
interface Booking {
  city: City;
  effect: Effect;
  from: number;
  to: number;
}

/** Each site has a row of popups and a row of rollovers, seven of each, with gaps between some. */
function bookings(): Booking[] {
  return demoCities.flatMap((city, place) =>
    (['popup', 'rollover'] as const).flatMap((effect) => {
      const dice = diceFor(`bookings ${city} ${effect}`);
      const gap = () => (dice.chance(0.45) ? dice.whole(2, 11) : 0);
      const row: Booking[] = [];
      let to = itemAt(runningEnds[effect], place);
      let next = to + 1;
      for (let at = 0; at <= before; at += 1) {
        const from = at === 0 ? to - dice.whole(17, 24) : to - dice.whole(13, 27);
        row.unshift({ city, effect, from, to });
        to = from - 1 - gap();
      }
      for (let at = 0; at < after; at += 1) {
        const from = next + gap();
        row.push({ city, effect, from, to: from + dice.whole(13, 27) });
        next = from + 28;
      }
      return row;
    }),
  );
}

const meets = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from <= other.to && one.to >= other.from;

interface Planned extends Booking {
  firms: Firm[];
  cities: City[];
}

const isFree = (planned: Planned[], firm: Firm, city: City, booking: Booking) =>
  !planned.some(
    (other) => other.firms.includes(firm) && other.cities.includes(city) && meets(other, booking),
  );

/** Slots that stand for something to see; the others are planned around them. */
const special = readRecords(
  'ad-slots',
  z.array(
    z.strictObject({
      about: z.string(),
      names: z.array(z.string()),
      cities: z.array(z.enum(demoCities)),
      effect: z.enum(['popup', 'rollover']),
      from: z.int(),
      to: z.int(),
      reason: z.string().optional(),
      isPaused: z.boolean().optional(),
      isDeleted: z.boolean().optional(),
      /** Lacks its address and the words on its button. */
      isIncomplete: z.boolean().optional(),
      lacksPicture: z.boolean().optional(),
    }),
  ),
);

const firmOf = (name: string) => {
  const firm = demoFirms.find((each) => each.name === name);
  if (!firm) throw new Error(`The demo has no firm ${name}`);
  return firm;
};

/** The next firm of a city in turn that is free on these days, also on its other sites for a rollover. */
function plan(booking: Booking, turn: number, planned: Planned[]): Planned {
  const firms = demoFirms.filter((firm) => firm.cities.includes(booking.city) && !firm.isPaused);
  const inTurn = firms.map((_, at) => itemAt(firms, turn + at));
  const firm = inTurn.find((each) => isFree(planned, each, booking.city, booking));
  if (!firm) throw new Error(`No firm is free in ${booking.city}`);
  const others = booking.effect === 'rollover' && turn % 2 === 0 ? firm.cities : [];
  const cities = others.filter(
    (city) => city !== booking.city && isFree(planned, firm, city, booking),
  );
  return { ...booking, firms: [firm], cities: [booking.city, ...cities] };
}

/** Listings that a slot shows: of its firms, of its first city where there are enough. */
function itemsOf(firms: Firm[], city: City, listings: readonly DemoListing[], dice: Dice) {
  return firms.flatMap((firm) => {
    const own = listings.filter((each) => each.firm === firm.name && !each.deleted_at);
    const near = own.filter((each) => each.city === null || each.city === city);
    const chosen = dice.shuffled(near.length > 2 ? near : own).slice(0, dice.whole(3, 5));
    return chosen.filter((each) => each.image_url !== '');
  });
}

/** 80 slots past, present and to come, and two that are deleted. */
export function demoSlots(now: Date, listings: readonly DemoListing[]): DemoSlot[] {
  const day = today(now);
  const planned: Planned[] = special.map(({ names, ...each }) => ({
    ...each,
    city: each.cities[0] ?? 'Austin',
    firms: names.map(firmOf),
  }));
  for (const [at, booking] of bookings().entries()) planned.push(plan(booking, at, planned));
  return planned.map((slot, at) => {
    const extra = special[at];
    const dice = diceFor(`slot ${at}`);
    const [firm] = slot.firms;
    const titles =
      firm && !sellsHomes(firm.name)
        ? showcaseWords.slotTitles.products
        : showcaseWords.slotTitles.homes;
    const [title1 = '', title2 = null] = dice
      .pick(titles)
      .replace('{hood}', dice.pick(cityNamed(slot.city).hoods))
      .split('|');
    const items = itemsOf(slot.firms, slot.city, listings, dice).map(({ url }) => url);
    // Why: a picture that has gone missing is one of the things that a launch can lack.
    const bare = listings.filter((each) => each.firm === firm?.name && each.image_url === '');
    return {
      firms: slot.firms.map(({ name }) => name),
      cities: slot.cities,
      items: extra?.lacksPicture ? [...bare.map(({ url }) => url), ...items] : items,
      startDate: addDays(day, slot.from),
      endDate: addDays(day, slot.to),
      effect: slot.effect,
      title1,
      title2,
      isPaused: extra ? extra.isPaused === true : at % 14 === 5,
      isDeleted: extra?.isDeleted === true,
      reason: extra?.reason ?? null,
      isIncomplete: extra?.isIncomplete === true,
    };
  });
}

/** A slot in the colours of its first firm, which the form would have copied. */
export function demoSlotRow(slot: DemoSlot, now: Date) {
  const dice = diceFor(`row ${slot.title1} ${slot.startDate}`);
  const firm = demoFirmRow(firmOf(slot.firms[0] ?? ''));
  const start = Date.parse(`${slot.startDate}T15:00:00Z`) - dice.whole(9, 30) * 86_400_000;
  const created = new Date(Math.min(start, now.getTime() - dice.whole(30, 9000) * 60_000));
  return {
    start_date: slot.startDate,
    end_date: slot.endDate,
    title1: slot.title1,
    title2: slot.title2,
    display_effect: slot.effect,
    is_paused: slot.isPaused,
    conflict_reason: slot.reason,
    deleted_at: slot.isDeleted ? now : null,
    url: slot.isIncomplete ? null : firm.website,
    button_text: slot.isIncomplete ? null : firm.button_text,
    button_color: firm.button_color,
    button_text_color: firm.button_text_color,
    background_color: firm.background_color,
    background_text_color: firm.background_text_color,
    popup_background_color: firm.popup_background_color,
    header_thin_index: firm.header_thin_index,
    presented_by_color: '#ffffff',
    presented_by_font_weight: dice.pick(['300', '400', '500']),
    listing_type: sellsHomes(firm.name) ? 'Property' : 'Product',
    analytics_category: 'showcase',
    created_at: created,
    updated_at: created,
  };
}
