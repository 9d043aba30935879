import { supervise } from '../src/supervise.ts';
import { programPath } from './built-programs.ts';

/** The product of poisoned-server.ts as `npm start` runs it: a process for pages and one for jobs. */
process.exitCode = await supervise(programPath('poisoned-server.ts'), ['web', 'worker']);
