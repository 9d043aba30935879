import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { sharedSecret } from '../db/secrets.queries.ts';
import type { BackupSettings } from './backup-settings.ts';
import { listErasedWithHashes } from './erasures.queries.ts';
import { pack, type Seal, sealFor, type Unseal, unpack } from './seal.ts';
import { openTarget, type Target } from './target.ts';

/** An erasure of personal data as it is written beside backups, to be repeated after a restore. */
const written = z.object({
  key: z.uuid(),
  askedBy: z.string(),
  reason: z.string(),
  removesBylines: z.boolean(),
  madeAt: z.iso.datetime(),
  /** The keyed hashes of the addresses, in hexadecimal, and their key. */
  hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  hashKey: z.string(),
});
export type WrittenErasure = z.infer<typeof written>;

const folder = 'erasures/';

/**
 * Writes each erasure that a target lacks as an object of its own. Why not one list: a database that was restored from
 * an older archive would overwrite it.
 */
export async function writeErasures(db: Db, target: Target, seal: Seal): Promise<void> {
  const erasures = await listErasedWithHashes(db);
  if (erasures.length === 0) return;
  const hashKey = await sharedSecret(db, 'erasure');
  const there = new Set((await target.list(folder)).map(({ key }) => key));
  for (const { madeAt, ...erasure } of erasures) {
    const name = `${folder}${erasure.key}.${seal.recipients ? 'age' : 'zst'}`;
    if (there.has(name)) continue;
    const content: WrittenErasure = { ...erasure, madeAt: madeAt.toISOString(), hashKey };
    const packed = await pack(Buffer.from(JSON.stringify(content)));
    await target.write(name, await seal.encrypt(packed), 'application/octet-stream');
  }
}

/** Writes them to where the daily backups go, if there are any. */
export async function copyErasures(
  db: Db,
  { target, recipients, s3 }: Pick<BackupSettings, 'target' | 'recipients' | 's3'>,
): Promise<void> {
  if (target)
    await writeErasures(db, openTarget('MASTHEAD_BACKUP', target, s3), sealFor(recipients));
}

/** The erasures beside the backups of a target, oldest first. */
export async function readErasures(target: Target, unseal: Unseal): Promise<WrittenErasure[]> {
  const erasures = new Map<string, WrittenErasure>();
  for (const { key } of await target.list(folder)) {
    const stored = await target.read(key);
    if (!stored) continue;
    const packed = key.endsWith('.age') ? await unseal(stored) : stored;
    const erasure = written.parse(JSON.parse((await unpack(packed)).toString('utf8')));
    erasures.set(erasure.key, erasure);
  }
  return [...erasures.values()].toSorted((one, other) => one.madeAt.localeCompare(other.madeAt));
}
