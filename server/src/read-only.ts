import { type Command, operate } from './operate.ts';
import { callOf } from './platform/process/call-of.ts';
import { readOnlyLines, setReadOnly } from './platform/system/operate-read-only.ts';

const usage = `Usage: ${callOf('read-only', 'on "SENTENCE" | off | show')}
Everyone sees the sentence while read-only mode is on.`;

/** The command on the command line, or null if there is no such. */
function readCommand(): Command | null {
  const [command, sentence, ...more] = process.argv.slice(2);
  if (command === 'on' && sentence !== undefined && more.length === 0)
    return (pool) => setReadOnly(pool, sentence);
  if (sentence !== undefined) return null;
  if (command === 'off') return (pool) => setReadOnly(pool, null);
  return command === 'show' ? readOnlyLines : null;
}

await operate('read-only', { usage, readCommand });
