import { digestWindow } from '@masthead/shared/email/daily-digests/digest-window.ts';
import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { describe, expect, test } from 'vitest';
import { sceneNames } from './pictures.ts';
import { type DemoStory, demoAuthors, demoStories } from './stories.ts';
import { storyCities } from './story-cities.ts';
import { readTemplates, tell } from './story-text.ts';

const cities = ['Austin', 'San Antonio', 'Houston', 'Fort Worth', 'Dallas'];
const now = new Date('2026-11-20T20:00:00Z');
const DAY = 86_400_000;
const stories = demoStories(now);
const of = (type: DemoStory['type']) => stories.filter((story) => story.type === type);
const texts = (story: DemoStory) => [story.headline, story.dek, story.body];
const sentences = (body: string) =>
  body
    .replace(/<[^>]+>/g, ' ')
    .split(/(?<=[.!?”])\s+(?=[A-Z0-9“$])/)
    .filter((part) => part.trim());

describe('the demo newsroom', () => {
  test('is the same for the same moment', () => {
    expect(demoStories(now)).toEqual(stories);
  });

  test('has hundreds of articles and events, and guide entries, in five cities', () => {
    expect(of('article').length).toBeGreaterThanOrEqual(300);
    expect(of('event').length).toBeGreaterThanOrEqual(120);
    expect(of('charity').length).toBeGreaterThanOrEqual(15);
    expect(of('place').length).toBeGreaterThanOrEqual(20);
    for (const type of ['article', 'event', 'charity', 'place'] as const) {
      expect(new Set(of(type).map((story) => story.city))).toEqual(new Set(cities));
    }
  });

  test('covers all eleven sections in every city', () => {
    for (const city of cities) {
      const covered = of('article').filter((story) => story.city === city);
      const sections = new Set(covered.flatMap((story) => story.sections));
      expect([...sections].sort()).toEqual([...newsSections].sort());
    }
  });

  test('has known authors, each with a picture name, and everybody writes', () => {
    const names = demoAuthors.map((author) => author.name);
    expect(new Set(names).size).toBe(24);
    expect(new Set(demoAuthors.map((author) => author.avatarName)).size).toBe(24);
    for (const author of demoAuthors) expect(author.avatarName).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
    for (const story of stories) expect(names).toEqual(expect.arrayContaining(story.authors));
    expect(new Set(stories.flatMap((story) => story.authors))).toEqual(new Set(names));
  });

  test('has drafts, scheduled, promoted and starred articles in every city', () => {
    for (const city of cities) {
      const articles = of('article').filter((story) => story.city === city);
      const drafts = articles.filter((story) => story.status === 'draft');
      const scheduled = drafts.filter((story) => story.scheduledAt);
      expect(scheduled.length).toBeGreaterThanOrEqual(5);
      expect(drafts.length - scheduled.length).toBeGreaterThanOrEqual(3);
      expect(articles.some((story) => story.isPromoted && story.status === 'live')).toBe(true);
      expect(articles.some((story) => story.isStarred)).toBe(true);
      for (const story of scheduled)
        expect(story.scheduledAt?.getTime()).toBeGreaterThan(now.getTime());
    }
  });

  test('has believable view counts: a few posts are read by many, drafts by nobody', () => {
    const live = of('article').filter((story) => story.status === 'live');
    const views = live.map((story) => story.views).sort((one, other) => one - other);
    const median = views[Math.floor(views.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(100);
    expect(views.at(-1)).toBeGreaterThan(median * 5);
    for (const story of stories.filter((one) => one.status === 'draft'))
      expect(story.views).toBe(0);
  });
});

describe('every demo text', () => {
  test('is whole: no mark is left over, no article is wrong, no headline comes twice', () => {
    const seen = new Set<string>();
    for (const story of stories) {
      for (const text of texts(story)) {
        expect(text).not.toMatch(
          /[{}|]|undefined|NaN| {2}|\b[Aa] (?:[aio]|e(?!u))|\b[Aa]n [b-df-gj-np-tv-z]/,
        );
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
      }
      const key = story.headline.toLowerCase();
      expect(seen).not.toContain(key);
      seen.add(key);
    }
  });

  test('of an article is a short piece in paragraphs under a headline of one or two lines', () => {
    for (const story of of('article')) {
      expect(story.headline.length).toBeLessThanOrEqual(110);
      expect(story.body).toMatch(/^(?:<p>[^<]+<\/p>){2,3}$/);
      expect(sentences(story.body).length).toBeGreaterThanOrEqual(3);
      expect(sentences(story.body).length).toBeLessThanOrEqual(9);
    }
  });

  test('is told with the names of its city and with curly quotes', () => {
    const [template] = readTemplates(
      `= Arts\n\n# A {kind} for {city}|s\n@kind oboe|drum|harp|lyre|horn\n> {n:3-3} nights\nIt's "{loud|soft|low|high|slow}," says {person}. {person.last} waits {n:3-3} weeks and pays \${n:5-5}.`,
    );
    const [austin, sanAntonio] = storyCities;
    if (!template || !austin || !sanAntonio) throw new Error('The template is missing.');
    expect(tell(template, austin, 0)).toMatchObject({
      headline: 'An oboe for Austin|s',
      dek: 'Three nights',
      body: expect.stringMatching(
        /^<p>It’s “loud,” says (\w+) (\w+)\. \2 waits three weeks and pays \$5\.<\/p>$/,
      ),
    });
    expect(tell(template, sanAntonio, 1).headline).toBe('A drum for San Antonio|s');
  });
});

describe('demo dates', () => {
  const moments = [
    '2026-11-20T20:00:00Z',
    '2026-11-21T14:00:00Z',
    '2026-11-22T23:00:00Z',
    '2026-11-23T18:00:00Z',
    '2026-11-24T08:00:00Z',
    '2026-11-25T05:59:00Z',
    '2027-03-16T17:00:00Z',
    '2026-11-04T15:00:00Z',
    '2027-01-01T12:02:00Z',
  ];

  test.each(moments)('at %s fill every digest of the past week in every city', (moment) => {
    const at = new Date(moment);
    const live = demoStories(at).filter((story) => story.type === 'article' && story.publishedAt);
    for (let back = 0; back <= 8; back++) {
      const sendDate = addDays(centralDay(at), -back);
      const window = digestWindow(sendDate);
      if (window.until > at) continue;
      for (const city of cities) {
        const found = live.filter(
          ({ publishedAt, ...story }) =>
            story.city === city &&
            publishedAt !== null &&
            publishedAt >= window.from &&
            publishedAt < window.until,
        );
        expect(found.length, `${city}, ${sendDate}`).toBeGreaterThanOrEqual(12);
      }
    }
  });

  test.each(moments)('at %s nothing is live before its time', (moment) => {
    const at = new Date(moment);
    for (const story of demoStories(at)) {
      expect(story.createdAt.getTime()).toBeLessThan(at.getTime());
      if (story.publishedAt) {
        expect(story.publishedAt.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(story.createdAt.getTime()).toBeLessThan(story.publishedAt.getTime());
      }
      expect(story.status === 'live').toBe(story.publishedAt !== null);
    }
  });

  test('find a digest of stories an hour after the window of tomorrow has opened', () => {
    const morning = new Date('2026-11-24T13:05:00Z');
    const window = digestWindow('2026-11-25');
    const found = demoStories(morning).filter(
      ({ type, city, publishedAt }) =>
        type === 'article' &&
        city === 'Austin' &&
        publishedAt !== null &&
        publishedAt >= window.from,
    );
    expect(found.length).toBeGreaterThanOrEqual(12);
  });

  test('spread articles over the past year, thinner with age', () => {
    const ages = of('article').flatMap(({ publishedAt }) =>
      publishedAt ? [(now.getTime() - publishedAt.getTime()) / DAY] : [],
    );
    expect(ages.filter((age) => age > 14).length).toBeGreaterThanOrEqual(40);
    expect(ages.filter((age) => age > 180).length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...ages)).toBeLessThan(367);
  });

  test('put most events into the coming 30 days and some into the past, each with a venue', () => {
    for (const city of cities) {
      const events = of('event').filter((story) => story.city === city);
      const coming = events.filter(({ event }) => event && event.startsAt > now);
      expect(coming.length).toBeGreaterThanOrEqual(20);
      expect(events.length - coming.length).toBeGreaterThanOrEqual(3);
      for (const { event } of events) {
        expect(event?.venue).not.toBe('');
        expect(event?.endsAt.getTime()).toBeGreaterThan(event?.startsAt.getTime() ?? 0);
        expect(event?.startsAt.getTime()).toBeLessThan(now.getTime() + 31 * DAY);
      }
    }
  });
});

test('a picture name can stand in an address and names something that can be drawn', () => {
  for (const { pictureName } of stories) {
    const [, subject] = /^(?:san-|fort-)?[a-z]+-([a-z]+)-\d+$/.exec(pictureName) ?? [];
    expect(sceneNames, pictureName).toContain(subject);
  }
});
