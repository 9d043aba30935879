import { join } from 'node:path';
import { mailchimpKey } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import { type BackupSettings, readBackupSettings } from '../backup/backup-settings.ts';
import type { S3Settings } from '../integrations/images/s3-storage.ts';
import type { OpenIdSettings } from '../integrations/open-id/open-id-token.ts';
import { serverFolder } from '../server-folder.ts';

/** Another system that holds the posts, and what opens it. */
export interface ContentSettings {
  /** Its address, without a slash at the end. */
  url: string;
  token: string | null;
}

/** What a process does: pages and calls, jobs, or both. */
export const roles = ['web', 'worker', 'all'] as const;
export type Role = (typeof roles)[number];

/** What can be set from outside, read once at the start. `.env.example` lists every name. */
export interface Config {
  role: Role;
  /** A PostgreSQL of the operator's; null uses the embedded one. */
  databaseUrl: string | null;
  /** Folder of the embedded database and of files. */
  dataFolder: string;
  host: string;
  port: number;
  /** Address under which people reach the product, for links in emails. */
  publicUrl: string;
  smtpUrl: string | null;
  /** Folder of the keys that mail is signed with (DKIM); null signs nothing. */
  dkimFolder: string | null;
  /** Sender address of mail; null uses the reply-to of the email template. */
  mailFrom: string | null;
  /** Messages of a mailing that one receiving domain gets in a second at most; null spares nobody. */
  mailPerDomain: number | null;
  /** Mailbox that what cannot be delivered comes back to, and where it is listened for; null takes nothing in. */
  bounces: { mailbox: string; host: string; port: number } | null;
  /** Key of the account at Mailchimp; null leaves it to an admin. */
  mailchimpKey: string | null;
  /** Where Mailchimp's API is asked instead of at the data center of the key, without a slash at the end; null asks there. */
  mailchimpUrl: string | null;
  /** Fills a new database with the demo data. */
  wantsDemo: boolean;
  demoPassword: string;
  adminPassword: string | null;
  /** E-mail addresses of the members of the staff chat, in small letters; null leaves them as they are. */
  chatMembers: string[] | null;
  /** Publisher named in the footer of emails, with its postal address. */
  publisher: { name: string; postalAddress: string };
  /** The system that posts are written in; null: this one. */
  content: ContentSettings | null;
  /** Storage for pictures that speaks S3; null keeps them in the data folder. */
  s3: S3Settings | null;
  /** Account at Cloudinary; null keeps pictures on the built-in host. */
  cloudinaryUrl: string | null;
  /** Megabytes of resized pictures that are kept. */
  imageCacheMb: number;
  /** An invoice is approved by somebody who neither wrote it nor set its amount. */
  needsSecondPerson: boolean;
  /** Backups by schedule, and the keys and storage of all backups. */
  backup: BackupSettings;
  /** The OpenID provider to sign in with besides a password; null is none. */
  openId: OpenIdSettings | null;
  /** Requests one address may make in a minute, of all servers together. */
  requestsPerMinute: number;
  /** A process whose event loop stands still for so many seconds is ended; 0 never ends one. */
  stallSeconds: number;
  /** Proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustedProxies: number;
  logLevel: string;
}

/** Why: a large provider takes this of anybody, and an audience of 100,000 at one alone is out within the hour. */
export const usualPerDomain = 50;

function port(name: string, value: string | undefined): number {
  const number = Number(value ?? 3000);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`${name} must be a number from 0 to 65535, not "${value}".`);
  return number;
}

function count(name: string, value: string | undefined, otherwise: number): number {
  const number = Number(value ?? otherwise);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`${name} must be a whole number, not "${value}".`);
  return number;
}

function readRole(value: string | undefined): Role {
  const role = roles.find((one) => one === (value || 'all'));
  if (role) return role;
  throw new Error(`MASTHEAD_ROLE must be ${roles.join(', ')}, not "${value}".`);
}

