import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { holdingRows, knownOfRun } from '../../../test/row-checks.ts';
import { neverRunTold, type Shape, textKey } from '../../../test/row-claims.ts';
import type { Pool } from './client.ts';

const database = withTestDatabase();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The pool, where a text is said to answer with these rows. */
function saying(text: string, row: Record<string, Shape>): Pool {
  const { catalog } = knownOfRun();
  const claims = { [textKey([text])]: [{ place: 'here', row }] };
  return holdingRows(database.pool, { claims, catalog });
}
const one = (kind: string): Shape => ({ kinds: [kind] });

describe('a statement that answers otherwise than its code says fails', () => {
  test('by the name of a column, without a row', async () => {
    const db = saying('select id from sites where false', {
      id: one('number'),
      city: one('string'),
    });
    await expect(db`select id from sites where false`).rejects.toThrow(
      'here: there is no column city',
    );
  });

  test('by its type, without a row', async () => {
    const db = saying('select id from sites where false', { id: one('string') });
    await expect(db`select id from sites where false`).rejects.toThrow(
      'here: id is number, and called string',
    );
  });

  test('by what the table lets be null, unless the statement asks for what is not', async () => {
    const row = { imageUrl: one('string') };
    const bare = saying('select image_url from users where false', row);
    await expect(bare`select image_url from users where false`).rejects.toThrow(
      'here: imageUrl may be null, and is called string',
    );
    const asked = saying('select image_url from users where image_url is not null', row);
    await expect(asked`select image_url from users where image_url is not null`).resolves.toEqual(
      [],
    );
  });

  test('by a value inside of JSON, or one that an outer join leaves out', async () => {
    const text = `select json_build_object('nmae', 'x') as person`;
    const db = saying(text, { person: { kinds: ['object'], fields: { name: one('string') } } });
    await expect(db`select json_build_object('nmae', 'x') as person`).rejects.toThrow(
      'here: person.name is undefined, and called string',
    );
    const joined = saying('select s.id from (select 1) n left join sites s on false', {
      id: one('number'),
    });
    await expect(joined`select s.id from (select 1) n left join sites s on false`).rejects.toThrow(
      'here: id is null, and called number',
    );
  });

  test('in a transaction and as a part of a list too', async () => {
    const db = saying('select id from sites where false', { id: one('string') });
    const part = db`select id from sites where false`;
    await expect(db`with none as (select 1) ${part}`).rejects.toThrow('id is number');
  });
});

test('what the code says is read off the code: of all statements of the product that have rows', ({
  skip,
}) => {
  const whyNone = inject('whyNoClaims');
  skip(whyNone !== '', whyNone);
  const claims = Object.values(knownOfRun().claims).flat();
  expect(claims.length).toBeGreaterThan(250);
  const session = claims.find(({ row }) => 'viewedByName' in row);
  expect(session?.row).toMatchObject({
    sessionId: { kinds: ['number'] },
    imageUrl: { kinds: ['null', 'string'] },
    roles: { kinds: ['array'], items: { kinds: ['string'] } },
  });
});

test('statements that no test has run are told at the end of a whole run, and not of a few files', () => {
  const claims = {
    one: [{ place: 'a.ts:1' }, { place: 'b.ts:2' }],
    two: [{ place: 'c.ts:3' }],
  };
  expect(neverRunTold(claims, new Set(['a.ts:1', 'c.ts:3']))).toBe(
    '1 of 3 statements ran in no test:\n  b.ts:2',
  );
  expect(neverRunTold(claims, new Set(['a.ts:1', 'b.ts:2', 'c.ts:3']))).toBe('');
  expect(neverRunTold(claims, new Set(['a.ts:1']))).toBe('');
});
