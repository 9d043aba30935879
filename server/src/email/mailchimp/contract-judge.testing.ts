import { z } from 'zod';
import { type Contract, mailchimpContract, problemBody } from './mailchimp-contract.testing.ts';

/** Says what in a request or an answer breaks a contract; nothing is as it should be. */
export interface ContractJudge {
  request(method: string, path: string, query: URLSearchParams, body: unknown): string[];
  answer(method: string, path: string, status: number, body: unknown): string[];
}

/** A description of a type as JSON Schema has it, as far as a contract needs it. */
export interface Described {
  type?: string;
  properties?: Record<string, Described>;
  items?: Described;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Described[];
  maximum?: number;
}
export const describeType = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any' }) as Described;

export const isPatternOf = (template: string) =>
  new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** True where an answer has a field at that path, as 'lists.stats.member_count'. */
function hasField(answer: Described, path: string): boolean {
  let found: Described | undefined = answer;
  for (const name of path.split('.')) found = (found?.items ?? found)?.properties?.[name];
  return found !== undefined;
}

const broken = (schema: z.ZodType, value: unknown, what: string): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${[what, ...path].join('/')}: ${message}`,
  );

/** Judges by our own contract. */
export function contractJudge(contract: Contract = mailchimpContract): ContractJudge {
  const calls = Object.entries(contract).map(([name, call]) => ({
    call,
    pattern: isPatternOf(name),
    answer: call.answer && describeType(call.answer),
  }));
  const find = (method: string, path: string) =>
    calls.find(({ pattern }) => pattern.test(`${method} ${path}`));

  return {
    request(method, path, query, body) {
      const what = `${method} ${path}`;
      const found = find(method, path);
      if (!found) return [`${what}: the contract has no such call`];
      const { call, answer } = found;
      const asked = query.get('fields')?.split(',') ?? [];
      return [
        ...broken(call.query ?? z.strictObject({}), Object.fromEntries(query), `${what}?`),
        ...broken(call.body ?? z.undefined(), body, what),
        ...asked
          .filter((field) => !answer || !hasField(answer, field))
          .map((field) => `${what}: the answer has no field ${field}`),
      ];
    },
    answer(method, path, status, body) {
      const what = `answer ${status} to ${method} ${path}`;
      const found = find(method, path);
      if (!found) return [`${what}: the contract has no such call`];
      if (status >= 400) return broken(problemBody, body, what);
      const { answer } = found.call;
      if (status !== (answer ? 200 : 204)) return [`${what}: another status is expected`];
      return broken(answer ?? z.undefined(), body, what);
    },
  };
}
