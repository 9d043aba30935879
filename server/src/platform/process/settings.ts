import { mailchimpKey } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import { keepIn, keepTakes, recipientsIn } from '../backup/backup-settings.ts';
import {
  address,
  cloudinary,
  count,
  countFrom,
  email,
  emails,
  folder,
  groupRoles,
  host,
  mailbox,
  oneOf,
  onOff,
  place,
  port,
  readBy,
  type Setting,
  safeAddress,
  text,
  timeOfDay,
  webAddress,
} from './setting-kinds.ts';

/** What a process does: pages and calls, jobs, or both. */
export const roles = ['web', 'worker', 'all'] as const;

/** Who migrates the database: each server when it starts, or the operator with `npm run migrate`. */
export const migrateModes = ['start', 'apart'] as const;

/** Why: a large provider takes this of anybody, and an audience of 100,000 at one alone is out within the hour. */
export const usualPerDomain = 50;

const isSecret = true;

const server = {
  HOST: host('Address to listen on.', { usual: '127.0.0.1' }),
  PORT: port('Port to listen on.', { usual: 3000 }),
  MASTHEAD_URL: webAddress('Public address of Masthead, for links in emails.', {
    otherwise: 'http://HOST:PORT',
  }),
  MASTHEAD_ROLE: oneOf(roles)(
    'What to run: `web` serves pages, `worker` runs jobs (imports, sending, pictures), `all` does both, in a process for each. Several of each may share one database; with `DATABASE_URL`, on several machines.',
    { usual: 'all' },
  ),
  MASTHEAD_TRUSTED_PROXIES: countFrom(0, 9)(
    'Number of reverse proxies in front whose `X-Forwarded-For` is trusted.',
    { usual: 0 },
  ),
  MASTHEAD_REQUESTS_PER_MINUTE: count(
    'Most requests from one address per minute, over all servers.',
    { usual: 6000 },
  ),
  MASTHEAD_DRAIN_SECONDS: countFrom(0, 600)(
    'Seconds that a web server goes on serving after SIGTERM while `/api/health/ready` says 503. Behind a proxy with health checks: a bit more than their interval.',
    { usual: 0 },
  ),
  MASTHEAD_STALL_SECONDS: count(
    'Restarts a process whose event loop is blocked for this many seconds, and logs the request or job; 0 never does.',
    { usual: 10 },
  ),
  MASTHEAD_LOG: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])(
    'The least severe messages that are logged.',
    { usual: 'warn' },
  ),
};

