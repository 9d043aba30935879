import { translate } from '@masthead/shared/platform/contract/translate.ts';
import { readInstant } from '@masthead/shared/platform/records/kinds.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writeReply } from './reply-writer.ts';

const row = z.object({
  firmId: z.int(),
  price: z.number().nullable(),
  note: z.string().optional(),
  isDeleted: z.boolean(),
  dateCreated: readInstant,
  state: z.enum(['new', 'old']),
  word: z.string().min(2),
  parts: z.array(z.object({ organizationId: z.int().nullish() })),
});
const page = z.object({ totalCount: z.int(), nodes: z.array(row) });
const first = {
  firmId: 7,
  price: -0,
  isDeleted: false,
  dateCreated: new Date('2026-11-28T04:05:06.007Z'),
  state: 'old',
  word: 'ab',
  parts: [{ organizationId: 3 }, { organizationId: null }, {}],
};
const second = {
  ...first,
  price: 1e21,
  note: '"quoted" \\ \u0001 \ud800 é 👍',
  dateCreated: new Date('1970-01-01T00:00:00Z'),
  parts: [],
  added: 'left out',
};

/** What the schema and the translation give one after the other. */
const inSteps = (schema: z.ZodType, reply: unknown) =>
  JSON.stringify(translate(schema, schema.parse(reply)));

describe('a reply in one pass', () => {
  test('is what checking, translating and writing it give', () => {
    const reply = { totalCount: 2, nodes: [first, second] };
    const written = writeReply(page, reply);
    expect(written).toBe(inSteps(page, reply));
    expect(written).toContain('"showcaseFirmId":7');
    expect(written).toContain('{"userGroupId":3},{"userGroupId":null},{}');
    expect(writeReply(page, { totalCount: 0, nodes: [] })).toBe('{"totalCount":0,"nodes":[]}');
  });

  test.each([
    '1970-01-01T00:00:00.000Z',
    '1999-12-31T23:59:59.999Z',
    '2024-02-29T12:00:00.050Z',
    '2026-11-28T00:00:00.000Z',
    '9998-12-31T23:59:59.999Z',
  ])('writes the instant %s as it is', (at) => {
    expect(writeReply(readInstant, new Date(at))).toBe(JSON.stringify(at));
  });

  test.each([
    ['a number for a text', { note: 5 }],
    ['a text for a number', { firmId: '7' }],
    ['a number with decimals for an integer', { firmId: 7.5 }],
    ['no number', { price: Number.NaN }],
    ['a missing field', { isDeleted: undefined }],
    ['null for a field that is never empty', { firmId: null }],
    ['a date that is none', { dateCreated: new Date(Number.NaN) }],
    ['an instant before 1970', { dateCreated: new Date(-1) }],
    ['a date as a text', { dateCreated: '2026-11-28' }],
    ['a word that is not offered', { state: 'older' }],
    ['a word that is too short', { word: 'a' }],
    ['an object for a list', { parts: {} }],
    ['a list for an object', { parts: [[]] }],
    ['nothing in a list', { parts: [undefined] }],
  ])('leaves %s to the schema', (_, wrong) => {
    expect(writeReply(row, { ...first, ...wrong })).toBe(null);
  });

  test('leaves nothing at all to the schema, and errors of getters to whoever caused them', () => {
    expect(writeReply(z.string().optional(), undefined)).toBe(null);
    const broken = Object.defineProperty({ ...first }, 'firmId', {
      get: () => {
        throw new Error('of the getter');
      },
    });
    expect(() => writeReply(row, broken)).toThrow('of the getter');
  });
});
