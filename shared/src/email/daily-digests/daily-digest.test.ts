import { describe, expect, test } from 'vitest';
import { formOf } from '../../platform/records/record.ts';
import { subjectLine } from '../campaigns/subject-line.ts';
import { digestDefaultLimit, digestPageSize, digestSorts } from './daily-digest.operations.ts';
import { digestLimits, digestRecord, digestStyles } from './daily-digest.record.ts';
import {
  defaultSendDate,
  digestBadge,
  digestFirstSendTime,
  digestUpdate,
  emptyDigest,
  newDigest,
  newsItemCount,
  styleOfDay,
} from './daily-digest.ts';

const digestForm = formOf(digestRecord);

const post = (id: number) => ({ id, headline: `Post ${id}`, url: `https://example.com/${id}` });
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));

const valid = {
  style: 'Daily Digest',
  subject: 'Five things to do',
  siteId: 1,
  newsItems: posts(5),
  trendingEvents: posts(3),
};

const sentences = (body: unknown) =>
  newDigest.safeParse(body).error?.issues.map((issue) => issue.message) ?? [];

describe('the rules of a digest and their sentences (Spec, content 5)', () => {
  test('a digest that follows every rule is taken', () => expect(sentences(valid)).toEqual([]));

  test.each([
    ['no style', { style: undefined }, 'A style is required'],
    ['a style of another kind of email', { style: 'News Alert' }, 'A style is required'],
    ['no subject', { subject: undefined }, 'A subject is required'],
    ['an empty subject', { subject: '' }, 'A subject is required'],
    ['a subject of blanks', { subject: ' \t\n ' }, 'A subject is required'],
    ['a subject of markup only', { subject: '<b></b><br>' }, 'A subject is required'],
    ['no site', { siteId: undefined }, 'A site is required'],
    ['a site of null', { siteId: null }, 'A site is required'],
    ['two events', { trendingEvents: posts(2) }, 'Trending Events must contain 3 posts'],
    ['four events', { trendingEvents: posts(4) }, 'Trending Events must contain 3 posts'],
    ['no events', { trendingEvents: undefined }, 'Trending Events must contain 3 posts'],
    ['four links', { newsLinks: posts(4) }, "'Plus' News Links can have at most 3 posts"],
    ['four places', { trendingPlaces: posts(4) }, 'Trending Places can have at most 3 posts'],
    [
      'four charities',
      { charityOrganizations: posts(4) },
      'Charity Organizations can have at most 3 posts',
    ],
    [
      'a time off the quarter hour',
      { sendTime: '06:50' },
      'A send time must be on the quarter hour',
    ],
    ['a time that is none', { sendTime: '24:00' }, 'A send time must be on the quarter hour'],
    ['a day that is none', { sendDate: '2027-02-30' }, 'Choose a send date'],
    ['a day too far to reckon with', { sendDate: '9999-12-31' }, 'Choose a send date'],
  ])('%s: %s', (_case, change, sentence) =>
    expect(sentences({ ...valid, ...change })[0]).toBe(sentence),
  );

  test.each([0, 2, 4, 6, 8, 10, 11])('%s posts are refused with their number', (count) => {
    expect(sentences({ ...valid, newsItems: posts(count) })).toEqual([
      `Digests must contain 1, 3, 5, 7 or 9 posts. You currently have ${count} posts selected.`,
    ]);
  });
  test.each([1, 3, 5, 7, 9])('%s posts are taken', (count) =>
    expect(sentences({ ...valid, newsItems: posts(count) })).toEqual([]),
  );

  test('a digest without anything names every missing thing in the order of the screen', () => {
    expect(sentences({})).toEqual([
      'A site is required',
      'A style is required',
      'A subject is required',
      'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 0 posts selected.',
      'Trending Events must contain 3 posts',
    ]);
  });

  test('a series section takes at most two posts', () => {
    const section = (count: number) => ({
      ...valid,
      series3: { title: 'Weekend', items: posts(count) },
    });
    expect(sentences(section(2))).toEqual([]);
    expect(sentences(section(3))).toEqual(['A series section can have at most 2 posts']);
  });

  test('a picked post needs an address of the web or of this site, never a script', () => {
    const withUrl = (url: string) => sentences({ ...valid, newsItems: [{ ...post(1), url }] });
    expect(withUrl('/articles/1')).toEqual([]);
    for (const url of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      '',
    ])
      expect(withUrl(url), url).toEqual(['A post needs a URL']);
  });
});

