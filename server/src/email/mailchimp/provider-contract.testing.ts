import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FindCall } from './contract-differences.testing.ts';
import { type ContractJudge, isPatternOf } from './contract-judge.testing.ts';

/** Mailchimp's own description of its API, where it lies beside the project. */
const contractFile = join(
  import.meta.dirname,
  '../../../../../shared/contracts/mailchimp-marketing.json',
);
export const hasProviderContract = existsSync(contractFile);

interface Parameter {
  name: string;
  in: string;
  schema?: { type?: string };
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
type Tree = { [key: string]: Tree };

const pointerPart = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** What of a query is what the contract means by it: lists are parted by commas, numbers are numbers. */
const meantBy = (text: string, type: string | undefined) => {
  if (type === 'array') return text.split(',');
  if (type === 'integer') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
};

/** The contract as a tree, with a look at any place of it, references followed. */
function openContract() {
  const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as Tree;
  return {
    contract,
    placeOf: (keys: string[]): { keys: string[]; found: Tree } | null => {
      let found: Tree | undefined = contract;
      let place: string[] = [];
      for (const key of keys) {
        found = found?.[key];
        place = [...place, key];
        const reference = found?.$ref as unknown as string | undefined;
        if (!reference) continue;
        place = reference.slice(2).split('/');
        found = place.reduce<Tree | undefined>((tree, part) => tree?.[part], contract);
      }
      return found ? { keys: place, found } : null;
    },
  };
}

/** Says how a value breaks what stands at a place of the contract. */
function validator({ contract, placeOf }: ReturnType<typeof openContract>) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false });
  formats.default(ajv);
  ajv.addSchema(contract, 'mailchimp');
  const made = new Map<string, ValidateFunction>();
  return (keys: string[], value: unknown, what: string): string[] => {
    const place = placeOf(keys);
    if (!place) return [`${what}: the contract has nothing of it`];
    const address = `mailchimp#/${place.keys.map(pointerPart).join('/')}`;
    const validate = made.get(address) ?? ajv.compile({ $ref: address });
    made.set(address, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((one) => `${what}${one.instancePath}: ${one.message}`);
  };
}

/** What the file says of a campaign without a send time, and the provider does not hold itself to: it answers ''. */
const isKnownHole = (text: string) => /send_time: must match format "date-time"$/.test(text);

/** Judges by the provider's own description. */
export function providerJudge(): ContractJudge {
  const opened = openContract();
  const violations = validator(opened);
  const templates = Object.keys(opened.contract.paths ?? {})
    .map((template) => ({ template, pattern: isPatternOf(template) }))
    .sort((a, b) => a.template.split('{').length - b.template.split('{').length);
  const operationAt = (method: string, path: string) => {
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const keys = ['paths', template ?? '', method.toLowerCase()];
    return { keys, operation: opened.placeOf(keys)?.found as unknown as Operation | undefined };
  };

  return {
    request(method: string, path: string, query: URLSearchParams, body: unknown): string[] {
      const { keys, operation } = operationAt(method, path);
      const what = `${method} ${path}`;
      if (!operation) return [`${what}: the contract has no such call`];
      const ofQuery = [...query].flatMap(([name, text]) => {
        const index = (operation.parameters ?? []).findIndex((one) => one.name === name);
        const type = operation.parameters?.[index]?.schema?.type;
        if (index < 0) return [`${what}: no parameter ${name}`];
        return violations(
          [...keys, 'parameters', String(index), 'schema'],
          meantBy(text, type),
          `${what}?${name}`,
        );
      });
      if (body === undefined) return ofQuery;
      const content = [...keys, 'requestBody', 'content', 'application/json', 'schema'];
      return [...ofQuery, ...violations(content, body, what)];
    },
    answer(method: string, path: string, status: number, body: unknown): string[] {
      const { keys, operation } = operationAt(method, path);
      const what = `answer ${status} to ${method} ${path}`;
      if (!operation) return [`${what}: the contract has no such call`];
      const code = String(status) in operation.responses ? String(status) : 'default';
      const isEmpty = !opened.placeOf([...keys, 'responses', code, 'content']);
      if (isEmpty) return body === undefined ? [] : [`${what}: no content is expected`];
      const media = status < 300 ? 'application/json' : 'application/problem+json';
      const found = violations(
        [...keys, 'responses', code, 'content', media, 'schema'],
        body,
        what,
      );
      return found.filter((text) => !isKnownHole(text));
    },
  };
}

/** Any part of the file with every reference in it followed. */
function resolved(opened: ReturnType<typeof openContract>, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(opened, one));
  if (typeof part !== 'object' || part === null) return part;
  const reference = '$ref' in part && typeof part.$ref === 'string' ? part.$ref : null;
  if (reference) return resolved(opened, opened.placeOf(reference.slice(2).split('/'))?.found);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, resolved(opened, value)]),
  );
}

/** Finds calls in the provider's description, to compare ours with. */
export function findProviderCall(): FindCall {
  const opened = openContract();
  return (method, template) =>
    resolved(
      opened,
      opened.placeOf(['paths', template, method.toLowerCase()])?.found,
    ) as ReturnType<FindCall>;
}
