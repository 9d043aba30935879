import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { freePort } from '../../../test/free-port.ts';

const run = promisify(execFile);
const nobody = 65_534;

/** Whether programs of Debian are there and allowed to run: a mail server delivers as other users. */
export const canRun = (programs: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  programs.every((program) => spawnSync('test', ['-x', program]).status === 0);

async function listens(port: number): Promise<void> {
  const asked = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(void socket.end()));
      socket.once('error', reject);
    });
  await vi.waitFor(asked, { timeout: 20_000 });
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  await gone;
}

/** A server of others that was started, and how it is ended. */
interface Started {
  url: string;
  stop(): Promise<void>;
}

/**
 * OpenSMTPD: keeps what comes for anybody in a folder of theirs, and hands on what comes for some domains to the ports
 * of 127.0.0.1 that they are given with. Only one can run on a machine.
 */
export async function startMailServer(
  folder: string,
  onward: Record<string, number> = {},
): Promise<Started> {
  const port = await freePort();
  const mail = join(folder, 'mail');
  mkdirSync(mail);
  chmodSync(folder, 0o755);
  chownSync(mail, nobody, nobody);
  const ways = Object.entries(onward);
  const rules = [
    'table people { "@" = "nobody" }',
    `listen on 127.0.0.1 port ${port}`,
    ...ways.map(([domain, to]) => `action "${domain}" relay host "smtp+notls://127.0.0.1:${to}"`),
    `action "keep" maildir "${mail}/%{dest.user}" virtual <people>`,
    ...ways.map(([domain]) => `match from any for domain "${domain}" action "${domain}"`),
    'match from any for any action "keep"',
  ];
  writeFileSync(join(folder, 'smtpd.conf'), `${rules.join('\n')}\n`);
  const program = spawn('/usr/sbin/smtpd', ['-d', '-f', join(folder, 'smtpd.conf')], {
    stdio: 'ignore',
  });
  await listens(port);
  return { url: `smtp://127.0.0.1:${port}`, stop: () => end(program) };
}

/** The file of the one message that somebody has got, as soon as it is there. */
export function arrivedFor(folder: string, user: string): Promise<string> {
  const inbox = join(folder, 'mail', user, 'new');
  return vi.waitFor(
    () => {
      const [name] = readdirSync(inbox);
      if (!name) throw new Error(`Nothing has come for ${user}`);
      return join(inbox, name);
    },
    { timeout: 20_000 },
  );
}

/** Dovecot over the same folders; everybody's password is `secret`. */
export async function startMailbox(folder: string): Promise<Started> {
  const port = await freePort();
  writeFileSync(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/dovecot
state_dir = ${folder}/dovecot
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%n
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${folder}/mail/%n
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const program = spawn('/usr/sbin/dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: 'ignore',
  });
  await listens(port);
  return { url: `imap://127.0.0.1:${port}`, stop: () => end(program) };
}

/** Reads a message by IMAP, as curl does. */
export async function readByImap(url: string, user: string, number: number): Promise<string> {
  const asked = [
    '--silent',
    '--fail',
    '--user',
    `${user}:secret`,
    `${url}/INBOX;MAILINDEX=${number}`,
  ];
  return (await run('/usr/bin/curl', asked)).stdout;
}
