import { existsSync } from 'node:fs';
import { version } from './platform/process/version.ts';

interface Command {
  does: string;
  run: () => Promise<unknown>;
}

/** Each command of a release. A program of this folder that reads its own arguments is one line here. */
const commands: Record<string, Command> = {
  start: { does: 'runs Masthead', run: async () => (await import('./supervise.ts')).start() },
  migrate: { does: 'lists or applies migrations', run: () => import('./migrate.ts') },
  schema: { does: 'prints SQL that repairs the schema', run: () => import('./schema.ts') },
  backup: { does: 'backs up database, pictures and files', run: () => import('./backup.ts') },
  restore: { does: 'restores a backup', run: () => import('./restore.ts') },
  'verify-backup': { does: 'checks a backup', run: () => import('./verify-backup.ts') },
  'verify-audit': { does: 'checks the audit log', run: () => import('./verify-audit.ts') },
  admin: { does: 'lists, adds, resets and unlocks admins', run: () => import('./admin.ts') },
  'set-up-code': {
    does: 'prints the one-time code of the first start',
    run: () => import('./set-up-code.ts'),
  },
  'read-only': {
    does: 'shows read-only mode, turns it on or off',
    run: () => import('./read-only.ts'),
  },
  keys: { does: 'lists, rotates or revokes signing keys', run: () => import('./keys.ts') },
  doctor: { does: 'checks what the settings lead to', run: () => import('./doctor.ts') },
  import: { does: 'imports posts from files', run: () => import('./import.ts') },
  dkim: { does: 'makes the key that signs mail of a domain', run: () => import('./dkim.ts') },
  version: { does: 'prints the version', run: async () => process.stdout.write(`${version}\n`) },
};

/** The settings of an installed Masthead; systemd reads the same file. The environment is stronger. */
const settingsFile = '/etc/masthead/masthead.env';
/** Why not beside the program: an upgrade replaces that folder. */
const dataFolder = '/var/lib/masthead';

const list = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(16)}${does}\n`);
const help = `Usage: masthead COMMAND [ARGUMENTS]\n\n${list.join('')}`;

/** Runs the command that the first argument names, as if it had been called with the others. */
async function main(): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
    process.env.MASTHEAD_DATA ||= dataFolder;
    // Why: the people of the demo data have a known password, and a release is installed to be reached.
    process.env.MASTHEAD_DEMO ||= '0';
    await command.run();
  } else if (['help', '--help', '-h'].includes(name)) process.stdout.write(help);
  else {
    const problem = name ? `masthead: there is no command "${name}".\n\n` : '';
    process.stderr.write(problem + help);
    process.exitCode = 1;
  }
}

await main();
