import { join } from 'node:path';
import { supervise } from '../src/supervise.ts';

/** The product of poisoned-server.ts as `npm start` runs it: a process for pages and one for jobs. */
process.exitCode = await supervise(join(import.meta.dirname, 'poisoned-server.ts'), [
  'web',
  'worker',
]);
