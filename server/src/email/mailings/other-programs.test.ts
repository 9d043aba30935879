import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { freePort } from '../../../test/free-port.ts';
import { oneKey } from '../../../test/one-key.ts';
import { type Program, startProgram } from '../../../test/process.ts';
import { openSession } from '../../../test/session.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { type DkimKey, dnsRecordOf } from '../../platform/integrations/mail/dkim.ts';
import {
  type ScriptedSmtp,
  scriptedSmtp,
} from '../../platform/integrations/mail/scripted-smtp.testing.ts';
import { smtpTransport } from '../../platform/integrations/mail/smtp.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { nineEmails } from '../campaigns/nine-emails.testing.ts';
import { letTimeCome } from '../campaigns/rounds-account.testing.ts';
import { mailLinks } from './mail-links.ts';
import {
  arrivedFor,
  canRun,
  readByImap,
  startMailbox,
  startMailServer,
} from './mail-server.testing.ts';
import { messagesOf } from './mailing-message.ts';
import type { Mailing } from './mailings.queries.ts';
import { ledgerOf } from './mailings.testing.ts';
import { productEnv } from './sink.testing.ts';

const run = promisify(execFile);

const signed = ['/usr/sbin/smtpd', '/usr/sbin/opendkim'];
const judges = [...signed, '/usr/bin/spamassassin'];
const readers = [...signed, '/usr/sbin/dovecot', '/usr/bin/curl'];

const key: DkimKey = {
  domain: 'citybeat.example',
  selector: 'mail1',
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
};
const styles = Object.entries(nineEmails);

let folder: string;

/** The files of what has come, by the style of the email. */
const arrived = new Map<string, string>();

async function deliver(url: string): Promise<void> {
  const links = mailLinks('https://masthead.example', oneKey('test key'));
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
      part: null,
      html,
      text,
      sendAt: new Date(),
      status: 'sending',
      problem: null,
      archiveKey: 'k'.repeat(24),
      startedAt: null,
      isDue: true,
      idleMinutes: 0,
    };
    const counted = { opens: true, clicks: true, remembers: false };
    const message = messagesOf(
      mailing,
      links,
      null,
      counted,
    )({
      subscriberId: at + 1,
      email: `reader${at}@example.com`,
      name: null,
    });
    expect(await transport.send(message)).toEqual({ result: 'sent' });
  }
  transport.close();
  for (const [at, [style]] of styles.entries())
    arrived.set(style, await arrivedFor(folder, `reader${at}`));
}

