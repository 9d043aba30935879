import { parseArgs } from 'node:util';
import { resealMailchimpKey } from './email/mailchimp/mailchimp-account.ts';
import { countMailings } from './email/mailings/mailings.queries.ts';
import { type Command, operate } from './operate.ts';
import { keyLines, revokeKey, rotateKeys } from './platform/access/rotate-keys.ts';
import { resealSecondFactors } from './platform/access/second-factor.ts';
import { listSigningKeys } from './platform/db/secrets.queries.ts';
import { callOf } from './platform/process/call-of.ts';
import { resealWebhooks } from './workspace/webhooks/webhook-secret.ts';

const usage = `Usage: ${callOf('keys', 'list | rotate | revoke NUMBER [--yes]')}`;

/** The command on the command line, or null if there is no such. */
function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [command, number = '', ...more] = positionals;
  if (command === 'revoke' && /^[1-9]\d{0,8}$/.test(number) && more.length === 0)
    return (pool) =>
      revokeKey(pool, {
        number: Number(number),
        isConfirmed: values.yes,
        countMailings,
        reseal: async (db, keys) => {
          await resealMailchimpKey(db, keys);
          await resealSecondFactors(db, keys);
          await resealWebhooks(db, keys);
        },
      });
  if (positionals.length !== 1) return null;
  if (command === 'list') return async (pool) => keyLines(await listSigningKeys(pool));
  return command === 'rotate' ? rotateKeys : null;
}

await operate('keys', { usage, readCommand });
