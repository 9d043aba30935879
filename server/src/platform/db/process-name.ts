import { inFourDigits, newestMigration } from './migration-files.ts';

let newest: string | undefined;

/**
 * The application name of a connection that lasts as long as its process, with the newest migration that the process
 * knows. A migration that removes something waits for processes of older versions (`findOlderProcesses`).
 */
export function nameOfProcess(name: string): string {
  newest ??= inFourDigits(newestMigration());
  return `${name} ${newest}`;
}
