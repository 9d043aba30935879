import { describe, expect, test } from 'vitest';
import { readPosts } from './feed.testing.ts';
import { FeedRefused } from './feed-refused.ts';

describe('a calendar', () => {
  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
  const event = (uid: string, ...lines: string[]) =>
    [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:Fair ${uid}`,
      'LOCATION:Zilker Park',
      ...lines,
      'END:VEVENT',
    ].join('\r\n');
  const times = (posts: { startsAt: Date | null }[]) =>
    posts.map(({ startsAt }) => startsAt?.toISOString());

  test('times are on the clock that they name, else on that of the site', async () => {
    const { posts } = await readPosts(
      calendar(
        event('utc', 'DTSTART:20261201T180000Z'),
        event('named', 'DTSTART;TZID=America/New_York:20261201T180000'),
        event('site', 'DTSTART:20261201T180000', 'DURATION:PT90M'),
        event('day', 'DTSTART;VALUE=DATE:20261201'),
      ),
    );
    expect(times(posts)).toEqual([
      '2026-12-01T18:00:00.000Z',
      '2026-12-01T23:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
      '2026-12-01T06:00:00.000Z',
    ]);
    expect(posts[2]).toMatchObject({
      type: 'event',
      endsAt: new Date('2026-12-02T01:30:00Z'),
      location: { venue: 'Zilker Park' },
    });
  });

  test('each time that an event comes again is one: without those taken out, with those moved or added', async () => {
    const { posts } = await readPosts(
      calendar(
        event(
          'weekly',
          'DTSTART:20261201T180000Z',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE:20261208T180000Z',
          'RDATE:20261225T180000Z',
        ),
        event('weekly', 'RECURRENCE-ID:20261215T180000Z', 'DTSTART:20261216T190000Z'),
      ),
    );
    expect(times(posts)).toEqual([
      '2026-12-01T18:00:00.000Z',
      '2026-12-16T19:00:00.000Z',
      '2026-12-22T18:00:00.000Z',
      '2026-12-25T18:00:00.000Z',
    ]);
    expect(new Set(posts.map(({ externalKey }) => externalKey)).size).toBe(4);
  });

  test('changed dates and time zones may stand anywhere, however the file is cut', async () => {
    const text = calendar(
      event(
        'b',
        'RECURRENCE-ID:20261208T180000Z',
        'DTSTART:20261208T200000Z',
        'DESCRIPTION:Lo',
        ' ng',
      ),
      event('a', 'DTSTART:20261201T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('b', 'DTSTART;TZID=Paper:20261201T120000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('a', 'RECURRENCE-ID:20261208T180000Z', 'DTSTART:20261209T190000Z'),
      'BEGIN:VTIMEZONE',
      'TZID:Paper',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'END:VTIMEZONE',
      'X-WR-CALNAME:Fairs',
    );
    const whole = await readPosts(text);
    expect(whole.notes).toEqual(['Fairs']);
    expect(times(whole.posts)).toEqual([
      '2026-12-01T18:00:00.000Z',
      '2026-12-09T19:00:00.000Z',
      '2026-12-01T18:00:00.000Z',
      '2026-12-08T20:00:00.000Z',
    ]);
    expect(whole.posts[3]?.dek).toBe('Long');
    for (const pieceBytes of [1, 7, 97])
      expect((await readPosts(text, pieceBytes)).entries).toEqual(whole.entries);
  });

  test.each([
    [
      'cut off',
      calendar(event('a', 'DTSTART:20261201T180000Z')).slice(0, -30),
      'ends in the middle',
    ],
    ['broken', calendar(event('a', 'nonsense')), 'cannot be read as a calendar: '],
    ['of one endless event', calendar(event('a', 'x'.repeat(11_000_000))), 'too long to be one'],
    [
      'of nothing but changed dates',
      calendar(
        event('a', `RECURRENCE-ID:20261208T180000Z\r\nDESCRIPTION:${'x'.repeat(7_000_000)}`)
          .concat('\r\n')
          .repeat(3),
      ),
      'more than 20 MB of changed dates',
    ],
  ])('one that is %s is refused with a sentence', async (_name, text, sentence) => {
    await expect(readPosts(text)).rejects.toThrow(FeedRefused);
    await expect(readPosts(text)).rejects.toThrow(sentence);
  });

  test('one without an end comes in around today, and one that comes every second stops', async () => {
    const { posts } = await readPosts(
      calendar(event('monthly', 'DTSTART:20120101T180000Z', 'RRULE:FREQ=MONTHLY')),
    );
    expect([posts.length, times(posts)[0], times(posts).at(-1)]).toEqual([
      13,
      '2026-11-01T18:00:00.000Z',
      '2027-11-01T18:00:00.000Z',
    ]);
    const often = await readPosts(
      calendar(event('often', 'DTSTART:20261201T180000Z', 'RRULE:FREQ=SECONDLY;COUNT=100000')),
    );
    expect(often.posts).toHaveLength(500);
    expect(often.entries.at(-1)?.messages.join()).toContain('too often');
  });

  test('what is cancelled stays out, what is private or not certain is a draft, without a start is nothing', async () => {
    const start = 'DTSTART:20261201T180000Z';
    const { entries } = await readPosts(
      calendar(
        event('a', start, 'STATUS:CANCELLED'),
        event('b', start, 'CLASS:PRIVATE'),
        event('c', start, 'STATUS:TENTATIVE'),
        event('d'),
      ),
    );
    expect(entries.map(({ item, isOther }) => item?.isPublic ?? isOther)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await expect(readPosts('BEGIN:VCALENDAR\r\nnonsense')).rejects.toThrow(FeedRefused);
    await expect(readPosts(calendar())).rejects.toThrow('holds no events');
  });
});
