import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiWords, otherPath } from './api-words.ts';
import { graphqlType, operationDocument, operationSdl } from './graphql-text.ts';
import { operation } from './operation.ts';
import { translate } from './translate.ts';

const firm = z.object({ id: z.int(), organizationId: z.int().nullable() });

describe('words of the API', () => {
  test('every word has one counterpart', () => {
    const words = Object.entries(apiWords).flat();
    expect(new Set(words).size).toBe(words.length);
  });

  test('a value is turned wherever its schema holds a word, and back again', () => {
    const page = z.object({
      rows: z.array(firm.partial()).optional(),
      of: firm.nullable(),
      changed: z.object({ firm }).transform((value) => value),
      values: z.record(z.string(), z.unknown()),
    });
    const ours = {
      rows: [{ id: 1, organizationId: 2 }, {}],
      of: null,
      changed: { firm: { id: 3, organizationId: null } },
      values: { organizationId: 4, name: 'organizationId' },
    };
    const theirs = {
      rows: [{ id: 1, userGroupId: 2 }, {}],
      of: null,
      changed: { firm: { id: 3, userGroupId: null } },
      values: { userGroupId: 4, name: 'organizationId' },
    };
    expect(translate(page, ours)).toStrictEqual(theirs);
    expect(translate(page, theirs)).toStrictEqual(ours);
  });

  test('passes other words through unchanged', () => {
    const rows = [{ id: 1 }];
    expect(translate(z.array(z.object({ id: z.int() })), rows)).toBe(rows);
  });

  test('a value of another shape stays for the schema to refuse', () => {
    for (const value of ['text', 7, null, [1], [[]]]) expect(translate(firm, value)).toBe(value);
    expect(translate(z.array(firm), { userGroupId: 1 })).toStrictEqual({ userGroupId: 1 });
    expect(translate(firm, JSON.parse('{"__proto__": {"id": 1}}'))).toStrictEqual({});
  });

  test('a word of the product is none of the API', () => {
    expect(firm.safeParse(translate(firm, { id: 1, userGroupId: 2 })).success).toBe(true);
    expect(firm.safeParse(translate(firm, { id: 1, organizationId: 2 })).success).toBe(false);
  });

  test('paths of fields are turned word by word', () => {
    expect(otherPath('rows.0.organizationId')).toBe('rows.0.userGroupId');
    expect(otherPath('name')).toBe('name');
  });

  test('GraphQL names fields and arguments in the words of the API', () => {
    const firms = operation({
      shows: [],
      kind: 'query',
      name: 'firms',
      summary: 'Firms.',
      access: 'public',
      args: z.object({ organizationId: z.int() }),
      reply: z.array(firm),
    });
    expect(operationSdl(firms).field).toContain('firms(userGroupId: Int!)');
    expect(graphqlType(firm, 'Firm').objects.get('Firm')).toContain('userGroupId: Int');
    expect(operationDocument(firms)).toBe(
      'query Firms($userGroupId: Int!) { firms(userGroupId: $userGroupId) { id userGroupId } }',
    );
  });
});
