import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessAsData, callsAsData, sessionCallsAsData } from './calls-as-data.ts';
import { describeAccess } from './describe-access.ts';
import { describeContentApi, describeContentTypes } from './describe-content-api.ts';
import { describeSchema } from './describe-schema.ts';
import { describeEnvironment, describeSettings } from './describe-settings.ts';
import { describeStructure } from './print-structure.ts';
import { conclude, projectRoot } from './source-tree.ts';

/** Files generated from the code, with their generators. */
const generated: Record<string, (root: string) => string | Promise<string>> = {
  '.env.example': describeEnvironment,
  'clients/typescript/openapi.json': describeContentApi,
  'clients/typescript/src/content-api.ts': describeContentTypes,
  'docs/access.md': describeAccess,
  'docs/operation/settings.md': describeSettings,
  'docs/structure.md': describeStructure,
  'web/src/platform/api/calls.json': callsAsData,
  'web/src/platform/api/session-calls.json': sessionCallsAsData,
  'web/src/people/users/declared-calls.json': accessAsData,
};

/** Generated from a new database; a test of the server compares it (schema.test.ts), which has one already. */
const ofDatabase = { 'server/migrations/schema.json': describeSchema };

/** The outdated generated files, each with its current text. */
async function findStale(
  root: string,
  asked: RegExp,
  files: Record<string, (root: string) => string | Promise<string>> = generated,
): Promise<[file: string, text: string][]> {
  const made = Object.entries(files)
    .filter(([file]) => asked.test(file))
    .map(async ([file, make]): Promise<[string, string]> => [file, await make(root)]);
  return (await Promise.all(made)).filter(
    ([file, text]) =>
      !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
}

/** Writes the outdated ones, of all or of some, and returns their names. */
export async function writeGenerated(
  root: string,
  asked = /./,
  files: Parameters<typeof findStale>[2] = generated,
): Promise<string[]> {
  const stale = await findStale(root, asked, files);
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return stale.map(([file]) => file);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await findStale(projectRoot, /./);
    conclude(
      stale.map(([file]) => `${file} is out of date. Run npm run docs and review the change.`),
    );
  } else {
    const written = await writeGenerated(projectRoot, /./, { ...generated, ...ofDatabase });
    console.log(
      written.length > 0 ? `Written: ${written.join(', ')}.` : 'All files are up to date.',
    );
  }
}
