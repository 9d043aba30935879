import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nineEmails } from '../campaigns/nine-emails.testing.ts';
import { type DkimKey, dnsRecordOf } from '../integrations/mail/dkim.ts';
import { smtpTransport } from '../integrations/mail/smtp.ts';
import { mailLinks } from './mail-links.ts';
import { messagesOf } from './mailing-message.ts';
import type { Mailing } from './mailings.queries.ts';

const run = promisify(execFile);

/** Debian's own mail programs, all there and allowed to run: a mail server delivers as other users. */
const programs = ['/usr/sbin/smtpd', '/usr/sbin/opendkim', '/usr/bin/spamassassin'];
const areThere =
  process.getuid?.() === 0 &&
  programs.every((program) => spawnSync('test', ['-x', program]).status === 0);

const key: DkimKey = {
  domain: 'citybeat.example',
  selector: 'mail1',
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
};
const nobody = 65_534;
const styles = Object.entries(nineEmails);

let folder: string;
let server: ChildProcess | null = null;

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  await new Promise((resolve) => taken.close(resolve));
  return port;
}

/** A mail server that keeps what comes for anybody in a folder of theirs. */
async function startMailServer(): Promise<string> {
  const port = await freePort();
  mkdirSync(join(folder, 'mail'));
  chmodSync(folder, 0o755);
  chownSync(join(folder, 'mail'), nobody, nobody);
  writeFileSync(
    join(folder, 'smtpd.conf'),
    `table people { "@" = "nobody" }
listen on 127.0.0.1 port ${port}
action "keep" maildir "${folder}/mail/%{dest.user}" virtual <people>
match from any for any action "keep"
`,
  );
  server = spawn('/usr/sbin/smtpd', ['-d', '-f', join(folder, 'smtpd.conf')], { stdio: 'ignore' });
  const url = `smtp://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      await new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket.end()));
        socket.once('error', reject);
      });
    },
    { timeout: 20_000 },
  );
  return url;
}

/** The files of what has come, by the style of the email. */
const arrived = new Map<string, string>();

async function deliver(url: string): Promise<void> {
  const links = mailLinks('https://masthead.example', 'test key');
  const transport = smtpTransport(url, [key]);
  for (const [at, [, render]] of styles.entries()) {
    const { html, text } = render();
    const mailing: Mailing = {
      id: at + 1,
      campaignId: at + 1,
      audienceId: 'austin-daily',
      subject: 'Two for one & more: ñ and 🌮, in a subject that is folded over more than one line',
      previewText: '',
      fromName: 'CityBeat Austin',
      replyTo: 'newsroom@citybeat.example',
      html,
      text,
      sendAt: new Date(),
      status: 'sending',
      problem: null,
      archiveKey: 'k'.repeat(24),
      startedAt: null,
      activeAt: new Date(),
    };
    const counted = { opens: true, clicks: true };
    const message = messagesOf(
      mailing,
      links,
      null,
      counted,
    )({
      subscriberId: at + 1,
      email: `reader${at}@example.com`,
    });
    expect(await transport.send(message)).toEqual({ result: 'sent' });
  }
  transport.close();
  for (const [at, [style]] of styles.entries())
    await vi.waitFor(
      () => {
        const inbox = join(folder, 'mail', `reader${at}`, 'new');
        const [name = ''] = readdirSync(inbox);
        arrived.set(style, join(inbox, name));
        expect(name).not.toBe('');
      },
      { timeout: 20_000 },
    );
}

/** What opendkim, which is told the key instead of asking the DNS, says of the signature of a file. */
async function verdictOf(file: string): Promise<string | undefined> {
  const { stderr, stdout } = await run('/usr/sbin/opendkim', [
    '-x',
    join(folder, 'opendkim.conf'),
    '-vv',
    '-t',
    file,
  ]).catch((error: { stdout: string; stderr: string }) => error);
  return /dkim=(\w+)/.exec(stdout + stderr)?.[1];
}

/** What SpamAssassin says of files by its own rules; it asks nobody else. */
async function judged(files: string[]): Promise<{ score: number; rules: string }[]> {
  const asked = run('/usr/bin/spamassassin', ['--mbox', '--local', '-p', join(folder, 'prefs')], {
    maxBuffer: 64 * 2 ** 20,
  });
  const mailbox = files.map((file) => {
    const raw = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    return `From sender Mon Nov 23 09:00:00 2026\n${raw.replaceAll(/^From /gm, '>From ')}\n\n`;
  });
  asked.child.stdin?.end(mailbox.join(''));
  const said = /^X-Spam-Status: \w+, score=(\S+) required=\S+ tests=([\s\S]*?)\s+autolearn/gm;
  return [...(await asked).stdout.matchAll(said)].map(([, score = '', rules = '']) => ({
    score: Number(score),
    rules: rules.replaceAll(/\s/g, ''),
  }));
}

describe.skipIf(!areThere)('what OpenSMTPD, OpenDKIM and SpamAssassin make of our emails', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mail-server-'));
    writeFileSync(join(folder, 'prefs'), '');
    const { name, value } = dnsRecordOf(key);
    writeFileSync(join(folder, 'keys'), `${name} ${value}\n`);
    writeFileSync(
      join(folder, 'opendkim.conf'),
      `Mode v\nSyslog no\nTestPublicKeys ${folder}/keys\n`,
    );
    await deliver(await startMailServer());
  }, 60_000);
  afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(styles)('%s is delivered, and its signature holds', async (style) => {
    expect(await verdictOf(arrived.get(style) ?? '')).toBe('pass');
  });

  test('a signature breaks with its email', async () => {
    const file = join(folder, 'changed');
    const [first = ''] = arrived.values();
    writeFileSync(file, readFileSync(first, 'utf8').replace('One-Click', 'No-Click'));
    expect(await verdictOf(file)).toBe('fail');
  });

  test('none is taken for spam, and one that shouts is', async () => {
    const shouting = join(folder, 'shouting');
    writeFileSync(
      shouting,
      'From: "VIAGRA" <x@10.0.0.1>\nSubject: MAKE MONEY FAST!!! 100% FREE!!!\n\nDear friend, MILLION DOLLARS! Act now! Viagra!!!\n',
    );
    // Why sorted: SpamAssassin judges a mailbox in an order of its own.
    const verdicts = (await judged([...arrived.values(), shouting])).sort(
      (one, other) => one.score - other.score,
    );
    expect(verdicts).toHaveLength(styles.length + 1);
    expect(verdicts.pop()?.rules).toContain('DRUGS_ERECTILE');
    // Why below 0: a mail server of one's own is trusted, which takes off a point.
    expect(verdicts.filter(({ score }) => !(score < 0))).toEqual([]);
  });
});
