import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { Operation } from '@masthead/shared/platform/contract/operation.ts';

const shared = join(import.meta.dirname, '..', '..', 'shared', 'src');

async function exportsOf(pattern: string): Promise<[string, Record<string, unknown>][]> {
  const files = globSync(pattern, { cwd: shared }).sort();
  const modules = await Promise.all(
    files.map((file) => import(join(shared, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, Record<string, unknown>] => typeof entry[1] === 'object',
    ),
  );
}

/** Every REST call that the contract declares, by name. */
export async function declaredEndpoints(): Promise<[string, Endpoint][]> {
  const groups = await exportsOf('**/*.endpoints.ts');
  return groups.flatMap(([group, calls]) =>
    Object.entries(calls)
      .filter(([, value]) => typeof value === 'object' && value !== null && 'method' in value)
      .map(([name, value]): [string, Endpoint] => [`${group}.${name}`, value as Endpoint]),
  );
}

/** Every GraphQL operation that the contract declares. */
export async function declaredOperations(): Promise<Operation[]> {
  const groups = await exportsOf('**/*.operations.ts');
  return groups.flatMap(([, calls]) =>
    Object.values(calls).filter(
      (value): value is Operation => typeof value === 'object' && value !== null && 'kind' in value,
    ),
  );
}
