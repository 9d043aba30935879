import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { graphqlType, operationDocument, operationSdl } from './graphql-text.ts';
import { operation } from './operation.ts';
import { pageOf } from './paging.ts';

const firms = operation({
  shows: [],
  kind: 'query',
  name: 'firms',
  summary: 'A page of firms.',
  access: 'signed-in',
  args: z.object({
    name: z.string().nullish(),
    kind: z.enum(['a', 'b']).nullish(),
    limit: z.int().max(9).nullish(),
    id: z.int(),
  }),
  reply: pageOf(
    z.object({
      id: z.int(),
      name: z.string().nullable(),
      sites: z.array(z.object({ city: z.string() })),
    }),
  ),
});

describe('the schema text of an operation', () => {
  const { field, objects } = operationSdl(firms);

  test('has its arguments with their nullability', () => {
    expect(field).toContain('firms(name: String, kind: String, limit: Int, id: Int!): Firms!');
    expect(field).toContain('"A page of firms."');
  });
  test('has every object of the answer', () => {
    expect([...objects.keys()].sort()).toEqual(['Firms', 'FirmsNodes', 'FirmsNodesSites']);
    expect(objects.get('FirmsNodes')).toBe(
      'type FirmsNodes {\n  id: Int!\n  name: String\n  sites: [FirmsNodesSites!]!\n}',
    );
  });
  test('of an operation without arguments has no brackets', () => {
    expect(operationSdl({ ...firms, args: z.object({}) }).field).toContain('\n  firms: Firms!');
  });
});

test('the document asks for every field and passes every argument', () => {
  expect(operationDocument(firms)).toBe(
    'query Firms($name: String, $kind: String, $limit: Int, $id: Int!) ' +
      '{ firms(name: $name, kind: $kind, limit: $limit, id: $id) { totalCount nodes { id name sites { city } } } }',
  );
  expect(
    operationDocument({ ...firms, kind: 'mutation', args: z.object({}), reply: z.int() }),
  ).toBe('mutation Firms { firms }');
});

test.each([
  [z.boolean(), 'Boolean!'],
  [z.number(), 'Float!'],
  [z.int().nullable(), 'Int'],
  [z.string().default('x'), 'String!'],
  [z.iso.datetime().nullish(), 'String'],
  [z.array(z.string().nullable()), '[String]!'],
])('a kind of field has its GraphQL type %#', (schema, type) =>
  expect(graphqlType(schema, 'X').text).toBe(type),
);

test('a kind of field that GraphQL has no type for is refused when the server starts', () => {
  expect(() => graphqlType(z.object({ map: z.map(z.string(), z.string()) }), 'Thing')).toThrow(
    'ThingMap',
  );
});
