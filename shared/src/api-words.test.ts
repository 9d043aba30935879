import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiWords, turnedPath } from './api-words.ts';
import { graphqlType, operationDocument, operationSdl } from './graphql-text.ts';
import { operation } from './operation.ts';
import { turned } from './turned.ts';

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
    expect(turned(page, ours)).toStrictEqual(theirs);
    expect(turned(page, theirs)).toStrictEqual(ours);
  });

  test('what has no such word is handed on as it is', () => {
    const rows = [{ id: 1 }];
    expect(turned(z.array(z.object({ id: z.int() })), rows)).toBe(rows);
  });

  test('a value of another shape stays for the schema to refuse', () => {
    for (const value of ['text', 7, null, [1], [[]]]) expect(turned(firm, value)).toBe(value);
    expect(turned(z.array(firm), { userGroupId: 1 })).toStrictEqual({ userGroupId: 1 });
    expect(turned(firm, JSON.parse('{"__proto__": {"id": 1}}'))).toStrictEqual({});
  });

  test('a word of the product is none of the API', () => {
    expect(firm.safeParse(turned(firm, { id: 1, userGroupId: 2 })).success).toBe(true);
    expect(firm.safeParse(turned(firm, { id: 1, organizationId: 2 })).success).toBe(false);
  });

  test('paths of fields are turned word by word', () => {
    expect(turnedPath('rows.0.organizationId')).toBe('rows.0.userGroupId');
    expect(turnedPath('name')).toBe('name');
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
