import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { unknownSettings } from './read-settings.ts';
import { settings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file with this content. */
function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A value that each setting refuses; null for a text, which may be anything. */
const wrong: Record<keyof typeof settings, string | null> = {
  HOST: 'my computer',
  PORT: '70000',
  MASTHEAD_URL: 'masthead.example',
  MASTHEAD_ROLE: 'jobs',
  MASTHEAD_TRUSTED_PROXIES: 'true',
  MASTHEAD_REQUESTS_PER_MINUTE: '1e3',
  MASTHEAD_DRAIN_SECONDS: '1 minute',
  MASTHEAD_STALL_SECONDS: '-1',
  MASTHEAD_LOG: 'verbose',
  MASTHEAD_METRICS_PORT: '0',
  MASTHEAD_METRICS_HOST: 'my computer',
  MASTHEAD_SLOW_STATEMENT_MS: '1 s',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  MASTHEAD_OPERATOR_EMAIL: 'ops',
  MASTHEAD_OPERATOR_WEBHOOK: 'chat.example',
  OTEL_SERVICE_NAME: null,
  DATABASE_URL: 'mysql://user:topsecret@db/masthead',
  DATABASE_DIRECT_URL: 'mysql://user:topsecret@db/masthead',
  MASTHEAD_MIGRATE: 'later',
  MASTHEAD_POOL: '3',
  MASTHEAD_DATA: null,
  MASTHEAD_DEMO: 'yes',
  MASTHEAD_DEMO_PASSWORD: null,
  MASTHEAD_ADMIN_PASSWORD: null,
  SMTP_URL: 'mail.example:25',
  MASTHEAD_MAIL_FROM: 'newsroom',
  MASTHEAD_DKIM: null,
  MASTHEAD_BOUNCES: 'bounces',
  MASTHEAD_INTAKE: '127.0.0.1',
  MASTHEAD_MAIL_PER_DOMAIN: 'many',
  MASTHEAD_PUBLISHER: null,
  MASTHEAD_POSTAL_ADDRESS: null,
  MAILCHIMP_API_KEY: 'topsecret',
  MAILCHIMP_URL: 'http://proxy.example',
  MASTHEAD_OIDC_ISSUER: 'accounts.example',
  MASTHEAD_OIDC_CLIENT_ID: null,
  MASTHEAD_OIDC_CLIENT_SECRET: null,
  MASTHEAD_OIDC_NAME: null,
  MASTHEAD_OIDC_SCOPE: null,
  MASTHEAD_OIDC_ROLES: 'newsroom=chief',
  MASTHEAD_OIDC_GROUPS_CLAIM: null,
  MASTHEAD_S3_URL: 's3://bucket',
  MASTHEAD_S3_BUCKET: null,
  MASTHEAD_S3_REGION: null,
  MASTHEAD_S3_KEY: null,
  MASTHEAD_S3_SECRET: null,
  CLOUDINARY_URL: 'cloudinary://cloud',
  MASTHEAD_DISK_RESERVE_MB: '1 GB',
  MASTHEAD_IMAGE_CACHE_MB: '2 GB',
  MASTHEAD_BACKUP: null,
  MASTHEAD_BACKUP_AT: '3 am',
  MASTHEAD_BACKUP_KEEP: '0,0,0',
  MASTHEAD_BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1',
  MASTHEAD_BACKUP_IDENTITY_FILE: null,
  MASTHEAD_BACKUP_S3_URL: 'backups.example',
  MASTHEAD_BACKUP_S3_REGION: null,
  MASTHEAD_BACKUP_S3_KEY: null,
  MASTHEAD_BACKUP_S3_SECRET: null,
  MASTHEAD_EVENT_DAYS: '1',
  MASTHEAD_CONTENT_URL: 'cms.example',
  MASTHEAD_CONTENT_TOKEN: null,
  MASTHEAD_CHAT_MEMBERS: 'ana, ben',
  MASTHEAD_SECOND_APPROVER: 'true',
};

test.each(Object.entries(wrong).filter(([, value]) => value !== null))(
  '%s as %s is refused by name, with what it takes and what it got unless that is secret',
  (name, value) => {
    const { takes, isSecret } = settings[name as keyof typeof settings];
    const got = isSecret ? '' : `, not "${value}"`;
    expect(() => readConfig({ [name]: value ?? '' })).toThrow(
      new Error(`${name} must be ${takes}${got}.`),
    );
  },
);

test('a wrong address is shown without its password', () => {
  expect(() => readConfig({ MASTHEAD_URL: 'ftp://user:topsecret@masthead.example' })).toThrow(
    new Error(
      'MASTHEAD_URL must be an address that begins with http:// or https://, not "ftp://…@masthead.example".',
    ),
  );
});

test('settings that belong together are refused one without the other', () => {
  for (const [name, value] of [
    ['MASTHEAD_BOUNCES', 'bounces@mail.citybeat.example'],
    ['MASTHEAD_INTAKE', '[::1]:2525'],
    ['MASTHEAD_OIDC_ISSUER', 'https://accounts.example'],
    ['MASTHEAD_OIDC_CLIENT_ID', 'masthead'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow('must be set together.');
  expect(() => readConfig({ MASTHEAD_S3_URL: 'https://s3.example' })).toThrow('requires');
});

test('an empty value is the default', () => {
  const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
  expect(readConfig({ MASTHEAD_DEMO: '0' }).wantsDemo).toBe(false);
  expect(readConfig({ MASTHEAD_MAIL_PER_DOMAIN: '0' }).mailPerDomain).toBeNull();
});

describe('a secret from a file', () => {
  test('is every secret, without the line break at its end', () => {
    const values: Record<string, string> = {
      DATABASE_URL: 'postgres://user:one@db/masthead',
      DATABASE_DIRECT_URL: 'postgres://user:one@other/masthead',
      MASTHEAD_BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`,
      SMTP_URL: 'smtp://user:two@mail.example',
      MAILCHIMP_API_KEY: '0123456789abcdef0123456789abcdef-us19',
      MAILCHIMP_URL: 'https://proxy.example',
      CLOUDINARY_URL: 'cloudinary://key:three@cloud',
      MASTHEAD_OPERATOR_WEBHOOK: 'https://chat.example/four',
    };
    const secrets = Object.entries(settings)
      .filter(([, { isSecret }]) => isSecret)
      .map(([name]) => [name, values[name] ?? ` a secret of ${name}`] as const);
    const others = {
      MASTHEAD_S3_URL: 'https://s3.example',
      MASTHEAD_S3_BUCKET: 'bucket',
      MASTHEAD_CONTENT_URL: 'https://cms.example',
      MASTHEAD_OIDC_ISSUER: 'https://accounts.example',
      MASTHEAD_OIDC_CLIENT_ID: 'masthead',
    };
    const files = secrets.map(([name, value], index) => [
      `${name}_FILE`,
      fileOf(name, value + ['', '\n', '\r\n'][index % 3]),
    ]);
    const expected = readConfig({ ...others, ...Object.fromEntries(secrets) });
    expect(readConfig({ ...others, ...Object.fromEntries(files) })).toEqual(expected);
    expect(expected.adminPassword).toBe(' a secret of MASTHEAD_ADMIN_PASSWORD');
  });

  test('is refused by name and path, never with its content', () => {
    const refusal = (env: NodeJS.ProcessEnv) => {
      try {
        return JSON.stringify(readConfig(env));
      } catch (error) {
        return (error as Error).message;
      }
    };
    const missing = join(folder, 'missing');
    expect(refusal({ SMTP_URL_FILE: missing })).toBe(
      `SMTP_URL_FILE is the file ${missing}, but there is no such file.`,
    );
    expect(refusal({ SMTP_URL_FILE: folder })).toBe(
      `SMTP_URL_FILE is the file ${folder}, but it is a folder.`,
    );
    const empty = fileOf('empty', '\n');
    expect(refusal({ SMTP_URL_FILE: empty })).toBe(
      `SMTP_URL_FILE is the file ${empty}, but it is empty.`,
    );
    expect(refusal({ SMTP_URL_FILE: fileOf('wrong', 'topsecret') })).toBe(
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    );
    expect(refusal({ SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: empty })).toBe(
      'SMTP_URL and SMTP_URL_FILE cannot both be set.',
    );
  });
});

test('an unknown name is warned about with the nearest setting', () => {
  expect(
    unknownSettings({
      MASTHEAD_SMPT_URL: 'smtp://mail.example',
      MASTHEAD_ROLES: 'web',
      MASTHEAD_URL_FILE: '/run/secrets/url',
      MASTHEAD_FUTURE_THING: '1',
      MASTHEAD_URL: 'https://masthead.example',
      MASTHEAD_ADMIN_PASSWORD_FILE: '/run/secrets/admin',
      MASTHEAD_PORT_3000_TCP: 'tcp://10.0.0.1:3000',
      MASTHEAD_SERVICE_HOST: '10.0.0.1',
      HOME: '/root',
    }),
  ).toEqual([
    'MASTHEAD_FUTURE_THING is not a setting.',
    'MASTHEAD_ROLES is not a setting; did you mean MASTHEAD_ROLE?',
    'MASTHEAD_SMPT_URL is not a setting; did you mean SMTP_URL?',
    'MASTHEAD_URL_FILE is not a setting.',
  ]);
});