const observing = {
  MASTHEAD_METRICS_PORT: countFrom(1, 65_534)(
    'Port of the metrics for Prometheus (`/metrics`). A worker has the next port, because it is a process of its own.',
    { otherwise: 'no metrics' },
  ),
  MASTHEAD_OPERATOR_EMAIL: email(
    'Address that is told when something needs the operator, and when it is resolved.',
  ),
  MASTHEAD_OPERATOR_WEBHOOK: webAddress(
    'Where the same is sent as JSON by POST, with a `text` that chat programs show.',
    { isSecret },
  ),
  MASTHEAD_METRICS_HOST: host('Address that the metrics listen on.', { usual: '127.0.0.1' }),
  MASTHEAD_SLOW_STATEMENT_MS: count(
    'Statements of the database that take at least so many milliseconds are logged, without their values; 0 logs none.',
    { usual: 1000 },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(
    'Where traces are sent by OTLP over HTTP. The other variables of OpenTelemetry (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and others) have their usual meaning.',
    { otherwise: 'no traces' },
  ),
  OTEL_SERVICE_NAME: text('Name of Masthead in traces.', { usual: 'masthead' }),
};

const database = {
  DATABASE_URL: address(['postgres', 'postgresql'], true)(
    'Your own PostgreSQL 15 or newer; several servers may share it.',
    { isSecret, otherwise: 'the embedded one in MASTHEAD_DATA' },
  ),
  DATABASE_DIRECT_URL: address(['postgres', 'postgresql'], true)(
    'Where `DATABASE_URL` leads to PgBouncer: the address of PostgreSQL itself, for migrations, notifications and jobs.',
    { isSecret },
  ),
  MASTHEAD_MIGRATE: oneOf(migrateModes)(
    'When the database is migrated: `start` by each server that starts, if needed, `apart` by `masthead migrate --apply` alone.',
    { usual: 'start' },
  ),
  // Why at least four: a request may need a second connection while it holds one.
  MASTHEAD_POOL: countFrom(4, 200)(
    'Connections to the database that each process has for queries.',
    {
      usual: 10,
    },
  ),
  MASTHEAD_DATA: folder('Folder of the embedded database and of files.', {
    otherwise: '/var/lib/masthead in a release, ./data in a checkout',
  }),
};

const firstStart = {
  MASTHEAD_DEMO: onOff(
    '1 fills a new database with demo data and draws its pictures (keep it set), 0 does neither.',
    { otherwise: '1 in a checkout with the embedded database, otherwise 0' },
  ),
  MASTHEAD_DEMO_PASSWORD: text('Password of the demo people.', {
    isSecret,
    usual: 'masthead-demo',
  }),
  MASTHEAD_ADMIN_PASSWORD: text(
    'Adds the person `admin` with this password to a new database without demo data, for unattended installs.',
    { isSecret, otherwise: 'a person sets Masthead up at `/set-up`' },
  ),
};

const mail = {
  SMTP_URL: address(['smtp', 'smtps'])(
    'Mail server for campaigns, such as `smtp://user:password@mail.example.com:587`.',
    { isSecret, otherwise: 'mail goes to the Outbox' },
  ),
  MASTHEAD_MAIL_FROM: email('Sender address of mail.', {
    otherwise: 'the reply-to of each email template',
  }),
  MASTHEAD_DKIM: folder(
    'Folder of the DKIM keys that sign mail sent through `SMTP_URL`, each named SELECTOR.DOMAIN.pem; `masthead dkim DOMAIN` makes one and prints its DNS record.',
  ),
  MASTHEAD_BOUNCES: mailbox(
    'Mailbox for bounces and complaints. Your mail server forwards mail for that mailbox and `bounces+…@` to `MASTHEAD_INTAKE`.',
  ),
  MASTHEAD_INTAKE: place('Where Masthead accepts bounces and complaints by SMTP.'),
  MASTHEAD_MAIL_PER_DOMAIN: count(
    'Most messages of one mailing that a receiving domain gets per second; 0 is no limit. Other domains never wait for it.',
    { usual: usualPerDomain },
  ),
  MASTHEAD_PUBLISHER: text('Publisher in the footer of emails.', {
    otherwise: 'the name of the owner organization',
  }),
  MASTHEAD_POSTAL_ADDRESS: text('Postal address in the footer of emails.', {
    usual: '100 Congress Avenue, Austin, TX 78701',
  }),
  MAILCHIMP_API_KEY: readBy(
    'a key that ends with a dash and its data center, like -us19',
    (value) => mailchimpKey.safeParse(value).data,
  )('Key of the Mailchimp account with its data center.', {
    isSecret,
    otherwise: 'one that an admin sets under Admin, Mailchimp',
  }),
  MAILCHIMP_URL: safeAddress('Address of Mailchimp’s API behind a proxy.', {
    isSecret,
    otherwise: 'https://(data center).api.mailchimp.com',
  }),
};

const signIn = {
  MASTHEAD_OIDC_ISSUER: address(['http', 'https'])(
    'OpenID Connect provider for sign-in besides passwords. Register the callback address `MASTHEAD_URL/login/callback` there.',
  ),
  MASTHEAD_OIDC_CLIENT_ID: text('The client registered for Masthead at that provider.'),
  MASTHEAD_OIDC_CLIENT_SECRET: text('Its secret; not set for a public client.', { isSecret }),
  MASTHEAD_OIDC_NAME: text('Label of the button, “Sign in with …”.', {
    otherwise: 'the host of the issuer',
  }),
  MASTHEAD_OIDC_SCOPE: text('What is asked of the provider; some name groups only for a scope.', {
    usual: 'openid email',
  }),
  MASTHEAD_OIDC_ROLES: groupRoles(
    'Roles by groups of the provider. At each sign-in by the provider a person gets the roles of their groups and loses those of the other groups named here; roles that are not named here stay.',
    { otherwise: 'roles are given by admins alone' },
  ),
  MASTHEAD_OIDC_GROUPS_CLAIM: text('The claim that names a person’s groups.', { usual: 'groups' }),
};

const files = {
  MASTHEAD_S3_URL: address(['http', 'https'])(
    'S3-compatible storage for pictures and for the files of the chat and of invoices. It requires bucket, key and secret.',
    { otherwise: 'the folders images, chat and invoices in MASTHEAD_DATA' },
  ),
  MASTHEAD_S3_BUCKET: text('Its bucket.'),
  MASTHEAD_S3_REGION: text('Its region.', { usual: 'us-east-1' }),
  MASTHEAD_S3_KEY: text('Its access key ID.', { isSecret }),
  MASTHEAD_S3_SECRET: text('Its secret access key.', { isSecret }),
  CLOUDINARY_URL: cloudinary('An account at Cloudinary, which new pictures go to.', { isSecret }),
  MASTHEAD_DISK_RESERVE_MB: count(
    'Megabytes that uploads leave free on the disk of `MASTHEAD_DATA`; below that they are refused. 0 is no limit.',
    { usual: 512 },
  ),
  MASTHEAD_IMAGE_CACHE_MB: count(
    'Size of the cache of resized pictures, in MB; the oldest are deleted first.',
    { usual: 2048 },
  ),
};

const backups = {
  MASTHEAD_BACKUP: text('Where a backup is made every day: a folder, or `s3://BUCKET/PREFIX`.', {
    otherwise: 'no backups by schedule',
  }),
  MASTHEAD_BACKUP_AT: timeOfDay('When, in Central Time.', { usual: '03:00' }),
  MASTHEAD_BACKUP_KEEP: readBy(keepTakes, keepIn)(
    'How many daily, weekly and monthly backups are kept.',
    {
      usual: { daily: 7, weekly: 5, monthly: 12 },
      otherwise: '7,5,12',
    },
  ),
  MASTHEAD_BACKUP_RECIPIENTS: readBy(
    'public keys of age (age1…), separated by commas',
    recipientsIn,
    // Why a secret: it may be a private key by mistake.
  )('Public keys of age that archives are encrypted for.', {
    isSecret,
    otherwise: 'archives are not encrypted',
  }),
  MASTHEAD_BACKUP_IDENTITY_FILE: text(
    'File with the private key, for `masthead restore` and `masthead verify-backup`; servers do not need it.',
  ),
  MASTHEAD_BACKUP_S3_URL: webAddress('Storage of an `s3://` target. It requires key and secret.', {
    otherwise: 'that of MASTHEAD_S3_URL',
  }),
  MASTHEAD_BACKUP_S3_REGION: text('Its region.', { usual: 'us-east-1' }),
  MASTHEAD_BACKUP_S3_KEY: text('Its access key ID.', { isSecret }),
  MASTHEAD_BACKUP_S3_SECRET: text('Its secret access key.', { isSecret }),
};

const showcase = {
  MASTHEAD_EVENT_DAYS: countFrom(2, 3650)(
    'Days for which the single events of readers are kept. Their counts by hour and by day stay for good.',
    { usual: 30 },
  ),
};

const newsroom = {
  MASTHEAD_CONTENT_URL: webAddress(
    'Another system that holds the posts. They are read from it and edited there.',
    { otherwise: 'Masthead holds them' },
  ),
  MASTHEAD_CONTENT_TOKEN: text('Its token.', { isSecret }),
  MASTHEAD_CHAT_MEMBERS: emails(
    'Members of the staff chat. Each address is resolved once to the person who has it; after that only the person counts.',
    { otherwise: 'the members stay as they are' },
  ),
  MASTHEAD_SECOND_APPROVER: onOff(
    '1 rejects an editor’s approval of an invoice that they wrote for somebody else or whose amount they changed; 0 only says so on the review desk.',
    { usual: false },
  ),
};

/** Every setting, by what it is for. */
export const settingGroups: readonly (readonly [
  title: string,
  settings: Readonly<Record<string, Setting<unknown>>>,
])[] = [
  ['Server', server],
  ['Metrics, logs and traces', observing],
  ['Database and data folder', database],
  ['First start', firstStart],
  ['Email', mail],
  ['Sign-in', signIn],
  ['Pictures and files', files],
  ['Backups', backups],
  ['Showcase', showcase],
  ['Newsroom', newsroom],
];

export const settings = {
  ...server,
  ...observing,
  ...database,
  ...firstStart,
  ...mail,
  ...signIn,
  ...files,
  ...backups,
  ...showcase,
  ...newsroom,
};
