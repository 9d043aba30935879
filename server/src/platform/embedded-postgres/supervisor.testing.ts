import { writeSync } from 'node:fs';
import { openPool } from '../db/client.ts';
import { startEmbeddedPostgres } from './supervisor.ts';

/** A process of its own that writes until it is killed, and prints each number it was promised. */
async function writeUntilKilled(folder: string) {
  const { connection } = await startEmbeddedPostgres({ folder });
  const sql = openPool(connection);
  await sql`create table promise (number int primary key)`;
  for (let number = 1; ; number += 1) {
    await sql`insert into promise values (${number})`;
    writeSync(1, `${number}\n`);
  }
}

const [, , folder] = process.argv;
if (import.meta.main && folder) await writeUntilKilled(folder);
