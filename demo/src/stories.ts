import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { readText } from './content.ts';
import { type Dice, diceFor, itemAt } from './seeded.ts';
import { atMinute, eventDays, publicationTimes, scheduledTimes } from './story-calendar.ts';
import { type StoryCity, storyCities } from './story-cities.ts';
import { type DemoAuthor, demoAuthors } from './story-people.ts';
import { isPromoted, readTemplates, type StoryTemplate, tell } from './story-text.ts';

export { demoAuthors };

export interface DemoStory {
  city: string;
  type: 'article' | 'event' | 'charity' | 'place';
  headline: string;
  dek: string;
  body: string;
  sections: string[];
  authors: string[];
  pictureName: string;
  status: 'live' | 'draft';
  createdAt: Date;
  publishedAt: Date | null;
  scheduledAt: Date | null;
  isPromoted: boolean;
  isStarred: boolean;
  views: number;
  event: { startsAt: Date; endsAt: Date; venue: string } | null;
  /** Where a place or a charity is found. */
  location: { address: string; city: string; phone: string; website: string; hours: string } | null;
  neighborhood: string;
  tags: string[];
}

const HOUR = 3_600_000;
const DRAFTS = 4;
const SCHEDULED = 8;
/** One event of so many is still being written. */
const EVENTS_PER_DRAFT = 10;

const templatesOf = (name: string) => readTemplates(readText(`stories/${name}.md`));
const forEveryCity = ['restaurants', 'city-life', 'entertainment', 'homes', 'culture'].flatMap(
  templatesOf,
);

/** Desks write for all cities; the others of a city's own team, for theirs. */
const desks: Record<string, string[]> = {
  'Restaurants + Bars': ['Delia Kaplan', 'Hugo Barrientos'],
  Arts: ['Fern Castleberry'],
  Entertainment: ['Malik Osterman'],
  'Real Estate': ['Greta Nwosu'],
  'Home + Design': ['Theo Vandermeer'],
  'Fashion + Beauty': ['Pilar Echeverría'],
  Travel: ['Nico Abernathy'],
  Innovation: ['Roslyn Tadesse'],
  Sports: ['Beau Castellanos'],
  Society: ['Winifred Sato'],
};

/** The demo newsroom's posts as they would be at this moment; the same moment always gives the same posts. */
export function demoStories(today: Date): DemoStory[] {
  return storyCities.flatMap((city, turn) => [
    ...articles(city, turn, today),
    ...events(city, turn, today),
    ...guide(city, turn, today, 'charity', 'charities'),
    ...guide(city, turn, today, 'place', 'places'),
  ]);
}

function articles(city: StoryCity, turn: number, now: Date): DemoStory[] {
  const dice = diceFor(`articles ${city.slug}`);
  const templates = [...forEveryCity, ...templatesOf(city.slug)];
  const told = dice.shuffled(templates).map((template) => story(template, city, turn, 'article'));
  const drafts = told.splice(0, DRAFTS).map((draft, index) => ({
    ...draft,
    createdAt: new Date(now.getTime() - dice.between(2, 60) * HOUR * (index + 1)),
  }));
  const times = scheduledTimes(now, SCHEDULED, dice);
  const scheduled = told.splice(0, SCHEDULED).map((draft, index) => ({
    ...draft,
    createdAt: new Date(now.getTime() - dice.between(2, 60) * HOUR),
    scheduledAt: itemAt(times, index),
  }));
  const published = publicationTimes(now, told.length, dice);
  const live = told.map((one, index) => publish(one, itemAt(published, index), now, dice));
  return [...live, ...scheduled, ...drafts];
}

function events(city: StoryCity, turn: number, now: Date): DemoStory[] {
  const dice = diceFor(`events ${city.slug}`);
  const templates = dice.shuffled(templatesOf('events'));
  const days = eventDays(templates.length, dice);
  return templates.map((template, index) => {
    const [hour = 0, minute = 0] = template.clock.split(':').map(Number);
    const day = addDays(centralDay(now), itemAt(days, index));
    const startsAt = atMinute(day, hour * 60 + minute);
    const endsAt = new Date(startsAt.getTime() + template.hours * HOUR);
    const announced = Math.min(now.getTime(), startsAt.getTime()) - dice.between(30, 400) * HOUR;
    const event = { startsAt, endsAt, venue: tell(template, city, turn).place };
    const draft = story(template, city, turn, 'event');
    if (index % EVENTS_PER_DRAFT === 5)
      return { ...draft, createdAt: new Date(now.getTime() - dice.between(2, 90) * HOUR), event };
    return { ...publish(draft, new Date(announced), now, dice), event };
  });
}

