import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { type Command, operate } from './operate.ts';
import { setUpCodeOf } from './people/set-up/set-up.ts';
import { openSigningKeys } from './platform/access/signing-keys.ts';
import { hasPeople } from './platform/db/first-start.queries.ts';
import { callOf } from './platform/process/call-of.ts';

/** Prints the one-time code of the first start. */
const printCode: Command = async (pool) => {
  if (await hasPeople(pool)) throw new Error(setUpMessages.isOver);
  const { keys, close } = await openSigningKeys(pool);
  const code = setUpCodeOf(keys);
  close();
  return [code];
};

await operate('set-up-code', {
  usage: `Usage: ${callOf('set-up-code')}`,
  readCommand: () => (process.argv.length > 2 ? null : printCode),
});
