import { join } from 'node:path';
import { type BackupSettings, checkTarget } from '../backup/backup-settings.ts';
import type { S3Settings } from '../integrations/images/s3-storage.ts';
import type { OpenIdSettings } from '../integrations/open-id/open-id-token.ts';
import { serverFolder } from '../server-folder.ts';
import { readSettings } from './read-settings.ts';
import { type migrateModes, type roles, usualPerDomain } from './settings.ts';

/** Another system that holds the posts, and what opens it. */
export interface ContentSettings {
  /** Its address, without a slash at the end. */
  url: string;
  token: string | null;
}

export { usualPerDomain };
/** The publisher where nothing names one. */
export const usualPublisher = 'Lone Star Media';
export type Role = (typeof roles)[number];
export type MigrateMode = (typeof migrateModes)[number];

/** What can be set from outside, read once at the start. `settings.ts` declares every name. */
export interface Config {
  role: Role;
  /** A PostgreSQL of the operator's; null uses the embedded one. */
  databaseUrl: string | null;
  /** The same database without the pooler that `databaseUrl` leads to; null: no pooler is in front. */
  databaseDirectUrl: string | null;
  migrate: MigrateMode;
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
  /** How long single events of readers are kept. */
  eventDays: number;
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
  /** Publisher named in the footer of emails, with its postal address. No name: that of the owner organization. */
  publisher: { name: string | null; postalAddress: string };
  /** The system that posts are written in; null: this one. */
  content: ContentSettings | null;
  /** Storage for pictures that speaks S3; null keeps them in the data folder. */
  s3: S3Settings | null;
  /** Account at Cloudinary; null keeps pictures on the built-in host. */
  cloudinaryUrl: string | null;
  /** Megabytes that uploads leave free on the disk of the data folder; 0 is no limit. */
  diskReserveMb: number;
  /** Megabytes of resized pictures that are kept. */
  imageCacheMb: number;
  /** An invoice is approved by somebody who neither wrote it nor set its amount. */
  needsSecondPerson: boolean;
  /** Who is told when something needs the operator; null: nobody by this way. */
  operator: { email: string | null; webhook: string | null };
  /** Backups by schedule, and the keys and storage of all backups. */
  backup: BackupSettings;
  /** The OpenID provider to sign in with besides a password; null is none. */
  openId: OpenIdSettings | null;
  /** Requests one address may make in a minute, of all servers together. */
  requestsPerMinute: number;
  /** Connections to the database that a process has for queries. */
  poolSize: number;
  /** A web server that is told to stop goes on serving for so many seconds, but says that it is not ready. */
  drainSeconds: number;
  /** A process whose event loop stands still for so many seconds is ended; 0 never ends one. */
  stallSeconds: number;
  /** Proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustedProxies: number;
  logLevel: string;
  /** Where a web server tells Prometheus its figures; a worker does at the port after it. Null does not. */
  metrics: { host: string; port: number } | null;
  /** Statements that take so many milliseconds are logged; 0 logs none. */
  slowStatementMs: number;
  /** Where traces are sent, and under which name; null makes none. */
  traces: { url: string; name: string } | null;
}

type Set = ReturnType<typeof readSettings>;

/** All of it or none, so that a forgotten part is seen at the start and not at the first upload. */
function s3Of(set: Set): S3Settings | null {
  const url = set.MASTHEAD_S3_URL;
  if (!url) return null;
  const { MASTHEAD_S3_BUCKET: bucket, MASTHEAD_S3_KEY: key, MASTHEAD_S3_SECRET: secret } = set;
  if (!bucket || !key || !secret)
    throw new Error(
      'MASTHEAD_S3_URL requires MASTHEAD_S3_BUCKET, MASTHEAD_S3_KEY and MASTHEAD_S3_SECRET.',
    );
  return { url, bucket, region: set.MASTHEAD_S3_REGION, accessKeyId: key, secretAccessKey: secret };
}

/** Mailbox and port belong together: without the one nothing comes, without the other nobody hears it. */
function bouncesOf({ MASTHEAD_BOUNCES: mailbox, MASTHEAD_INTAKE: at }: Set): Config['bounces'] {
  if (mailbox && at) return { mailbox, ...at };
  if (!mailbox && !at) return null;
  throw new Error('MASTHEAD_BOUNCES and MASTHEAD_INTAKE must be set together.');
}

/** Issuer and client id belong together, so that a forgotten one is seen at the start. */
function openIdOf(set: Set): OpenIdSettings | null {
  const { MASTHEAD_OIDC_ISSUER: issuer, MASTHEAD_OIDC_CLIENT_ID: clientId } = set;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId)
    throw new Error('MASTHEAD_OIDC_ISSUER and MASTHEAD_OIDC_CLIENT_ID must be set together.');
  const { MASTHEAD_OIDC_CLIENT_SECRET: clientSecret, MASTHEAD_OIDC_NAME: name } = set;
  return {
    issuer,
    clientId,
    clientSecret,
    name: name ?? new URL(issuer).hostname,
    scope: set.MASTHEAD_OIDC_SCOPE,
    groupsClaim: set.MASTHEAD_OIDC_GROUPS_CLAIM,
    groupRoles: set.MASTHEAD_OIDC_ROLES,
  };
}

