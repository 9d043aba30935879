import { expect, test } from 'vitest';
import { z } from 'zod';
import { declaredEndpoints, declaredOperations } from '../../test/declared.ts';
import type { HttpError } from './errors.ts';
import { parse } from './handle.ts';

const schemas: [string, z.ZodType][] = [
  ...(await declaredEndpoints()).flatMap(([name, { body, query }]): [string, z.ZodType][] => [
    ...(body ? [[`body of ${name}`, body] as [string, z.ZodType]] : []),
    ...(query ? [[`query of ${name}`, query] as [string, z.ZodType]] : []),
  ]),
  ...(await declaredOperations()).map(({ name, args }): [string, z.ZodType] => [name, args]),
];

const wrong = [5, -1, 1.5, 'x', '', null, true, [], [5], {}, { x: 1 }, 'y'.repeat(100_000)];

function saidOf(schema: z.ZodType, value: unknown): string[] {
  try {
    parse(schema, value);
    return [];
  } catch (error) {
    return (error as HttpError).messages;
  }
}

/** How zod speaks when a schema has no sentence of its own. */
const validatorWords =
  /^Invalid (input|option|string|format|key|value|ISO)|^Too (big|small)|^Unrecognized|expected |received |\bNaN\b|undefined/;

test.each(schemas)(
  'the %s is refused in sentences, never in a validator’s words',
  (_name, schema) => {
    const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const tried = [
      ...wrong,
      ...keys.flatMap((key) => wrong.map((value) => ({ [key]: value }))),
      Object.fromEntries(keys.map((key) => [key, {}])),
    ];
    const said = tried.flatMap((value) => saidOf(schema, value));
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said)].filter((sentence) => validatorWords.test(sentence))).toEqual([]);
  },
);

test('a missing or wrong value is called by its name', () => {
  const schema = z.object({ siteId: z.int(), name: z.string().max(3), kind: z.enum(['a', 'b']) });
  expect(saidOf(schema, { name: 'long', kind: 'c' })).toEqual([
    '"siteId" is missing.',
    '"name" must be at most 3 characters long.',
    '"kind" must be one of: a, b.',
  ]);
});
