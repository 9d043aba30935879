import { type Described, describeType } from './contract-judge.testing.ts';
import type { Contract, ContractCall } from './mailchimp-contract.testing.ts';

/** A call as the provider's OpenAPI describes it, its references followed. */
interface Theirs {
  parameters?: { name: string; in: string; schema: Described }[];
  requestBody?: { content: Record<string, { schema: Described }> };
  responses: Record<string, { content?: Record<string, { schema: Described }> }>;
}
export type FindCall = (method: string, template: string) => Theirs | undefined;

const valuesOf = ({ enum: values, const: value }: Described): unknown[] =>
  values ?? (value === undefined ? [] : [value]);

/** What is in a type of ours and not in theirs: a field, another type, another value. */
function beyond(ours: Described, theirs: Described | undefined, where: string): string[] {
  if (!theirs) return [`${where}: they have nothing of it`];
  // Why the first: what stands beside it is what their description leaves out.
  const { type, properties = {}, items, maximum } = ours.anyOf?.[0] ?? ours;
  if (type && theirs.type && type !== theirs.type)
    return [`${where}: ${type} here, ${theirs.type} there`];
  const strange = theirs.enum ? valuesOf(ours).filter((one) => !theirs.enum?.includes(one)) : [];
  const isHigher =
    maximum !== undefined && theirs.maximum !== undefined && maximum > theirs.maximum;
  return [
    ...strange.map((one) => `${where}: they have no value ${String(one)}`),
    ...(isHigher ? [`${where}: at most ${theirs.maximum} there`] : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      beyond(field, theirs.properties?.[name], `${where}/${name}`),
    ),
    ...(items ? beyond(items, theirs.items, `${where}[]`) : []),
  ];
}

/** What they want to be told and we do not tell. */
function missing(ours: Described, theirs: Described | undefined, where: string): string[] {
  const left = (theirs?.required ?? []).filter((name) => !ours.required?.includes(name));
  return [
    ...left.map((name) => `${where}: they need ${name}`),
    ...Object.entries(ours.properties ?? {}).flatMap(([name, field]) =>
      missing(field, theirs?.properties?.[name], `${where}/${name}`),
    ),
  ];
}

function ofAnswer(name: string, answer: ContractCall['answer'], theirs: Theirs['responses']) {
  if (!answer) return theirs['204'] ? [] : [`${name}: they have an answer`];
  const schema = theirs['200']?.content?.['application/json']?.schema;
  return beyond(describeType(answer), schema, `answer to ${name}`);
}

function ofCall(name: string, { query, body, answer }: ContractCall, theirs: Theirs): string[] {
  const parameters = (theirs.parameters ?? []).filter((one) => one.in === 'query');
  const asked = Object.entries(query ? (describeType(query).properties ?? {}) : {});
  const theirBody = theirs.requestBody?.content['application/json']?.schema;
  const ours = body && describeType(body);
  return [
    ...asked.flatMap(([key, field]) => {
      const schema = parameters.find((one) => one.name === key)?.schema;
      // Why: a list of fields is a list to them, and one text parted by commas in an address.
      return beyond(field, schema?.type === 'array' ? schema.items : schema, `${name}?${key}`);
    }),
    ...(ours ? [...beyond(ours, theirBody, name), ...missing(ours, theirBody, name)] : []),
    ...ofAnswer(name, answer, theirs.responses),
  ];
}

/** What our contract says and the provider's description does not; nothing when ours is a part of theirs. */
export const contractDifferences = (contract: Contract, find: FindCall): string[] =>
  Object.entries(contract).flatMap(([name, call]) => {
    const [method = '', template = ''] = name.split(' ');
    const theirs = find(method, template);
    return theirs ? ofCall(name, call, theirs) : [`${name}: they have no such call`];
  });