describe('a subject line', () => {
  test.each([
    ['<b>Bold</b> moves', 'Bold moves'],
    ['a <script>alert(1)</script>b', 'a b'],
    ['<<b>script>alert(1)<</b>/script>now', 'now'],
    ['two\r\nlines\tand  blanks', 'two lines and blanks'],
    ['5 < 7 and 9 > 8', '5 < 7 and 9 > 8'],
    ['Fish &amp; chips', 'Fish &amp; chips'],
  ])('%j becomes %j', (pasted, kept) =>
    expect(subjectLine(digestLimits.subject)(pasted)).toBe(kept),
  );

  test('is cut at 50 characters, without a blank at its end', () => {
    expect(subjectLine(digestLimits.subject)('x'.repeat(51))).toBe('x'.repeat(50));
    expect(subjectLine(digestLimits.subject)(`${'x'.repeat(49)} y`)).toBe('x'.repeat(49));
  });

  test('counts an emoji family and a letter with its accent as one character', () => {
    const family = '👩‍👩‍👧‍👦';
    const accented = 'e\u0301';
    expect(subjectLine(digestLimits.subject)(family.repeat(60))).toBe(family.repeat(50));
    expect(subjectLine(digestLimits.subject)(accented.repeat(60))).toBe(accented.repeat(50));
    expect(subjectLine(digestLimits.subject)('🇺🇸'.repeat(51))).toBe('🇺🇸'.repeat(50));
  });

  test('of a whole book is cut without searching through the book', () => {
    // Why: searching through all of it takes minutes, which would end this test.
    expect(subjectLine(digestLimits.subject)('<script>'.repeat(120_000))).toBe('');
    expect(subjectLine(digestLimits.subject)('<a'.repeat(500_000))).toHaveLength(50);
  });
});

describe('a change of a digest', () => {
  test('leaves absent fields absent, so that they are kept', () => {
    expect(digestUpdate.parse({ id: 7, version: 2 })).toEqual({ id: 7, version: 2 });
  });
  test('takes null for what may be empty, so that it is cleared', () => {
    const cleared = {
      sendDate: null,
      sendTime: null,
      emailTemplateId: null,
      series1: null,
      charityEvent: null,
    };
    expect(digestUpdate.parse({ id: 7, version: 2, ...cleared })).toMatchObject(cleared);
  });
  test('refuses null for what may not be empty', () => {
    const issues = digestUpdate.safeParse({ id: 7, style: null, subject: null, siteId: null }).error
      ?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([
      'A site is required',
      'A style is required',
      'A subject is required',
    ]);
  });
  test('has no place for what only the server writes', () => {
    const smuggled = {
      id: 7,
      status: 'sent',
      isSent: true,
      isScheduled: true,
      providerCampaignId: 'x',
    };
    expect(digestUpdate.parse(smuggled)).toEqual({ id: 7 });
  });
});

describe('defaults of a new digest (Spec, content 4)', () => {
  test.each([
    ['2026-07-12', 'Dining Report'],
    ['2026-07-13', 'Daily Digest'],
    ['2026-07-14', 'Daily Digest'],
    ['2026-07-15', 'Daily Digest'],
    ['2026-07-16', 'Daily Digest'],
    ['2026-07-17', 'Daily Digest'],
    ['2026-07-18', 'Hot Headlines'],
  ])('the style of %s is %s', (day, style) => expect(styleOfDay(day)).toBe(style));

  test.each([
    ['Daily Digest', '2026-07-14', '2026-07-15'],
    ['Daily Digest', '2026-12-31', '2027-01-01'],
    ['Hot Headlines', '2026-07-14', '2026-07-18'],
    ['Hot Headlines', '2026-07-17', '2026-07-18'],
    ['Hot Headlines', '2026-07-18', '2026-07-25'],
    ['Dining Report', '2026-07-14', '2026-07-19'],
    ['Dining Report', '2026-07-18', '2026-07-19'],
    ['Dining Report', '2026-07-19', '2026-07-26'],
  ] as const)('a new %s of %s goes out on %s', (style, today, day) =>
    expect(defaultSendDate(style, today)).toBe(day),
  );

  test('the first send time is 6:45 AM', () => expect(digestFirstSendTime).toBe('06:45'));

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 3],
    [5, 5],
    [6, 5],
    [7, 7],
    [8, 7],
    [9, 9],
    [10, 9],
    [400, 9],
  ])('of %s posts in the window %s become news items', (found, taken) =>
    expect(newsItemCount(found)).toBe(taken),
  );
});

describe('constants of the specification (content 9, decisions 5)', () => {
  test('styles and limits', () => {
    expect(digestStyles).toEqual(['Daily Digest', 'Hot Headlines', 'Dining Report']);
    expect(digestLimits).toEqual({
      subject: 50,
      newsItemCounts: [1, 3, 5, 7, 9],
      newsItems: 9,
      newsLinks: 3,
      seriesItems: 2,
      trendingEvents: 3,
      trendingPlaces: 3,
      charityOrganizations: 3,
    });
  });
  test('ten rows a page on the screen, fifty from the API', () => {
    expect([digestPageSize, digestDefaultLimit]).toEqual([10, 50]);
    expect(digestSorts).toEqual(['sendDate', 'subject', 'style', 'city', 'status']);
  });
});

describe('the badge of a digest (Spec, content 4)', () => {
  test.each([
    ['sent', null, 'sent'],
    ['scheduled', '06:45', 'scheduled'],
    ['scheduled', null, 'draft'],
    ['draft', '06:45', 'draft'],
    ['late', '06:45', 'late'],
    ['unknown', '06:45', 'unknown'],
  ] as const)('%s with the send time %s shows %s', (status, sendTime, badge) =>
    expect(digestBadge({ status, sendTime })).toBe(badge),
  );
});

test('the form itself takes what it gave out', () => {
  const full = newDigest.parse(valid);
  const whole = {
    ...emptyDigest,
    ...full,
    utm: { source: 'x', medium: 'email', campaign: 'website' },
    previewText: '',
    sendDate: null,
    sendTime: null,
  };
  expect(digestForm.parse(digestForm.parse(whole))).toEqual(digestForm.parse(whole));
});
