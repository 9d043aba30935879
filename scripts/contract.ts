import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Access } from '../shared/src/platform/access/screen.ts';
import type { Endpoint } from '../shared/src/platform/contract/endpoint.ts';
import type { Operation } from '../shared/src/platform/contract/operation.ts';
import { listFiles } from './source-tree.ts';

/** One REST call or GraphQL operation that `shared/` declares. */
export interface Call {
  /** Its name in code: `firmEndpoints.update`. */
  codeName: string;
  /** Its name for clients: `PUT /api/showcase-firm`, `query firms`. */
  title: string;
  /** Alternative names in tests. */
  address: string;
  area: string;
  summary: string;
  access: Access;
  /** Read-only. */
  isRead: boolean;
  shows?: readonly string[] | undefined;
  touches?: readonly string[] | undefined;
}

type Declared = Endpoint | Operation;

/** An export of a file `*.endpoints.ts` or `*.operations.ts`: a group of calls, or something else. */
interface Exported {
  area: string;
  name: string;
  value: unknown;
}

/** True for a group of declared calls. */
export const isGroup = (value: unknown): value is Record<string, Declared> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => each && Object.hasOwn(each, 'access'));

/** The exports of all files `*.endpoints.ts` and `*.operations.ts` below `shared/src`. */
export async function readContract(root: string): Promise<Exported[]> {
  const files = listFiles(root, 'shared/src').filter((file) =>
    /\.(endpoints|operations)\.ts$/.test(file),
  );
  const read = files.map(async (file) => {
    const module: object = await import(pathToFileURL(join(root, file)).href);
    const area = file.split('/').slice(2, -1).join('/');
    return Object.entries(module).map(([name, value]) => ({ area, name, value }));
  });
  return (await Promise.all(read)).flat();
}

/** Every call declared in these exports. */
export async function readCalls(root: string): Promise<Call[]> {
  const exported = await readContract(root);
  return exported.flatMap(({ area, name, value }) =>
    isGroup(value)
      ? Object.entries(value).map(([key, declared]) => callOf(`${name}.${key}`, area, declared))
      : [],
  );
}

function callOf(codeName: string, area: string, declared: Declared): Call {
  const { summary, access, shows, touches } = declared;
  const said =
    'path' in declared
      ? {
          title: `${declared.method} ${declared.path}`,
          address: declared.path,
          isRead: declared.isRead ?? declared.method === 'GET',
        }
      : {
          title: `${declared.kind} ${declared.name}`,
          address: declared.name,
          isRead: declared.kind === 'query',
        };
  return { codeName, ...said, area, summary, access, shows, touches };
}
