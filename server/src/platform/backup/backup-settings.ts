import type { S3Settings } from '../integrations/images/s3-storage.ts';

/** How many archives the schedule keeps: the newest of each of the last days, weeks and months. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Where backups go, when, and who can read them. */
export interface BackupSettings {
  /** A folder or `s3://bucket/prefix`; null makes no backups by schedule. */
  target: string | null;
  /** When the daily backup starts, HH:mm in Central Time. */
  at: string;
  keep: Keep;
  /** Public keys of age (`age1…`) that archives are encrypted for; none leaves them readable. */
  recipients: string[];
  /** File with the private key (`AGE-SECRET-KEY-1…`) for restore and verify. */
  identityFile: string | null;
  /** The storage of an `s3://` target; its bucket comes from the target. Null: none is set. */
  s3: Omit<S3Settings, 'bucket'> | null;
}

/** Parses `daily,weekly,monthly`; `name` is what it was given as. */
export function readKeep(name: string, value: string): Keep {
  const [daily = 0, weekly = 0, monthly = 0, ...others] = value.split(',').map(Number);
  const all = [daily, weekly, monthly];
  if (!/^\d{1,4}(,\d{1,4}){2}$/.test(value) || others.length > 0 || all.every((one) => one === 0))
    throw new Error(
      `${name} must be three whole numbers, days, weeks and months, like 7,5,12, not "${value}".`,
    );
  return { daily, weekly, monthly };
}

function readS3(env: NodeJS.ProcessEnv): BackupSettings['s3'] {
  const own = env.MASTHEAD_BACKUP_S3_URL;
  const prefix = own ? 'MASTHEAD_BACKUP_S3' : 'MASTHEAD_S3';
  const [url, key, secret] = [
    own || env.MASTHEAD_S3_URL,
    env[`${prefix}_KEY`],
    env[`${prefix}_SECRET`],
  ];
  if (own && (!key || !secret || !/^https?:$/.test(URL.parse(own)?.protocol ?? '')))
    throw new Error(
      'MASTHEAD_BACKUP_S3_URL (a web address) requires MASTHEAD_BACKUP_S3_KEY and MASTHEAD_BACKUP_S3_SECRET.',
    );
  if (!url || !key || !secret) return null;
  const region = env[`${prefix}_REGION`] || 'us-east-1';
  return { url, region, accessKeyId: key, secretAccessKey: secret };
}

function readRecipients(value: string | undefined): string[] {
  const recipients = (value ?? '').split(',').map((each) => each.trim());
  const wrong = recipients.find((each) => each && !/^age1[a-z0-9]{58,}$/.test(each));
  // Why the value is not repeated: it may be a private key by mistake.
  if (wrong)
    throw new Error(
      'MASTHEAD_BACKUP_RECIPIENTS must be public keys of age (age1…), separated by commas.',
    );
  return recipients.filter(Boolean);
}

/** Reads the settings of backups; a wrong value is a clear error. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const at = env.MASTHEAD_BACKUP_AT || '03:00';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new Error(`MASTHEAD_BACKUP_AT must be a time like 03:00, not "${at}".`);
  const target = env.MASTHEAD_BACKUP || null;
  const s3 = readS3(env);
  if (target?.startsWith('s3://')) checkTarget('MASTHEAD_BACKUP', target, s3);
  return {
    target,
    at,
    keep: readKeep('MASTHEAD_BACKUP_KEEP', env.MASTHEAD_BACKUP_KEEP || '7,5,12'),
    recipients: readRecipients(env.MASTHEAD_BACKUP_RECIPIENTS),
    identityFile: env.MASTHEAD_BACKUP_IDENTITY_FILE || null,
    s3,
  };
}

/** Bucket and prefix of an `s3://` address; `name` is what it was given as. */
export function checkTarget(
  name: string,
  target: string,
  s3: BackupSettings['s3'],
): { storage: S3Settings; prefix: string } {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-z0-9-]+)*)\/?$/.exec(target) ?? [];
  if (!bucket)
    throw new Error(
      `${name} must be a folder or s3://BUCKET/PREFIX with lowercase letters, digits and dashes, not "${target}".`,
    );
  if (!s3)
    throw new Error(
      `${name} is ${target}, which requires MASTHEAD_S3_URL or MASTHEAD_BACKUP_S3_URL with its key and secret.`,
    );
  return { storage: { ...s3, bucket }, prefix: prefix.slice(1) };
}
