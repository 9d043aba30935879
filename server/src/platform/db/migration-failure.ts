import { isDatabaseAway } from './client.ts';
import type { MigrationFile, SqlStatement } from './migration-files.ts';

/** What PostgreSQL says of a statement that failed. */
export interface SqlError extends Error {
  code?: string;
  detail?: string;
  /** The character of the statement that it is about, counted from 1. */
  position?: string;
}

/** A migration that failed; everything before it stays applied. */
export class MigrationFailed extends Error {}

/** What to do about an error, by the beginning of its code. */
const remedies: [code: RegExp, remedy: string][] = [
  [
    /^55P03|^40P01/,
    'End the transactions that hold the lock, or start again when fewer people work.',
  ],
  [/^23|^22/, 'Correct the rows that do not satisfy it, and start again.'],
  [/^53100|^58/, 'Free space on the disk of the database, and start again.'],
  [/^53/, 'Give the database more memory or connections, and start again.'],
  [/^42501/, 'Let the user of DATABASE_URL own the tables and create roles, and start again.'],
];
const otherwise = 'Go on with the version before this one, and report this message.';

/** The failure of one statement of a file, with what to do about it. */
export function failureOf(
  file: MigrationFile,
  { text, line }: Pick<SqlStatement, 'text' | 'line'>,
  error: SqlError,
): MigrationFailed {
  const at = line + text.slice(0, Number(error.position ?? 1) - 1).split('\n').length - 1;
  const where = line > 0 ? ` in line ${at} ("${shortened(text)}")` : ` in ${text}`;
  const detail = error.detail ? ` ${error.detail}` : '';
  const state = file.isConcurrent
    ? 'Its statements before that one are done'
    : 'Nothing of it was applied';
  const remedy = isDatabaseAway(error)
    ? 'The database went away: start again when it is back.'
    : (remedies.find(([code]) => code.test(error.code ?? ''))?.[1] ?? otherwise);
  return new MigrationFailed(
    `The migration ${file.id} failed${where}: ${error.message.replace(/\.$/, '')}.${detail} ${state}, and all migrations before it are applied. ${remedy}`,
    { cause: error },
  );
}

const shortened = (text: string) => {
  const words = text.replaceAll(/\s+/g, ' ');
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
};
