import type { Endpoint } from '../shared/src/platform/contract/endpoint.ts';
import type { Operation } from '../shared/src/platform/contract/operation.ts';
import { isGroup, readCalls, readContract } from './contract.ts';

/** The data a browser needs to make a call, for endpoints and operations. */
const shipped = new Set<keyof Endpoint | keyof Operation>([
  'method',
  'path',
  'kind',
  'name',
  'document',
  'access',
  'isRead',
  'shows',
  'touches',
  'deletes',
  'upload',
  'wordPlaces',
]);

/**
 * The declared calls as plain data; the build uses it instead of their files. Why: only the server needs their schemas,
 * and a browser would load and assemble hundreds of them before the first list. Schemas beside the calls are left out,
 * so a page that imports one cannot be built.
 */
export const callsAsData = (root: string) => groupsAsData(root, (name) => !ofSession.has(name));

/** The same for calls before any page. Why separate: the session check must not wait for the data of all calls. */
export const sessionCallsAsData = (root: string) =>
  groupsAsData(root, (name) => ofSession.has(name));

const ofSession = new Set(['authEndpoints', 'viewAsEndpoints']);

async function groupsAsData(root: string, isWanted: (name: string) => boolean): Promise<string> {
  const wanted = (await readContract(root)).filter(({ name }) => isWanted(name));
  const groups = wanted.flatMap(({ name, value }) => {
    if (!isGroup(value)) return isPlain(value) ? [`${JSON.stringify(name)}:${asText(value)}`] : [];
    const lines = Object.entries(value).map(
      ([key, call]) => `${JSON.stringify(key)}:${asText(dataOf(call))}`,
    );
    return [`${JSON.stringify(name)}:{\n${lines.join(',\n')}\n}`];
  });
  return `{\n${groups.join(',\n')}\n}\n`;
}

/** The data of each call for the access report. */
export async function accessAsData(root: string): Promise<string> {
  const calls = await readCalls(root);
  const lines = calls.map(({ area, summary, access }) => asText({ area, summary, access }));
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Leaves out empty values. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_key, inner) => (inner === null ? undefined : inner));

const dataOf = (call: Endpoint | Operation) => {
  const entries = Object.entries(call).filter(([key]) => shipped.has(key as keyof Endpoint));
  return Object.fromEntries(entries);
};

const isPlain = (value: unknown) =>
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));
