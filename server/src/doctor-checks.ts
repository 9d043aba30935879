import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listReplyTo } from './email/templates/email-template.store.ts';
import { openSigningKeys } from './platform/access/signing-keys.ts';
import type { Pool } from './platform/db/client.ts';
import { checkAddress } from './platform/doctor/check-address.ts';
import {
  checkBackups,
  checkClock,
  checkDatabase,
  checkSchema,
  checkWorker,
  judgeClock,
} from './platform/doctor/check-database.ts';
import { checkMailDomain, txtLookUp } from './platform/doctor/check-dns.ts';
import { checkFolder, checkStorage } from './platform/doctor/check-folders.ts';
import { checkMailServer } from './platform/doctor/check-mail.ts';
import { checkCollector, checkMetrics } from './platform/doctor/check-watching.ts';
import { type Check, ok, problem, warning } from './platform/doctor/checks.ts';
import { diskStorage } from './platform/integrations/images/disk-storage.ts';
import { s3Storage } from './platform/integrations/images/s3-storage.ts';
import { readDkimKeys } from './platform/integrations/mail/dkim.ts';
import { sendLetter } from './platform/integrations/mail/send-letter.ts';
import { smtpTransport } from './platform/integrations/mail/smtp.ts';
import { askOutside } from './platform/outside/ask-outside.ts';
import { callOf } from './platform/process/call-of.ts';
import type { Config } from './platform/process/config.ts';

/** What is checked. */
export interface Asked {
  config: Config;
  /** Null if it cannot be opened. */
  pool: Pool | null;
  sendTo: string | null;
  dns: string | null;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** False of this computer, and of an address in numbers. */
const isInDns = (domain: string) => domain.includes('.') && isIP(domain) === 0;

/** Checks of the database; without one, nothing else of them can be known. */
function databaseChecks({ config, pool }: Asked): Check[] {
  if (!pool) return [];
  const { publicUrl, host, port, trustedProxies } = config;
  const ownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const ownUrl = `http://${ownHost.includes(':') ? `[${ownHost}]` : ownHost}:${port}`;
  return [
    { name: 'database', run: () => checkDatabase(pool) },
    { name: 'schema', run: () => checkSchema(pool) },
    { name: 'worker', run: () => checkWorker(pool) },
    { name: 'clock', run: () => checkClock(pool) },
    { name: 'backups', run: () => checkBackups(pool, config.backup.target) },
    {
      name: 'address',
      async run() {
        const { keys, close } = await openSigningKeys(pool);
        close();
        return checkAddress({ publicUrl, ownUrl, trustedProxies, keys });
      },
    },
  ];
}

/** Whether what the settings want for watching Masthead can be reached. */
function watchChecks({ config: { metrics, traces, role } }: Asked): Check[] {
  const checks: Check[] = [];
  if (metrics) checks.push({ name: 'metrics', run: () => checkMetrics(metrics, role) });
  if (traces) checks.push({ name: 'traces', run: () => checkCollector(traces.url) });
  return checks;
}

function placeChecks({ config: { dataFolder, dkimFolder, s3, cloudinaryUrl } }: Asked): Check[] {
  const checks: Check[] = [
    { name: 'folder', run: () => checkFolder('MASTHEAD_DATA', dataFolder) },
    { name: 'folder', run: () => checkFolder('TMPDIR', tmpdir()) },
    {
      name: 'storage',
      async run() {
        if (s3) return checkStorage(s3Storage(s3), `the bucket ${s3.bucket}`);
        const folder = join(dataFolder, 'images');
        // Why: the first picture makes the folder, not a check.
        if (!existsSync(folder)) return ok(`the folder ${folder} is made for the first picture`);
        return checkStorage(diskStorage(folder), `the folder ${folder}`);
      },
    },
  ];
  if (s3)
    checks.push({
      name: 'clock',
      async run() {
        const { headers } = await askOutside(s3.url, { method: 'HEAD', maxBytes: null });
        if (!headers.date) return ok('the S3 storage tells no time');
        return judgeClock(Date.now() - new Date(headers.date).getTime(), "the S3 storage's");
      },
    });
  if (cloudinaryUrl)
    checks.push({ name: 'storage', run: async () => ok('Cloudinary is set, and is not probed') });
  if (dkimFolder)
    checks.push({
      name: 'dkim',
      run: async () => ok(`${readDkimKeys(dkimFolder).length} keys in ${dkimFolder}`),
    });
  return checks;
}

function mailChecks({ config, pool, sendTo, dns }: Asked): Check[] {
  const { smtpUrl, publicUrl, mailFrom, bounces, dkimFolder } = config;
  if (!smtpUrl)
    return [
      {
        name: 'mail',
        run: async () =>
          warning('SMTP_URL is not set: emails go to the Outbox', 'Set it when you want to send.'),
      },
    ];
  const keys = () => (dkimFolder ? readDkimKeys(dkimFolder) : []);
  const checks: Check[] = [
    { name: 'mail', run: () => checkMailServer(smtpUrl) },
    {
      name: 'dns',
      async run() {
        const replyTo = mailFrom || !pool ? [] : await listReplyTo(pool);
        const account = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
        const domains = new Set([...replyTo, account].map(domainOf));
        const lookUp = txtLookUp(dns);
        const found = [...domains]
          .filter(isInDns)
          .sort()
          .map((domain) =>
            checkMailDomain(domain, {
              keys: keys(),
              envelopeDomain: bounces ? domainOf(bounces.mailbox) : domain,
              lookUp,
            }),
          );
        return (await Promise.all(found)).flat();
      },
    },
  ];
  if (sendTo)
    checks.push({
      name: 'test email',
      async run() {
        const transport = smtpTransport(smtpUrl, keys());
        const text = `This is a test email of Masthead, sent by ${callOf('doctor')}.`;
        const letter = { subject: 'Test email of Masthead', html: `<p>${text}</p>`, text };
        const outcome = await sendLetter({ transport, publicUrl, mailFrom }, sendTo, letter);
        transport.close();
        return outcome.result === 'sent'
          ? ok(`the mail server accepted an email to ${sendTo}`)
          : problem(
              `an email to ${sendTo} was not accepted: ${outcome.problem}`,
              'Check SMTP_URL.',
            );
      },
    });
  return checks;
}

/** Every check of what a running product needs. */
export const checksOf = (asked: Asked): Check[] => [
  ...databaseChecks(asked),
  ...placeChecks(asked),
  ...watchChecks(asked),
  ...mailChecks(asked),
];
