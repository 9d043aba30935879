import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Access } from '../shared/src/screen.ts';
import { listFiles } from './source-tree.ts';

/** One REST call or GraphQL operation that `shared/` declares. */
export interface Call {
  /** How code names it: `firmEndpoints.update`. */
  codeName: string;
  /** How a client names it: `PUT /api/showcase-firm`, `query firms`. */
  title: string;
  /** What a test may spell out in place of the code name. */
  address: string;
  area: string;
  summary: string;
  access: Access;
  /** It changes nothing. */
  isRead: boolean;
  shows?: readonly string[] | undefined;
  touches?: readonly string[] | undefined;
}

interface Declared {
  summary: string;
  access: Access;
  method?: string;
  path?: string;
  kind?: string;
  name?: string;
  isRead?: boolean;
  shows?: readonly string[];
  touches?: readonly string[];
}

/** Every call that the files `*.endpoints.ts` and `*.operations.ts` below `shared/src` declare. */
export async function readCalls(root: string): Promise<Call[]> {
  const calls: Call[] = [];
  for (const file of listFiles(root, 'shared/src')) {
    if (!/\.(endpoints|operations)\.ts$/.test(file)) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const [record, value] of Object.entries(module)) {
      if (!/(Endpoints|Operations)$/.test(record)) continue;
      for (const [key, declared] of Object.entries(value as Record<string, Declared>)) {
        calls.push(callOf(`${record}.${key}`, file.split('/')[2] ?? '', declared));
      }
    }
  }
  return calls;
}

function callOf(codeName: string, area: string, declared: Declared): Call {
  const { summary, access, method, path, kind, name, shows, touches } = declared;
  const address = path ?? name ?? '';
  const isRead = declared.isRead ?? (method === 'GET' || kind === 'query');
  return {
    codeName,
    title: `${method ?? kind} ${address}`,
    address,
    area,
    summary,
    access,
    isRead,
    shows,
    touches,
  };
}