/** Only beside DATABASE_URL, so that a forgotten pooler is seen at the start. */
function directOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: Set): string | null {
  if (!direct || url) return direct;
  throw new Error('DATABASE_DIRECT_URL must be set together with DATABASE_URL.');
}

/** The storage of backups: their own, or else that of the files. */
function backupS3Of(set: Set): BackupSettings['s3'] {
  const { MASTHEAD_BACKUP_S3_URL: own } = set;
  const { MASTHEAD_BACKUP_S3_KEY: accessKeyId, MASTHEAD_BACKUP_S3_SECRET: secretAccessKey } = set;
  if (own && (!accessKeyId || !secretAccessKey))
    throw new Error(
      'MASTHEAD_BACKUP_S3_URL requires MASTHEAD_BACKUP_S3_KEY and MASTHEAD_BACKUP_S3_SECRET.',
    );
  const region = set.MASTHEAD_BACKUP_S3_REGION;
  if (own && accessKeyId && secretAccessKey)
    return { url: own, region, accessKeyId, secretAccessKey };
  const ofFiles = s3Of(set);
  if (!ofFiles) return null;
  const { bucket: _, ...storage } = ofFiles;
  return storage;
}

function backupOf(set: Set): BackupSettings {
  const [target, s3] = [set.MASTHEAD_BACKUP, backupS3Of(set)];
  if (target?.startsWith('s3://')) checkTarget('MASTHEAD_BACKUP', target, s3);
  return {
    target,
    at: set.MASTHEAD_BACKUP_AT,
    keep: set.MASTHEAD_BACKUP_KEEP,
    recipients: set.MASTHEAD_BACKUP_RECIPIENTS ?? [],
    identityFile: set.MASTHEAD_BACKUP_IDENTITY_FILE,
    s3,
  };
}

function observingOf(set: Set): Pick<Config, 'metrics' | 'slowStatementMs' | 'traces'> {
  const { MASTHEAD_METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: url } = set;
  return {
    metrics: port === null ? null : { host: set.MASTHEAD_METRICS_HOST, port },
    slowStatementMs: set.MASTHEAD_SLOW_STATEMENT_MS,
    traces: url === null ? null : { url, name: set.OTEL_SERVICE_NAME },
  };
}

/** Reads the configuration from environment variables; a wrong value is a clear error. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = readSettings(env);
  const { HOST: host, PORT: port, DATABASE_URL: databaseUrl } = set;
  const url = set.MASTHEAD_CONTENT_URL;
  return {
    role: set.MASTHEAD_ROLE,
    databaseUrl,
    databaseDirectUrl: directOf(set),
    migrate: set.MASTHEAD_MIGRATE,
    dataFolder: env.MASTHEAD_DATA || join(serverFolder, '..', 'data'),
    host,
    port,
    publicUrl: set.MASTHEAD_URL ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    smtpUrl: set.SMTP_URL,
    dkimFolder: set.MASTHEAD_DKIM,
    mailFrom: set.MASTHEAD_MAIL_FROM,
    mailPerDomain: set.MASTHEAD_MAIL_PER_DOMAIN || null,
    eventDays: set.MASTHEAD_EVENT_DAYS,
    bounces: bouncesOf(set),
    mailchimpKey: set.MAILCHIMP_API_KEY,
    mailchimpUrl: set.MAILCHIMP_URL,
    wantsDemo: set.MASTHEAD_DEMO ?? databaseUrl === null,
    demoPassword: set.MASTHEAD_DEMO_PASSWORD,
    adminPassword: set.MASTHEAD_ADMIN_PASSWORD,
    chatMembers: set.MASTHEAD_CHAT_MEMBERS,
    publisher: { name: set.MASTHEAD_PUBLISHER, postalAddress: set.MASTHEAD_POSTAL_ADDRESS },
    content: url === null ? null : { url, token: set.MASTHEAD_CONTENT_TOKEN },
    s3: s3Of(set),
    cloudinaryUrl: set.CLOUDINARY_URL,
    diskReserveMb: set.MASTHEAD_DISK_RESERVE_MB,
    imageCacheMb: set.MASTHEAD_IMAGE_CACHE_MB,
    needsSecondPerson: set.MASTHEAD_SECOND_APPROVER,
    openId: openIdOf(set),
    requestsPerMinute: set.MASTHEAD_REQUESTS_PER_MINUTE,
    poolSize: set.MASTHEAD_POOL,
    drainSeconds: set.MASTHEAD_DRAIN_SECONDS,
    stallSeconds: set.MASTHEAD_STALL_SECONDS,
    trustedProxies: set.MASTHEAD_TRUSTED_PROXIES,
    operator: { email: set.MASTHEAD_OPERATOR_EMAIL, webhook: set.MASTHEAD_OPERATOR_WEBHOOK },
    backup: backupOf(set),
    logLevel: set.MASTHEAD_LOG,
    ...observingOf(set),
  };
}