/** An address of one of these protocols that names a server; null when none is set. */
function address(name: string, value: string | undefined, protocols: string[]): string | null {
  if (!value) return null;
  const url = URL.parse(value);
  // Why: a database may be named by a socket, which the address does not hold.
  const isNamed = url?.hostname || name === 'DATABASE_URL';
  if (url && isNamed && protocols.includes(url.protocol.slice(0, -1))) return value;
  // Why: the value itself is not said, because it may hold a password.
  throw new Error(`${name} must be an address that begins with ${protocols.join(':// or ')}://.`);
}

/** E-mail addresses, parted by commas; null when nothing is set. */
function addressList(name: string, value: string | undefined): string[] | null {
  if (!value?.trim()) return null;
  const parts = value.split(',').map((part) => part.trim().toLowerCase());
  const addresses = [...new Set(parts.filter(Boolean))];
  const wrong = addresses.find((each) => !/^[^\s@]+@[^\s@]+$/.test(each));
  if (wrong)
    throw new Error(`${name} must be email addresses separated by commas, not "${wrong}".`);
  return addresses;
}

/** All of it or none, so that a forgotten part is seen at the start and not at the first upload. */
function readS3(env: NodeJS.ProcessEnv): S3Settings | null {
  const url = env.MASTHEAD_S3_URL;
  if (!url) return null;
  const { MASTHEAD_S3_BUCKET: bucket, MASTHEAD_S3_KEY: key, MASTHEAD_S3_SECRET: secret } = env;
  if (!bucket || !key || !secret || !URL.canParse(url))
    throw new Error(
      'MASTHEAD_S3_URL requires MASTHEAD_S3_BUCKET, MASTHEAD_S3_KEY and MASTHEAD_S3_SECRET.',
    );
  const region = env.MASTHEAD_S3_REGION || 'us-east-1';
  return { url, bucket, region, accessKeyId: key, secretAccessKey: secret };
}

/** Mailbox and port belong together: without the one nothing comes, without the other nobody hears it. */
function readBounces(env: NodeJS.ProcessEnv): Config['bounces'] {
  const { MASTHEAD_BOUNCES: mailbox, MASTHEAD_INTAKE: at } = env;
  if (!mailbox && !at) return null;
  const [, host = '127.0.0.1', number] = /^(?:\[?([\w.:-]+)\]?:)?(\d+)$/.exec(at ?? '') ?? [];
  if (!/^[\w.-]{1,20}@[\w-]+(\.[\w-]+)+$/.test(mailbox ?? '') || !number)
    throw new Error(
      'MASTHEAD_BOUNCES (a mailbox with a short name) and MASTHEAD_INTAKE (a port, or HOST:PORT) must be set together.',
    );
  return { mailbox: mailbox ?? '', host, port: port('MASTHEAD_INTAKE', number) };
}

/** A key with its data center; a mistyped one is seen at the start. */
function readMailchimpKey(value: string | undefined): string | null {
  if (!value?.trim()) return null;
  const key = mailchimpKey.safeParse(value);
  if (key.success) return key.data;
  // Why: the value itself is not said, because it is a secret.
  throw new Error('MAILCHIMP_API_KEY must end with a dash and its data center, like -us19.');
}

/** Why https: the key of the account goes along with every call. */
function readMailchimpUrl(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.parse(value);
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
  if (url && isSafe && !url.username && !url.password && !url.search && !url.hash)
    return url.href.replace(/\/+$/, '');
  // Why: the value itself is not said, because it may hold a password.
  throw new Error(
    'MAILCHIMP_URL must be an address that begins with https://, or with http:// on this computer, and contains no password.',
  );
}

