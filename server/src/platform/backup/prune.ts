import { dayMs } from '@masthead/shared/platform/values/dates.ts';
import { archiveTime, type Found, listArchives, usedFiles } from './archive.ts';
import type { Keep } from './backup-settings.ts';
import { archivesToKeep } from './retention.ts';
import type { Target } from './target.ts';

export interface Pruned {
  archives: number;
  files: number;
}

/** What a kept archive uses. */
async function filesOf(target: Target, { id }: Found): Promise<string[]> {
  const list = await target.read(usedFiles(id));
  if (!list) throw new Error(`The archive ${id} has no list of its files, so none are deleted.`);
  return list.toString('utf8').split('\n').filter(Boolean);
}

/** Removes an archive; its manifest first, so that nobody takes what is left of it for a whole one. */
async function removeArchive(target: Target, { keys, manifest }: Found): Promise<void> {
  if (manifest) await target.remove(manifest);
  for (const key of keys) await target.remove(key);
}

/**
 * Deletes the archives that are not to be kept, and the files that none of the others uses. An incomplete archive may
 * be under way for a day; until then no file is deleted.
 */
export async function prune(target: Target, keep: Keep, now: Date): Promise<Pruned> {
  const all = await listArchives(target);
  const dated = all.map((found) => ({ found, at: archiveTime(found.id) }));
  const complete = dated.filter(({ found }) => found.manifest);
  const kept = archivesToKeep(complete, keep);
  const isUnderWay = ({ found, at }: (typeof dated)[number]) =>
    !found.manifest && now.getTime() - at.getTime() < dayMs;
  const leaving = dated.filter((one) => !kept.has(one) && !isUnderWay(one));
  for (const { found } of leaving) await removeArchive(target, found);
  if (dated.some(isUnderWay)) return { archives: leaving.length, files: 0 };
  const used = new Set<string>();
  for (const { found } of kept)
    for (const stored of await filesOf(target, found)) used.add(`files/${stored}`);
  const unused = (await target.list('files/')).filter(({ key }) => !used.has(key));
  for (const { key } of unused) await target.remove(key);
  return { archives: leaving.length, files: unused.length };
}
