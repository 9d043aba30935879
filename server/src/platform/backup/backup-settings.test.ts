import { expect, test } from 'vitest';
import { readConfig } from '../process/config.ts';
import { sealFor } from './seal.ts';

const read = (env: NodeJS.ProcessEnv) => readConfig(env).backup;
const s3 = { MASTHEAD_S3_URL: 'https://s3.example', MASTHEAD_S3_BUCKET: 'pictures' };
const keys = { MASTHEAD_S3_KEY: 'KEY', MASTHEAD_S3_SECRET: 'secret' };

test.each([
  [{ MASTHEAD_BACKUP_AT: '3:00' }, 'MASTHEAD_BACKUP_AT must be a time like 03:00, not "3:00".'],
  [
    { MASTHEAD_BACKUP_KEEP: '7,5' },
    'MASTHEAD_BACKUP_KEEP must be three whole numbers, days, weeks and months, like 7,5,12, not "7,5".',
  ],
  [{ MASTHEAD_BACKUP_KEEP: '0,0,0' }, 'not "0,0,0".'],
  [
    { MASTHEAD_BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQ' },
    'MASTHEAD_BACKUP_RECIPIENTS must be public keys of age (age1…), separated by commas.',
  ],
  [
    { MASTHEAD_BACKUP: 's3://backups/masthead' },
    'MASTHEAD_BACKUP is s3://backups/masthead, which requires MASTHEAD_S3_URL or MASTHEAD_BACKUP_S3_URL with its key and secret.',
  ],
  [
    { MASTHEAD_BACKUP: 's3://Backups', ...s3, ...keys },
    'MASTHEAD_BACKUP must be a folder or s3://BUCKET/PREFIX with lowercase letters, digits and dashes, not "s3://Backups".',
  ],
  [
    { MASTHEAD_BACKUP_S3_URL: 'https://other.example', ...s3, ...keys },
    'MASTHEAD_BACKUP_S3_URL requires MASTHEAD_BACKUP_S3_KEY and MASTHEAD_BACKUP_S3_SECRET.',
  ],
])('refuses %j', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});

test('has defaults, and uses the storage of pictures unless backups have their own', () => {
  expect(read({})).toEqual({
    target: null,
    at: '03:00',
    keep: { daily: 7, weekly: 5, monthly: 12 },
    recipients: [],
    identityFile: null,
    s3: null,
  });
  const region = 'us-east-1';
  expect(read({ MASTHEAD_BACKUP: 's3://b-1/a/b', ...s3, ...keys }).s3).toEqual({
    url: 'https://s3.example',
    region,
    accessKeyId: 'KEY',
    secretAccessKey: 'secret',
  });
  const own = {
    MASTHEAD_BACKUP_S3_URL: 'https://other.example',
    MASTHEAD_BACKUP_S3_KEY: 'K2',
    MASTHEAD_BACKUP_S3_SECRET: 's2',
  };
  expect(read({ ...s3, ...keys, ...own }).s3).toEqual({
    url: 'https://other.example',
    region,
    accessKeyId: 'K2',
    secretAccessKey: 's2',
  });
});

test('refuses a key with a wrong letter by its setting', () => {
  const wrong = `age1${'q'.repeat(58)}`;
  expect(() => sealFor([wrong])).toThrow(
    `MASTHEAD_BACKUP_RECIPIENTS: ${wrong} is not a public key of age.`,
  );
});
