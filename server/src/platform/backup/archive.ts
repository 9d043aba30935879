import { z } from 'zod';
import { ArchiveRefused, hashOf, type Seal, type Unseal } from './seal.ts';
import type { Named, Target } from './target.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A stored object with what it takes to see that it is whole. */
const part = z.object({ key: z.string(), bytes: z.int(), sha256: hash });

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of the rows as PostgreSQL copies them, in their order. */
  sha256: hash,
  parts: z.array(part),
});

/** What an archive holds. It is written last, so an archive without it is incomplete. */
const manifest = z.object({
  product: z.literal('masthead'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** MASTHEAD_URL at that time. */
  publicUrl: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Jobs that waited or ran, to be planned again. */
  jobs: z.array(
    z.object({
      queue: z.string(),
      data: z.record(z.string(), z.unknown()),
      startAfter: z.iso.datetime(),
    }),
  ),
  /** The name of each file with the area it belongs to, and where its content is in the target. */
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: hash, stored: z.string() })),
});
export type Manifest = z.output<typeof manifest>;
export type ArchivedTable = z.output<typeof table>;
export type Part = z.output<typeof part>;

/** `archives/20261127t090000z`, by the time of its start (UTC). */
export const archiveId = (at: Date): string =>
  `${at
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase()}`;

/** The time of its start. */
export const archiveTime = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/, '$1-$2-$3T$4:$5:$6Z'));

export const keyIn = (id: string, name: string): string => `archives/${id}/${name}`;
export const fileKey = (stored: string): string => `files/${stored}`;
/** The names of the files that an archive uses, one per line, readable without a key so that unused ones can be deleted. */
export const usedFiles = (id: string): string => keyIn(id, 'files.txt');

const manifestName = /^archives\/(\d{8}t\d{6}z)\/manifest\.(json|age)$/;

/** An archive in a target, by its objects. */
export interface Found {
  id: string;
  keys: string[];
  /** Null: it is incomplete. */
  manifest: string | null;
}

/** The archives of a target, the newest first. */
export async function listArchives(target: Target): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const { key } of await target.list('archives/')) {
    const [, id] = /^archives\/(\d{8}t\d{6}z)\//.exec(key) ?? [];
    if (!id) continue;
    const archive = found.get(id) ?? { id, keys: [], manifest: null };
    archive.keys.push(key);
    if (manifestName.test(key)) archive.manifest = key;
    found.set(id, archive);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}

export async function writeManifest(target: Target, id: string, seal: Seal, content: Manifest) {
  const bytes = Buffer.from(JSON.stringify(content));
  const name = seal.recipients ? 'manifest.age' : 'manifest.json';
  await target.write(keyIn(id, name), await seal.encrypt(bytes), 'application/octet-stream');
}

/** Which archive is meant: the named one, or the newest that is complete. */
async function choose({ name, target, archive: id }: Named): Promise<Found & { manifest: string }> {
  const all = await listArchives(target);
  const found = id ? all.find((one) => one.id === id) : all.find((one) => one.manifest);
  if (!found)
    throw new ArchiveRefused(
      id || all.length === 0
        ? `There is no archive ${id ? `${id} ` : ''}in ${name}. Name the folder or bucket that holds "archives".`
        : `There is no complete archive in ${name}.`,
    );
  const { manifest: key } = found;
  if (!key)
    throw new ArchiveRefused(
      `The archive ${found.id} is incomplete: its backup did not finish. Use another one.`,
    );
  return { ...found, manifest: key };
}

function parse(id: string, bytes: Buffer): Manifest {
  const damaged = `The manifest of the archive ${id} is damaged.`;
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new ArchiveRefused(damaged, { cause });
  }
  const { product, format, version } = (content ?? {}) as Record<string, unknown>;
  if (product !== 'masthead') throw new ArchiveRefused('This is not an archive of Masthead.');
  if (typeof format === 'number' && format > 1)
    throw new ArchiveRefused(
      `The archive ${id} was made by a newer version of Masthead (${String(version)}). Install that version, and restore with it.`,
    );
  const read = manifest.safeParse(content);
  if (!read.success) throw new ArchiveRefused(damaged, { cause: read.error });
  return read.data;
}

/** An archive, its manifest read. */
export interface OpenArchive {
  id: string;
  target: Target;
  manifest: Manifest;
  isEncrypted: boolean;
  /** An object of it, decrypted. */
  read: (key: string, sha256: string | null) => Promise<Buffer>;
}

/** Reads the manifest of an archive, and checks that this version of Masthead has all of its migrations. */
export async function readArchive(
  named: Named,
  unseal: Unseal,
  known: readonly string[],
): Promise<OpenArchive> {
  const { target } = named;
  const { id, manifest: key } = await choose(named);
  const isEncrypted = key.endsWith('.age');
  const read = async (asked: string, sha256: string | null) => {
    const stored = await target.read(asked);
    if (!stored) throw new ArchiveRefused(`The archive ${id} is damaged: ${asked} is missing.`);
    if (sha256 && hashOf(stored) !== sha256)
      throw new ArchiveRefused(
        `The archive ${id} is damaged: ${asked} is not what was written. Use another archive.`,
      );
    return isEncrypted ? unseal(stored) : stored;
  };
  const content = parse(id, await read(key, null));
  const newer = content.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new ArchiveRefused(
      `The archive ${id} was made by a newer version of Masthead (${content.version}), which has the migration ${newer[0]}. Install that version, and restore with it.`,
    );
  return { id, target, manifest: content, isEncrypted, read };
}

/** Checks that every object of an archive is there and whole; of files, that they are there. */
export async function checkWhole({ id, target, manifest: content, read }: OpenArchive) {
  const present = new Map((await target.list('archives/')).map((each) => [each.key, each.bytes]));
  const parts = content.tables.flatMap((each) => each.parts);
  for (const { key, bytes } of parts)
    if (present.get(key) !== bytes)
      throw new ArchiveRefused(
        `The archive ${id} is damaged: ${key} ${present.has(key) ? `has ${present.get(key)} bytes instead of ${bytes}` : 'is missing'}. Use another archive.`,
      );
  const files = new Set((await target.list('files/')).map((each) => each.key));
  const missing = content.files.filter(({ stored }) => !files.has(fileKey(stored)));
  if (missing.length > 0)
    throw new ArchiveRefused(
      `The archive ${id} is damaged: ${missing.length} of its ${content.files.length} files are missing, such as ${fileKey(missing[0]?.stored ?? '')}.`,
    );
  for (const { key, sha256 } of parts) await read(key, sha256);
}