/** Issuer and client id belong together, so that a forgotten one is seen at the start. */
function readOpenId(env: NodeJS.ProcessEnv): OpenIdSettings | null {
  const { MASTHEAD_OIDC_ISSUER: issuer, MASTHEAD_OIDC_CLIENT_ID: clientId } = env;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId || !/^https?:$/.test(URL.parse(issuer)?.protocol ?? ''))
    throw new Error(
      'MASTHEAD_OIDC_ISSUER (a web address) and MASTHEAD_OIDC_CLIENT_ID must be set together.',
    );
  const clientSecret = env.MASTHEAD_OIDC_CLIENT_SECRET || null;
  return {
    issuer,
    clientId,
    clientSecret,
    name: env.MASTHEAD_OIDC_NAME || new URL(issuer).hostname,
  };
}

function readContent(env: NodeJS.ProcessEnv): ContentSettings | null {
  const name = 'MASTHEAD_CONTENT_URL';
  const url = address(name, env[name], ['http', 'https']);
  return url ? { url: url.replace(/\/$/, ''), token: env.MASTHEAD_CONTENT_TOKEN || null } : null;
}

/** Reads the configuration from environment variables; a wrong value is a clear error. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const host = env.HOST || '127.0.0.1';
  const listenPort = port('PORT', env.PORT || undefined);
  const databaseUrl = address('DATABASE_URL', env.DATABASE_URL, ['postgres', 'postgresql']);
  return {
    role: readRole(env.MASTHEAD_ROLE),
    databaseUrl,
    dataFolder: env.MASTHEAD_DATA || join(serverFolder, '..', 'data'),
    host,
    port: listenPort,
    publicUrl: (
      address('MASTHEAD_URL', env.MASTHEAD_URL, ['http', 'https']) ??
      `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${listenPort}`
    ).replace(/\/$/, ''),
    smtpUrl: address('SMTP_URL', env.SMTP_URL, ['smtp', 'smtps']),
    dkimFolder: env.MASTHEAD_DKIM || null,
    mailFrom: env.MASTHEAD_MAIL_FROM || null,
    mailPerDomain:
      count('MASTHEAD_MAIL_PER_DOMAIN', env.MASTHEAD_MAIL_PER_DOMAIN, usualPerDomain) || null,
    bounces: readBounces(env),
    mailchimpKey: readMailchimpKey(env.MAILCHIMP_API_KEY),
    mailchimpUrl: readMailchimpUrl(env.MAILCHIMP_URL),
    wantsDemo: env.MASTHEAD_DEMO ? env.MASTHEAD_DEMO === '1' : databaseUrl === null,
    demoPassword: env.MASTHEAD_DEMO_PASSWORD || 'masthead-demo',
    adminPassword: env.MASTHEAD_ADMIN_PASSWORD || null,
    chatMembers: addressList('MASTHEAD_CHAT_MEMBERS', env.MASTHEAD_CHAT_MEMBERS),
    publisher: {
      name: env.MASTHEAD_PUBLISHER || 'Lone Star Media',
      postalAddress: env.MASTHEAD_POSTAL_ADDRESS || '100 Congress Avenue, Austin, TX 78701',
    },
    content: readContent(env),
    s3: readS3(env),
    cloudinaryUrl: env.CLOUDINARY_URL || null,
    imageCacheMb: count('MASTHEAD_IMAGE_CACHE_MB', env.MASTHEAD_IMAGE_CACHE_MB, 2048),
    needsSecondPerson: env.MASTHEAD_SECOND_APPROVER === '1',
    backup: readBackupSettings(env),
    openId: readOpenId(env),
    requestsPerMinute: count(
      'MASTHEAD_REQUESTS_PER_MINUTE',
      env.MASTHEAD_REQUESTS_PER_MINUTE,
      6000,
    ),
    stallSeconds: count('MASTHEAD_STALL_SECONDS', env.MASTHEAD_STALL_SECONDS, 10),
    trustedProxies: count('MASTHEAD_TRUSTED_PROXIES', env.MASTHEAD_TRUSTED_PROXIES, 0),
    logLevel: env.MASTHEAD_LOG || 'warn',
  };
}
