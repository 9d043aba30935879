import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessAsData, callsAsData, sessionCallsAsData } from './calls-as-data.ts';
import { describeAccess } from './describe-access.ts';
import { conclude, projectRoot } from './source-tree.ts';

/** Files that are made of what `shared/` declares, and what makes each. */
const generated = {
  'docs/access.md': describeAccess,
  'web/src/platform/api/calls.json': callsAsData,
  'web/src/platform/api/session-calls.json': sessionCallsAsData,
  'web/src/people/users/declared-calls.json': accessAsData,
};

/** The generated files that are not as they would be made now, each with its text. */
async function findStale(root: string): Promise<[file: string, text: string][]> {
  const made = Object.entries(generated).map(
    async ([file, make]): Promise<[string, string]> => [file, await make(root)],
  );
  return (await Promise.all(made)).filter(
    ([file, text]) =>
      !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
}

/** Writes those that are not up to date, and answers which these were. */
export async function writeGenerated(root: string): Promise<string[]> {
  const stale = await findStale(root);
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return stale.map(([file]) => file);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await findStale(projectRoot);
    conclude(
      stale.map(([file]) => `${file} is not up to date: run npm run docs and look at the change`),
    );
  } else {
    const written = await writeGenerated(projectRoot);
    console.log(written.length > 0 ? `Written: ${written.join(', ')}.` : 'All were up to date.');
  }
}
