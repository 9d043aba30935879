import { describe, expect, test } from 'vitest';
import { calendarWish, missingDigests, tooClose } from './email-calendar.ts';

describe('the calendar of emails', () => {
  const sent = (id: number, clock: string, audienceId: string | null = 'austin') => ({
    id,
    audienceId,
    sendAt: new Date(`2026-12-01T${clock}:00Z`),
  });

  test('two emails to one audience are too close within two hours, and no two others', () => {
    const near = [sent(1, '12:00'), sent(2, '13:59'), sent(3, '15:59')];
    const far = [sent(4, '12:00', 'waco'), sent(5, '12:00', null), sent(6, '12:00', null)];
    const without = { id: 7, audienceId: 'austin', sendAt: null };
    const close = tooClose([...near, ...far, without]);
    expect([...close].map(([id, others]) => [id, others.map((one) => one.id)])).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
    expect([...tooClose([sent(1, '12:00'), sent(2, '14:00')])]).toEqual([]);
  });

  const cities = [
    { siteId: 1, city: 'Austin', since: '2026-01-01' },
    { siteId: 2, city: 'Waco', since: '2026-12-03' },
  ];
  const gaps = (now: string, built: { siteId: number; sendDate: string }[] = []) =>
    // A Friday to a Thursday.
    missingDigests({ from: '2026-11-27', to: '2026-12-03' }, cities, built, new Date(now)).map(
      ({ city, day }) => `${city} ${day}`,
    );

  test('a weekday digest is missing from 5 PM of the day before, where a city has digests', () => {
    expect(gaps('2026-11-26T22:59:59Z')).toEqual([]);
    expect(gaps('2026-11-26T23:00:00Z')).toEqual(['Austin 2026-11-27']);
    expect(gaps('2026-12-02T23:00:00Z')).toEqual([
      'Austin 2026-11-27',
      'Austin 2026-11-30',
      'Austin 2026-12-01',
      'Austin 2026-12-02',
      'Austin 2026-12-03',
      'Waco 2026-12-03',
    ]);
    const built = [
      { siteId: 1, sendDate: '2026-11-27' },
      { siteId: 2, sendDate: '2026-11-30' },
    ];
    expect(gaps('2026-11-30T12:00:00Z', built)).toEqual(['Austin 2026-11-30']);
  });

  test.each([
    [{ from: '2026-12-01', to: '2027-01-11' }, []],
    [{ from: '2026-12-01', to: '2027-01-12' }, ['A calendar shows at most 42 days']],
    [{ from: '2026-12-02', to: '2026-12-01' }, ['A calendar shows at most 42 days']],
    [{ from: 'soon', to: '2026-12-01' }, ['A calendar needs a start and an end date']],
  ])('asked for %o it says %o', (wish, sentences) =>
    expect(calendarWish.safeParse(wish).error?.issues.map(({ message }) => message) ?? []).toEqual(
      sentences,
    ),
  );
});
