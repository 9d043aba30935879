import type { Pool } from '../db/client.ts';
import { fileKey } from './archive.ts';
import { forgetHashed, type HashedFile, listHashed, noteHashed } from './backups.queries.ts';
import type { AreaFile, FileAreas } from './file-areas.ts';
import { hashOf, type Seal } from './seal.ts';
import type { Target } from './target.ts';

/** The files of an archive so far, by name. */
export interface FilesDone {
  files: Map<string, { bytes: number; sha256: string; stored: string }>;
  newFiles: number;
  bytes: number;
}

interface Order {
  pool: Pool;
  areas: FileAreas;
  target: Target;
  seal: Seal;
}

const isSame = (known: HashedFile | undefined, file: AreaFile): known is HashedFile =>
  known?.bytes === file.bytes && known.changedAt.getTime() === file.changedAt.getTime();

/** Names an object by its content and by who can read it. */
const storedName = (sha256: string, { recipients }: Seal): string =>
  recipients ? `${sha256}-${recipients}.age` : sha256;

/**
 * Adds the files that are there now to those of an archive, and writes to the target what it does not have yet. A
 * file that is deleted meanwhile is left out.
 */
export async function backUpFiles(
  { pool, areas, target, seal }: Order,
  chatFiles: ReadonlySet<string>,
  before: FilesDone,
  rest: () => Promise<void>,
): Promise<FilesDone> {
  const done = { ...before, files: new Map(before.files) };
  const found = (await areas.list(chatFiles)).filter(({ name }) => !done.files.has(name));
  if (found.length === 0) return done;
  const known = new Map((await listHashed(pool)).map((each) => [each.name, each]));
  const present = new Set((await target.list('files/')).map(({ key }) => key));
  let hashed: HashedFile[] = [];
  const note = async () => {
    await noteHashed(pool, hashed);
    hashed = [];
  };
  for (const file of found) {
    const earlier = known.get(file.name);
    const stored = isSame(earlier, file) ? storedName(earlier.sha256, seal) : null;
    if (isSame(earlier, file) && stored && present.has(fileKey(stored))) {
      done.files.set(file.name, { bytes: file.bytes, sha256: earlier.sha256, stored });
      continue;
    }
    const content = await areas.read(file.name);
    if (!content) continue;
    const sha256 = hashOf(content);
    const written = storedName(sha256, seal);
    if (!present.has(fileKey(written))) {
      const sealed = await seal.encrypt(content);
      await target.write(fileKey(written), sealed, 'application/octet-stream');
      present.add(fileKey(written));
      done.newFiles += 1;
      done.bytes += sealed.length;
    }
    done.files.set(file.name, { bytes: content.length, sha256, stored: written });
    const { name, changedAt } = file;
    hashed.push({ name, changedAt, bytes: content.length, sha256 });
    if (hashed.length === 500) await note();
    await rest();
  }
  await note();
  const gone = [...known.keys()].filter((name) => !done.files.has(name));
  await forgetHashed(pool, gone);
  return done;
}
