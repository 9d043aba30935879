import {
  addDays,
  centralInstant,
  type Day,
  today,
  weekdayOf,
} from '@masthead/shared/platform/values/dates.ts';
import { demoFirms, firmAddress, sellsHomes } from './fill-firms.ts';
import { type Dice, diceFor, itemAt } from './seeded.ts';
import { productsOf, showcaseWords } from './showcase-words.ts';
import { cityNamed } from './story-cities.ts';
import { peopleFor } from './story-people.ts';

type Firm = (typeof demoFirms)[number];

/** 400 listings: 16 of each firm with products, the rest homes. */
const homes = 288;
const homeFirms = demoFirms.filter(({ name }) => sellsHomes(name));

/** Listings whose picture has gone missing, by firm. */
const withoutImage = ['Bluebonnet Realty Austin', 'Mission Trail Homes', 'White Heron Lighting'];
/** Firms that have deleted a listing. */
const withDeleted = [
  'Bluebonnet Realty Dallas',
  'Magnolia Bayou Estates',
  'Alamo Terrace Realty',
  'Copper Kettle Kitchens',
  'Trinity Bend Residences',
  'Grackle & Sons Furniture',
];

export const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export interface DemoRepresentative {
  firm: string;
  name: string;
  phone: string;
  email: string;
  imageUrl: string | null;
}

/** 60 realtors: three of each firm with homes, four of the first nine. */
export function demoRepresentatives(): DemoRepresentative[] {
  const taken = new Set<string>();
  return homeFirms.flatMap((firm, place) =>
    Array.from({ length: place < 9 ? 4 : 3 }, (_, at) => {
      let name = '';
      for (let tries = 0; !name || taken.has(name); tries += 1) {
        const [person] = peopleFor('', diceFor(`realtor ${firm.name} ${at} ${tries}`));
        name = `${person.first} ${person.last}`;
      }
      taken.add(name);
      const { areaCode } = cityNamed(itemAt(firm.cities, at));
      return {
        firm: firm.name,
        name,
        phone: `${areaCode}-555-0${100 + taken.size}`,
        email: `${slug(name).replace('-', '.')}@${new URL(firmAddress(firm.name)).host.slice(4)}`,
        imageUrl: at === 2 ? null : `/images/demo/avatar-${slug(name)}.jpg`,
      };
    }),
  );
}

/** A listing with its firm by name and its realtor by place among the firm's; null has none. */
export function demoListings(now: Date) {
  const listings = demoFirms.flatMap((firm) => {
    const made = sellsHomes(firm.name) ? homesOf(firm, now) : goodsOf(firm, now);
    const [first, second] = made;
    if (first && withoutImage.includes(firm.name)) first.image_url = '';
    if (!second || !withDeleted.includes(firm.name)) return made;
    const gone = { ...second, description1: `${second.description1} (sold)` };
    return [...made, { ...gone, url: `${second.url}-sold`, deleted_at: gone.created_at }];
  });
  return listings.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
}
export type DemoListing = ReturnType<typeof demoListings>[number];

const blank = {
  representative: null as number | null,
  address: null as string | null,
  city: null as string | null,
  state: null as string | null,
  zip: null as string | null,
  line1: null as string | null,
  line2: null as string | null,
  line3: null as string | null,
  open_house_start_date: null as Date | null,
  open_house_end_date: null as Date | null,
  deleted_at: null as Date | null,
};

/** What every listing has: when it was made, its page and its picture. */
function common(firm: Firm, at: number, words: string, { now, dice }: { now: Date; dice: Dice }) {
  const created = new Date(now.getTime() - dice.whole(2 * 24 * 60, 400 * 24 * 60) * 60_000);
  return { created_at: created, url: `${firmAddress(firm.name)}/${slug(words)}-${at + 1}` };
}

function homesOf(firm: Firm, now: Date) {
  const place = homeFirms.indexOf(firm);
  const count =
    Math.floor(((place + 1) * homes) / homeFirms.length) -
    Math.floor((place * homes) / homeFirms.length);
  return Array.from({ length: count }, (_, at) => homeOf(firm, place * 17 + at, at, now));
}

function homeOf(firm: Firm, number: number, at: number, now: Date) {
  const dice = diceFor(`home ${firm.name} ${at}`);
  const name = itemAt(firm.cities, at);
  const city = cityNamed(name);
  const kind = itemAt(showcaseWords.homes, number * 5 + at);
  const words = `${kind.words} in ${dice.pick(city.hoods)}`;
  const bedrooms = dice.whole(2, 5);
  const feet = (bedrooms * 420 + dice.whole(180, 900)).toLocaleString('en-US');
  const isOwn = number % 5 === 3;
  return {
    ...blank,
    ...common(firm, at, words, { now, dice }),
    firm: firm.name,
    type: isOwn ? 'Property w/o Realtor' : 'Property',
    representative: isOwn || number % 11 === 0 ? null : number,
    description1: words,
    description2: `${bedrooms} bedrooms, ${dice.whole(1, bedrooms)}.5 baths, ${feet} square feet. ${dice.pick(showcaseWords.features)}.`,
    address: `${dice.whole(110, 9890)} ${dice.pick(showcaseWords.streets)}`,
    city: name,
    state: 'TX',
    zip: dice.pick(city.zips),
    price: `${Math.round((kind.dollars * dice.between(0.8, 1.3)) / 100) * 100 + dice.pick([0, 0, 50, 99])}.${dice.pick(['00', '00', '00', '50'])}`,
    image_url: `/images/demo/${city.slug}-${kind.scene}-${number + 1}.jpg`,
    ...(number % 5 === 0 ? openHouse(now, dice) : {}),
  };
}

/** From one to four on a Saturday or Sunday of the last six weeks or the coming four. */
function openHouse(now: Date, dice: Dice) {
  let day: Day = addDays(today(now), dice.chance(0.4) ? -dice.whole(3, 42) : dice.whole(1, 28));
  while (weekdayOf(day) % 6 !== 0) day = addDays(day, 1);
  return {
    open_house_start_date: centralInstant(day, '13:00'),
    open_house_end_date: centralInstant(day, '16:00'),
  };
}

function goodsOf(firm: Firm, now: Date) {
  return productsOf(firm.name).map(({ scene, name, line1, line2, price }, at) => {
    const dice = diceFor(`goods ${firm.name} ${at}`);
    return {
      ...blank,
      ...common(firm, at, name, { now, dice }),
      firm: firm.name,
      type: 'Product',
      description1: name,
      description2: dice.pick([
        'Made in small numbers and mended for life.',
        'Picked up in the shop or sent to your door.',
        'A favorite since the first year.',
        null,
      ]),
      line1,
      line2,
      line3: dice.pick(['Ships within a week', 'Made to order', null]),
      price,
      image_url: `/images/demo/${scene}-${demoFirms.indexOf(firm) * 20 + at + 1}.jpg`,
    };
  });
}
