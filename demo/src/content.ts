import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '@masthead/server/platform/server-folder.ts';
import type { z } from 'zod';

const folder = join(serverFolder, '..', 'demo', 'content');

/** A file of the demo's content, which is data (decisions 108). */
export const readText = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The files of a folder of the demo's content with this ending, in the order of their names. */
export const readTexts = (of: string, ending: string): string[] =>
  readdirSync(join(folder, of))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readText(`${of}/${name}`));

/** Records of the demo's content; what is missing, misspelt or unknown is an error. */
export const readRecords = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.infer<Schema> => schema.parse(JSON.parse(readText(`${name}.json`)));