function guide(
  city: StoryCity,
  turn: number,
  now: Date,
  type: 'charity' | 'place',
  file: string,
): DemoStory[] {
  const dice = diceFor(`${type} ${city.slug}`);
  return templatesOf(file).map((template, index) => {
    const draft = {
      ...story(template, city, turn, type),
      location: locationOf(template, city, turn),
    };
    const at = new Date(now.getTime() - dice.between(20, 300) * 24 * HOUR);
    // Why: the first of every other city is still to be looked at.
    if (index === 0 && turn % 2 === 0)
      return { ...draft, createdAt: new Date(now.getTime() - 30 * HOUR) };
    return publish(draft, at, now, dice);
  });
}

const openHours = [
  'Monday to Friday, 9 am to 5 pm',
  'Every day from sunrise to sunset',
  'Tuesday to Sunday, 10 am to 6 pm',
];

/** How an entry of the guides is reached. */
function locationOf(template: StoryTemplate, city: StoryCity, turn: number) {
  const { headline, address } = tell(template, city, turn);
  const dice = diceFor(`location ${city.slug} ${headline}`);
  return {
    address,
    city: city.name,
    phone: `${city.areaCode}-555-01${dice.whole(10, 99)}`,
    website: `https://${slug(headline)}.example/`,
    hours: dice.pick(openHours),
  };
}

/** A story as a draft, without its dates. */
function story(
  template: StoryTemplate,
  city: StoryCity,
  turn: number,
  type: DemoStory['type'],
): DemoStory {
  const { headline, dek, body, neighborhood } = tell(template, city, turn);
  const dice = diceFor(`${city.slug} ${headline}`);
  const isEvent = type === 'event';
  return {
    city: city.name,
    type,
    headline,
    dek,
    body,
    sections: [isEvent ? 'Event detail' : template.section],
    authors: bylines(template.section, city, dice),
    pictureName: pictureName(template, city, turn),
    status: 'draft',
    createdAt: new Date(0),
    publishedAt: null,
    scheduledAt: null,
    isPromoted: isPromoted(template),
    isStarred: false,
    views: 0,
    event: null,
    location: null,
    neighborhood,
    tags: [slug(template.section), slug(neighborhood)],
  };
}

function publish(draft: DemoStory, publishedAt: Date, now: Date, dice: Dice): DemoStory {
  const isStarred = draft.type === 'article' && !draft.isPromoted && dice.chance(0.08);
  const hours = (now.getTime() - publishedAt.getTime()) / HOUR;
  // Why: readership is skewed; a few posts are read by thousands and most by some hundreds.
  const bell = dice.between(-1, 1) + dice.between(-1, 1) + dice.between(-1, 1);
  const interest = 420 * Math.exp(bell) * (isStarred ? 2.4 : 1) * (draft.isPromoted ? 1.6 : 1);
  return {
    ...draft,
    status: 'live',
    publishedAt,
    createdAt: new Date(publishedAt.getTime() - dice.between(2, 70) * HOUR),
    isStarred,
    views: Math.round(interest * (1 - Math.exp(-(hours + 0.5) / 30))),
  };
}

function bylines(section: string, city: StoryCity, dice: Dice): string[] {
  const isLocal = (author: DemoAuthor) => author.title.startsWith(city.name);
  const local = demoAuthors.filter(isLocal).map((author) => author.name);
  const desk = desks[section] ?? ['Marguerite Sloan', 'Teddy Okonjo', 'Jonah Pellegrino'];
  const first = dice.pick(dice.chance(0.55) ? local : desk);
  const second = dice.pick([...local, ...desk].filter((name) => name !== first));
  return dice.chance(0.12) ? [first, second] : [first];
}

/** The number varies what is drawn of the subject. */
function pictureName(template: StoryTemplate, city: StoryCity, turn: number): string {
  const number = diceFor(`${city.slug} ${template.dek}`).whole(1, 400);
  return `${city.slug}-${itemAt(template.pictures, turn)}-${number}`;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
