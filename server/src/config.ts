import { join } from 'node:path';
import type { S3Settings } from './integrations/images/s3-storage.ts';
import type { OpenIdSettings } from './integrations/open-id/open-id-provider.ts';

/** What can be set from outside, read once at the start. `.env.example` lists every name. */
export interface Config {
  /** A PostgreSQL of the operator's; null uses the embedded one. */
  databaseUrl: string | null;
  /** Folder of the embedded database and of files. */
  dataFolder: string;
  host: string;
  port: number;
  /** Address under which people reach the product, for links in emails. */
  publicUrl: string;
  smtpUrl: string | null;
  /** Sender address of mail; null uses the reply-to of the email template. */
  mailFrom: string | null;
  /** Fills a new database with the demo data. */
  wantsDemo: boolean;
  demoPassword: string;
  adminPassword: string | null;
  /** Publisher named in the footer of emails, with its postal address. */
  publisher: { name: string; postalAddress: string };
  /** Storage for pictures that speaks S3; null keeps them in the data folder. */
  s3: S3Settings | null;
  /** Account at Cloudinary; null keeps pictures on the built-in host. */
  cloudinaryUrl: string | null;
  /** Megabytes of resized pictures that are kept. */
  imageCacheMb: number;
  /** The OpenID provider to sign in with besides a password; null is none. */
  openId: OpenIdSettings | null;
  /** Requests one address may make in a minute. */
  requestsPerMinute: number;
  /** Proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustedProxies: number;
  logLevel: string;
}

function port(value: string | undefined): number {
  const number = Number(value ?? 3000);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
  return number;
}

function count(name: string, value: string | undefined, otherwise: number): number {
  const number = Number(value ?? otherwise);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`${name} must be a whole number, not "${value}".`);
  return number;
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

/** All of it or none, so that a forgotten part is seen at the start and not at the first upload. */
function readS3(env: NodeJS.ProcessEnv): S3Settings | null {
  const url = env.MASTHEAD_S3_URL;
  if (!url) return null;
  const { MASTHEAD_S3_BUCKET: bucket, MASTHEAD_S3_KEY: key, MASTHEAD_S3_SECRET: secret } = env;
  if (!bucket || !key || !secret || !URL.canParse(url))
    throw new Error(
      'MASTHEAD_S3_URL needs MASTHEAD_S3_BUCKET, MASTHEAD_S3_KEY and MASTHEAD_S3_SECRET beside it.',
    );
  const region = env.MASTHEAD_S3_REGION || 'us-east-1';
  return { url, bucket, region, accessKeyId: key, secretAccessKey: secret };
}

/** Issuer and client id belong together, so that a forgotten one is seen at the start. */
function readOpenId(env: NodeJS.ProcessEnv): OpenIdSettings | null {
  const { MASTHEAD_OIDC_ISSUER: issuer, MASTHEAD_OIDC_CLIENT_ID: clientId } = env;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId || !/^https?:$/.test(URL.parse(issuer)?.protocol ?? ''))
    throw new Error(
      'MASTHEAD_OIDC_ISSUER (a web address) and MASTHEAD_OIDC_CLIENT_ID go together.',
    );
  const clientSecret = env.MASTHEAD_OIDC_CLIENT_SECRET || null;
  return {
    issuer,
    clientId,
    clientSecret,
    name: env.MASTHEAD_OIDC_NAME || new URL(issuer).hostname,
  };
}

/** Reads the configuration from environment variables; a wrong value is a clear error. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const host = env.HOST || '127.0.0.1';
  const listenPort = port(env.PORT || undefined);
  const databaseUrl = address('DATABASE_URL', env.DATABASE_URL, ['postgres', 'postgresql']);
  const root = join(import.meta.dirname, '..', '..');
  return {
    databaseUrl,
    dataFolder: env.MASTHEAD_DATA || join(root, 'data'),
    host,
    port: listenPort,
    publicUrl: (
      address('MASTHEAD_URL', env.MASTHEAD_URL, ['http', 'https']) ??
      `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${listenPort}`
    ).replace(/\/$/, ''),
    smtpUrl: address('SMTP_URL', env.SMTP_URL, ['smtp', 'smtps']),
    mailFrom: env.MASTHEAD_MAIL_FROM || null,
    wantsDemo: env.MASTHEAD_DEMO ? env.MASTHEAD_DEMO === '1' : databaseUrl === null,
    demoPassword: env.MASTHEAD_DEMO_PASSWORD || 'masthead-demo',
    adminPassword: env.MASTHEAD_ADMIN_PASSWORD || null,
    publisher: {
      name: env.MASTHEAD_PUBLISHER || 'Lone Star Media',
      postalAddress: env.MASTHEAD_POSTAL_ADDRESS || '100 Congress Avenue, Austin, TX 78701',
    },
    s3: readS3(env),
    cloudinaryUrl: env.CLOUDINARY_URL || null,
    imageCacheMb: count('MASTHEAD_IMAGE_CACHE_MB', env.MASTHEAD_IMAGE_CACHE_MB, 2048),
    openId: readOpenId(env),
    requestsPerMinute: count(
      'MASTHEAD_REQUESTS_PER_MINUTE',
      env.MASTHEAD_REQUESTS_PER_MINUTE,
      6000,
    ),
    trustedProxies: count('MASTHEAD_TRUSTED_PROXIES', env.MASTHEAD_TRUSTED_PROXIES, 0),
    logLevel: env.MASTHEAD_LOG || 'warn',
  };
}
