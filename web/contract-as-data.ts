import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@masthead/shared/endpoint.ts';
import { operationDocument } from '@masthead/shared/graphql-text.ts';
import type { Operation } from '@masthead/shared/operation.ts';
import { turnsOf } from '@masthead/shared/turns-of.ts';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import { readCalls } from '../scripts/contract.ts';

const root = dirname(import.meta.dirname);
const declaredCalls = join(root, 'web', 'src', 'users', 'declared-calls.ts');
const graphqlText = join(root, 'shared', 'src', 'graphql-text.ts');
const turnsText = join(root, 'shared', 'src', 'turns-of.ts');
const callFile = /[/]shared[/]src[/][^/]+[/][\w.-]+[.](endpoints|operations)[.]ts$/;

/**
 * Builds the declared calls as plain data: what a browser needs to make them; of a schema, where words
 * of the API are turned. Why: their schemas
 * judge on the server, and hundreds of them would be loaded and put together before the first list.
 */
export const contractAsData: Plugin = {
  name: 'masthead-contract-as-data',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id === declaredCalls) return asModule({ declaredCalls: await accessRows() });
    if (id === graphqlText) {
      const code = 'export const operationDocument = (operation) => operation.document;';
      return { code, moduleType: 'js' };
    }
    if (id === turnsText)
      return { code: 'export const turnsOf = (turns) => turns;', moduleType: 'js' };
    return callFile.test(id) ? asModule(callsIn(await import(pathToFileURL(id).href))) : null;
  },
};

/** What a file of calls exports. A schema is left out, so that importing one fails the build. */
export function callsIn(exported: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(exported).map(
    ([name, value]) => [name, asData(name, value)] as const,
  );
  return Object.fromEntries(kept.filter(([, data]) => data !== undefined));
}

function asData(name: string, value: unknown): unknown {
  if (name.endsWith('Endpoints'))
    return mapped(
      value as Record<string, Endpoint>,
      ({ method, path, access, isRead, shows, touches, upload, query, body, reply }) => ({
        method,
        path,
        access,
        isRead,
        shows,
        touches,
        upload,
        query: turnsIn(query),
        body: turnsIn(body),
        reply: turnsIn(reply),
      }),
    );
  if (name.endsWith('Operations'))
    return mapped(value as Record<string, Operation>, (operation) => ({
      kind: operation.kind,
      name: operation.name,
      access: operation.access,
      shows: operation.shows,
      touches: operation.touches,
      document: operationDocument(operation),
      args: turnsIn(operation.args),
      reply: turnsIn(operation.reply),
    }));
  return typeof value === 'number' || Array.isArray(value) ? value : undefined;
}

/** Left out where there is nothing to turn. */
const turnsIn = (schema: z.ZodType | undefined) => (schema && turnsOf(schema)) ?? undefined;

const mapped = <T>(calls: Record<string, T>, change: (call: T) => unknown) =>
  Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, change(call)]));

async function accessRows() {
  const calls = await readCalls(root);
  return calls.map(({ area, summary, access }) => ({ area, summary, access }));
}

function asModule(exported: Record<string, unknown>) {
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return { code: lines.join('\n'), moduleType: 'js' as const };
}
