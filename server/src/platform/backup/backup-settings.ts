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

export const keepTakes = 'three whole numbers, days, weeks and months, like 7,5,12';

/** `days,weeks,months`; undefined if it is something else, or keeps nothing. */
export function keepIn(value: string): Keep | undefined {
  const [daily = 0, weekly = 0, monthly = 0] = value.split(',').map(Number);
  const isValid = /^\d{1,4}(,\d{1,4}){2}$/.test(value) && daily + weekly + monthly > 0;
  return isValid ? { daily, weekly, monthly } : undefined;
}

/** Public keys of age, separated by commas; undefined if one is something else. */
export function recipientsIn(value: string): string[] | undefined {
  const all = value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return all.every((each) => /^age1[a-z0-9]{58,}$/.test(each)) ? all : undefined;
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
