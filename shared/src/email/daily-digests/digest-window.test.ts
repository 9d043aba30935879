import { describe, expect, test } from 'vitest';
import { digestWindow } from './digest-window.ts';

const span = (sendDate: string) => {
  const { from, to } = digestWindow(sendDate);
  return [from.toISOString(), to.toISOString()];
};

/** A week without a change of clocks; Central Time is five hours behind UTC. */
describe('the post window by weekday (Spec, content 4)', () => {
  test.each([
    ['Sunday', '2026-07-12', '2026-07-03T11:01:00.000Z', '2026-07-10T11:00:00.000Z'],
    ['Monday', '2026-07-13', '2026-07-10T11:01:00.000Z', '2026-07-11T04:59:00.000Z'],
    ['Tuesday', '2026-07-14', '2026-07-13T11:01:00.000Z', '2026-07-14T11:00:00.000Z'],
    ['Wednesday', '2026-07-15', '2026-07-14T11:01:00.000Z', '2026-07-15T11:00:00.000Z'],
    ['Thursday', '2026-07-16', '2026-07-15T11:01:00.000Z', '2026-07-16T11:00:00.000Z'],
    ['Friday', '2026-07-17', '2026-07-16T11:01:00.000Z', '2026-07-17T11:00:00.000Z'],
    ['Saturday', '2026-07-18', '2026-07-10T11:01:00.000Z', '2026-07-17T11:00:00.000Z'],
  ])('a digest of %s, %s, gathers from %s to %s', (_weekday, sendDate, from, to) =>
    expect(span(sendDate)).toEqual([from, to]),
  );

  test('across the end of a year and in winter', () => {
    expect(span('2027-01-01')).toEqual(['2026-12-31T12:01:00.000Z', '2027-01-01T12:00:00.000Z']);
    expect(span('2027-01-03')).toEqual(['2026-12-25T12:01:00.000Z', '2027-01-01T12:00:00.000Z']);
  });
});

/** Hours and minutes from the first to the last minute. */
function length(sendDate: string): string {
  const { from, to } = digestWindow(sendDate);
  const minutes = (to.getTime() - from.getTime()) / 60_000;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

describe('the length of a window is counted on the real clock', () => {
  test.each([
    ['a Sunday', '2027-07-11', '167 h 59 min'],
    ['the Sunday after the clocks go forward', '2027-03-21', '166 h 59 min'],
    ['the Sunday after the clocks go back', '2027-11-14', '168 h 59 min'],
    ['the Sunday on which the clocks go forward', '2027-03-14', '167 h 59 min'],
    ['the Saturday after the clocks go forward', '2027-03-20', '166 h 59 min'],
    ['a Monday', '2027-07-12', '17 h 58 min'],
    ['the Monday after the clocks go forward', '2027-03-15', '17 h 58 min'],
    ['a Tuesday', '2027-07-13', '23 h 59 min'],
  ])('%s, %s: %s', (_day, sendDate, expected) => expect(length(sendDate)).toBe(expected));
});

test('the last minute is inside until its last second', () => {
  const { to, until } = digestWindow('2026-07-14');
  expect(until.getTime() - to.getTime()).toBe(60_000);
});
