import { describe, expect, test } from 'vitest';
import { readPosts } from './feed.testing.ts';
import { FeedRefused } from './feed-decode.ts';

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
    expect(posts[3]?.endsAt).toEqual(new Date('2026-12-02T06:00:00Z'));
    expect(posts[2]).toMatchObject({
      type: 'event',
      endsAt: new Date('2026-12-02T01:30:00Z'),
      location: { venue: 'Zilker Park' },
    });
  });

  test('a day is that day in the cities of the sites, whatever zone the calendar is of', async () => {
    const { posts } = await readPosts(
      calendar(
        'X-WR-TIMEZONE:Asia/Tokyo',
        event('days', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261207'),
      ),
    );
    expect(posts[0]).toMatchObject({
      startsAt: new Date('2026-12-04T06:00:00Z'),
      endsAt: new Date('2026-12-07T06:00:00Z'),
    });
  });

  test('a changed date of an event that is not in the file comes in by itself, and that is told', async () => {
    const change = (uid: string, ...more: string[]) =>
      event(uid, 'RECURRENCE-ID:20261202T180000Z', 'DTSTART:20261202T200000Z', ...more);
    const { entries } = await readPosts(
      calendar(
        change('alone'),
        change('off', 'STATUS:CANCELLED'),
        event('whole', 'DTSTART:20261201T180000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
        change('whole'),
      ),
    );
    expect(
      entries.map(({ position, item, messages }) => [
        position,
        item?.externalKey,
        item?.startsAt?.toISOString(),
        ...messages,
      ]),
    ).toEqual([
      [1, 'whole#2026-12-01T18:00:00Z', '2026-12-01T18:00:00.000Z'],
      [2, 'whole#2026-12-02T18:00:00Z', '2026-12-02T20:00:00.000Z'],
      [
        3,
        'alone#2026-12-02T18:00:00Z',
        '2026-12-02T20:00:00.000Z',
        'it is a changed date of an event that is not in this file, so it was imported on its own',
      ],
      [4, undefined, undefined, 'it is canceled at the source and was left out'],
    ]);
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
    expect(whole.notes).toEqual(['File title: Fairs']);
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
    ['broken', calendar(event('a', 'nonsense')), 'can’t be read as a calendar: '],
    ['of one endless event', calendar(event('a', 'x'.repeat(11_000_000))), 'too long to import'],
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

  test('an event without an end comes in around today; one without end to its dates is cut after 500', async () => {
    const { posts } = await readPosts(
      calendar(event('monthly', 'DTSTART:20120101T180000Z', 'RRULE:FREQ=MONTHLY')),
    );
    expect([posts.length, times(posts)[0], times(posts).at(-1)]).toEqual([
      13,
      '2026-11-01T18:00:00.000Z',
      '2027-11-01T18:00:00.000Z',
    ]);
    const often = await readPosts(
      calendar(event('often', 'DTSTART:20261201T180000Z', 'RRULE:FREQ=DAILY;COUNT=100000')),
    );
    expect(often.posts).toHaveLength(500);
    expect(often.entries.at(-1)?.messages.join()).toContain('too often');
  });

  const frequent = 'it repeats every second, minute or hour, so it was left out';
  const never = 'no date fits its repeat rule in 20,000 tries, so it was left out';
  test.each([
    ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', frequent],
    ['FREQ=MINUTELY;COUNT=3', frequent],
    ['FREQ=HOURLY', frequent],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO', never],
    ['FREQ=YEARLY;UNTIL=99991231T000000Z;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO', never],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', never],
    ['FREQ=DAILY;INTERVAL=2000000000', never],
    ['FREQ=WEEKLY;BYWEEKNO=53;BYMONTH=7', never],
    ['FREQ=WEEKLY;INTERVAL=2000000000', never],
    ['FREQ=MONTHLY;INTERVAL=2000000000;BYDAY=5MO', never],
    ['FREQ=YEARLY;INTERVAL=2000000000', never],
    ['FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31;BYDAY=MO', 'was left out'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=300', null],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', null],
    [
      `FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 401 }, (_, at) => at - 200).join()}`,
      'too long',
    ],
  ])('a rule of this kind ends: %.60s', async (rule, sentence) => {
    const start = 'DTSTART:20261203T180000Z';
    const { entries } = await readPosts(
      calendar(event('never', start, `RRULE:${rule}`), event('after', start)),
    );
    const messages = entries.filter(({ item }) => !item).flatMap((entry) => entry.messages);
    expect(messages).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
    expect(entries.at(-1)?.item?.headline).toBe('Fair after');
  });

  test('rare dates are found: February 29, and Friday the 13th', async () => {
    const leap = event(
      'leap',
      'DTSTART:20240229T180000Z',
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=3',
    );
    const friday = event(
      'friday',
      'DTSTART:20261113T180000Z',
      'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3',
    );
    expect(times((await readPosts(calendar(leap, friday))).posts)).toEqual([
      '2024-02-29T18:00:00.000Z',
      '2028-02-29T18:00:00.000Z',
      '2032-02-29T18:00:00.000Z',
      '2026-11-13T18:00:00.000Z',
      '2027-08-13T18:00:00.000Z',
      '2028-10-13T18:00:00.000Z',
    ]);
  });

  test('a time zone whose clock changes never end is known by its name alone', async () => {
    const zone = (rule: string) =>
      `BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:-0900\r\nTZOFFSETTO:-0900\r\nRRULE:${rule}\r\nEND:STANDARD\r\nEND:VTIMEZONE`;
    const noon = event('noon', 'DTSTART;TZID=America/New_York:20261201T120000');
    const at = async (rule: string) => times((await readPosts(calendar(zone(rule), noon))).posts);
    expect(await at('FREQ=YEARLY')).toEqual(['2026-12-01T21:00:00.000Z']);
    for (const rule of [
      'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;UNTIL=99991231T000000Z;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO',
    ])
      expect(await at(rule)).toEqual(['2026-12-01T17:00:00.000Z']);
  });

  test('20,000 excluded and added dates are followed; more than 50,000 are refused', async () => {
    const list = (name: string, from: number, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const day = new Date(Date.UTC(2026, 11, 1, 18) + (from + at) * 86_400_000).toISOString();
        return `${name}:${day.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
      });
    const start = 'DTSTART:20261201T180000Z';
    const many = event(
      'many',
      start,
      'RRULE:FREQ=DAILY;COUNT=10002',
      ...list('EXDATE', 1, 10_000),
      ...list('RDATE', 20_000, 10_000),
    );
    const { posts } = await readPosts(calendar(many));
    expect(posts).toHaveLength(500);
    expect(times(posts).slice(0, 3)).toEqual([
      '2026-12-01T18:00:00.000Z',
      '2054-04-19T18:00:00.000Z',
      '2081-09-03T18:00:00.000Z',
    ]);
    const { entries } = await readPosts(
      calendar(event('most', start, ...list('EXDATE', 1, 50_001), 'RRULE:FREQ=DAILY')),
    );
    expect(entries.map(({ messages }) => messages)).toEqual([
      ['it adds or excludes more than 50,000 dates, so it was left out'],
    ]);
  });

  test('what the library cannot read of one event takes no other with it', async () => {
    const start = 'DTSTART:20261201T180000Z';
    const { entries } = await readPosts(
      calendar(
        event('long', start, 'DURATION:P99999999W', 'RRULE:FREQ=DAILY;COUNT=2'),
        event('broken', start, 'RRULE:FREQ=MONTHLY;BYYEARDAY=3'),
        event('after', start),
      ),
    );
    expect(entries.map(({ item, messages }) => item?.headline ?? messages.join())).toEqual([
      'it lasts longer than ten years, so it was left out',
      expect.stringContaining('it can’t be read and was left out: For MONTHLY'),
      'Fair after',
    ]);
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
    await expect(readPosts(calendar())).rejects.toThrow('has no events');
  });
});
