import { parseArgs } from 'node:util';
import { operate } from './operate.ts';
import {
  adminLines,
  createAdmin,
  type Operating,
  resetAccount,
  unlockAccount,
} from './people/users/operate-accounts.ts';
import { callOf } from './platform/process/call-of.ts';

const usage = `Usage: ${callOf('admin', 'list | reset PERSON | unlock PERSON | create EMAIL [--name NAME] [--username USERNAME]')}
PERSON is a username or an email address.`;

/** The command on the command line, or null if there is no such. */
function readCommand(): ((operating: Operating) => Promise<string[]>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      username: { type: 'string' },
    },
  });
  const { name, username } = values;
  const [command, person, ...more] = positionals;
  if (more.length > 0) return null;
  if (command === 'create' && person)
    return (operating) => createAdmin(operating, { email: person, name, username });
  if (name !== undefined || username !== undefined) return null;
  if (command === 'list' && !person) return adminLines;
  if (command === 'reset' && person) return (operating) => resetAccount(operating, person);
  return command === 'unlock' && person ? (operating) => unlockAccount(operating, person) : null;
}

const takenSentence: Record<string, string> = {
  users_email_unique: 'This email address is already in use.',
  users_username_unique: 'This username is already in use. Choose another one with --username.',
};

/** Lists, adds, resets and unlocks people who must get in. */
await operate('admin', {
  usage,
  readCommand() {
    const command = readCommand();
    return (
      command &&
      ((pool, { publicUrl }) =>
        command({ pool, publicUrl }).catch((error: { constraint?: string }) => {
          const taken = takenSentence[error.constraint ?? ''];
          throw taken ? new Error(taken) : error;
        }))
    );
  },
});