/** A folder for the programs, with what opendkim is told instead of asking the DNS. */
function openFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'mail-server-'));
  const { name, value } = dnsRecordOf(key);
  writeFileSync(join(folder, 'keys'), `${name} ${value}\n`);
  writeFileSync(
    join(folder, 'opendkim.conf'),
    `Mode v\nSyslog no\nTestPublicKeys ${folder}/keys\n`,
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

describe.skipIf(!canRun(judges))(
  'our emails at other programs (needs root, OpenSMTPD, OpenDKIM and SpamAssassin)',
  () => {
    let server: Awaited<ReturnType<typeof startMailServer>>;
    beforeAll(async () => {
      openFolder();
      writeFileSync(join(folder, 'prefs'), '');
      server = await startMailServer(folder);
      await deliver(server.url);
    }, 60_000);
    afterAll(async () => {
      await server?.stop();
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
  },
);

describe.skipIf(!canRun(readers))(
  'a whole send through OpenSMTPD (needs root, OpenSMTPD, OpenDKIM and Dovecot)',
  () => {
    const mailbox = 'bounces@mail.citybeat.example';
    let database: TestDatabase;
    let elsewhere: ScriptedSmtp;
    let server: Awaited<ReturnType<typeof startMailServer>>;
    let inboxes: Awaited<ReturnType<typeof startMailbox>>;
    let product: Program;
    beforeAll(async () => {
      openFolder();
      database = await createTestDatabase();
      elsewhere = await scriptedSmtp((step) =>
        step === 'RCPT' ? '550 5.1.1 Nobody of this name lives here' : undefined,
      );
      const intake = await freePort();
      server = await startMailServer(folder, {
        'elsewhere.example': Number(new URL(elsewhere.url).port),
        'mail.citybeat.example': intake,
      });
      inboxes = await startMailbox(folder);
      const dkim = join(folder, 'dkim');
      mkdirSync(dkim);
      writeFileSync(join(dkim, `${key.selector}.${key.domain}.pem`), key.privateKey);
      const env = {
        ...productEnv(database.connection, server.url),
        MASTHEAD_URL: 'https://masthead.example',
        MASTHEAD_DKIM: dkim,
        MASTHEAD_BOUNCES: mailbox,
        MASTHEAD_INTAKE: String(intake),
      };
      product = await startProgram('product-server.ts', { env });
    }, 120_000);
    afterAll(async () => {
      await product?.end('SIGKILL');
      await inboxes?.stop();
      await server?.stop();
      await elsewhere?.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    /** A digest for three readers, of whom the third has left the server that their address names. */
    async function buildForThree() {
      const { pool } = database;
      const digest = await buildReadyDigest(pool, {
        subscribers: 3,
        subject: 'Tacos & more: ñ 🌮',
      });
      await pool`update subscribers set email = 'gone@elsewhere.example'
      where audience_id = ${digest.audienceId} and email like 'reader3@%'`;
      return digest;
    }

    /** Schedules it as an editor does, and lets its time come. */
    async function send(id: number): Promise<void> {
      const { pool } = database;
      const token = await openSession(pool, await buildStaff(pool, 'editor'));
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const [row] = await pool<
        { version: number }[]
      >`select version from campaigns where id = ${id}`;
      const path = dailyDigestEndpoints.schedule.path.replace(':id', String(id));
      const answer = await fetch(product.address + path, {
        method: dailyDigestEndpoints.schedule.method,
        headers,
        body: JSON.stringify({ id, version: row?.version }),
      });
      expect(answer.status).toBe(200);
      await letTimeCome(pool, id);
    }

    test('is read by IMAP, signed; who is refused later comes back as a report, and is written to no more', async () => {
      const { pool } = database;
      const { id, audienceId } = await buildForThree();
      await send(id);
      for (const user of ['reader1', 'reader2']) {
        expect(await verdictOf(await arrivedFor(folder, user))).toBe('pass');
        const mail = await PostalMime.parse(await readByImap(inboxes.url, user, 1));
        expect(mail.subject).toBe('Tacos & more: ñ 🌮');
        expect(mail.from).toEqual({ name: 'CityBeat', address: 'newsroom@citybeat.example' });
        expect(mail.html).toContain('https://masthead.example/u/');
      }

      const suppressed = () =>
        pool`select reason from suppressions where email = 'gone@elsewhere.example' and lifted_at is null`;
      await vi.waitFor(async () => expect(await suppressed()).toHaveLength(1), { timeout: 45_000 });
      const [mailing] = await pool<{ id: number }[]>`
      select id from mailings where campaign_id = ${id}`;
      expect(await ledgerOf(pool, mailing?.id ?? 0)).toEqual([
        [`reader1@${audienceId}.example`, 'sent'],
        [`reader2@${audienceId}.example`, 'sent'],
        ['gone@elsewhere.example', 'sent'],
      ]);
      const rows = await pool`
      select d.bounce, d.problem, s.status from mail_deliveries d join subscribers s on s.id = d.subscriber_id
       where d.mailing_id = ${mailing?.id ?? 0} order by s.id`;
      expect(rows).toEqual([
        { bounce: null, problem: null, status: 'subscribed' },
        { bounce: null, problem: null, status: 'subscribed' },
        { bounce: 'hard', problem: expect.stringContaining('5.1.1'), status: 'cleaned' },
      ]);
      // Why: the report came to the return path of that one message, which only we can have signed.
      expect(elsewhere.seen.find(({ step }) => step === 'MAIL')?.line).toMatch(
        /<bounces\+\d+\.\d+\.[0-9a-f]{16}@mail\.citybeat\.example>/,
      );
    });
  },
);
