import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../server-folder.ts';

/** The version of this Masthead: every part of it has the same (scripts/release-contents.ts for a release). */
export const version: string = JSON.parse(
  readFileSync(join(serverFolder, 'package.json'), 'utf8'),
).version;
