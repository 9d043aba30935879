import { createHash } from 'node:crypto';
import { type ImageFormat, imageMessages } from '@masthead/shared/images/image.ts';
import { refused } from '../http/errors.ts';
import { contentTypes, derivedPrefix } from '../integrations/images/built-in-host.ts';
import { costOf, fitsAvif } from './budget.ts';
import { derive, type Size } from './derive.ts';
import type { DerivedStore } from './derived-store.ts';
import { ImageCache } from './image-cache.ts';
import { isOffered, isSigned } from './offered.ts';
import { readAddress, type Wanted } from './transform.ts';
import { makeOnce } from './wanted-once.ts';
import type { WorkQueue } from './work-queue.ts';

/** A picture as it leaves the server; `tag` stands for its content, which never changes. */
export interface Delivered {
  bytes: Buffer;
  type: string;
  tag: string;
  /** True when another browser may get another format under the same address. */
  varies: boolean;
}

/** A picture that others can be made of. */
export interface Original {
  format: ImageFormat;
  size: Size;
  read(): Promise<Buffer | null>;
}

interface Parts {
  find: (publicId: string) => Promise<Original | null>;
  derived: DerivedStore;
  queue: WorkQueue;
  /** Bytes of pictures that are kept in memory. */
  memory: number;
  signingKey: string;
  /** Told of what failed without anybody missing a picture. */
  onTrouble: (error: unknown) => void;
}

/** Who asks: what their browser can show, and the sign that they have gone. */
interface Asker {
  accepts: string;
  signal: AbortSignal;
}

/** A wish whose format is settled; equal wishes have an equal key. */
interface Settled extends Wanted {
  format: ImageFormat;
  key: string;
  cost: number;
}

/** Delivers pictures: from memory, else from the storage, else made now, once for all who wait for it. */
export function imageDelivery({ find, derived, queue, memory, signingKey, onTrouble }: Parts) {
  const remembered = new ImageCache<Delivered>(memory);

  async function make(wish: Settled, original: Original, signal: AbortSignal) {
    const kept = await derived.read(wish.key);
    if (kept) return kept;
    const bytes = await queue.run(
      async () => {
        const whole = await original.read();
        const { steps, quality } = wish.transform;
        return whole && derive(whole, { steps, quality, format: wish.format }, signal);
      },
      { cost: wish.cost, signal },
    );
    // Why: a picture that cannot be kept (a full disk) can still be shown.
    if (bytes) await derived.keep(wish.publicId, wish.key, bytes).catch(onTrouble);
    return bytes;
  }
  const makeShared = makeOnce<Buffer | null>();

  /** Null: there is no such picture. */
  return async (address: string, { accepts, signal }: Asker): Promise<Delivered | null> => {
    const showsWebp = accepts.includes('image/webp');
    const known = remembered.get(`${showsWebp} ${address}`);
    if (known) return known;
    const wanted = readAddress(address);
    const original = wanted && (await find(wanted.publicId));
    if (!original) return null;
    const wish = settle(wanted, showsWebp, original, signingKey);
    const bytes = await (isWhole(wish, original)
      ? original.read()
      : makeShared(wish.key, signal, (gone) => make(wish, original, gone)));
    if (!bytes) return null;
    const image = delivered(wish, bytes);
    remembered.set(`${showsWebp} ${address}`, image);
    return image;
  };
}

const isWhole = (
  { transform, format }: Pick<Settled, 'transform' | 'format'>,
  original: Original,
) => transform.steps.length === 0 && transform.quality === null && format === original.format;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

const delivered = ({ key, format, transform }: Settled, bytes: Buffer): Delivered => ({
  bytes,
  type: contentTypes[format] ?? 'application/octet-stream',
  tag: `"${hashOf(key)}"`,
  varies: transform.format === 'auto',
});

/** The format that is asked for, else that of the ending, else the one that the picture has. */
function formatOf(wanted: Wanted, showsWebp: boolean, original: Original): ImageFormat {
  const { steps, format: asked } = wanted.transform;
  const ordinary = wanted.extension ?? original.format;
  const automatic = showsWebp ? 'webp' : ordinary;
  const format = asked === 'auto' ? automatic : (asked ?? ordinary);
  if (format !== 'avif' || isWhole({ ...wanted, format }, original)) return format;
  if (fitsAvif(steps, original.size)) return format;
  if (asked === 'avif') throw refused(imageMessages.avifTooLarge);
  return 'webp';
}

/** What is to be made, when it may be: a size that has a name, or one that was signed here (decision 16). */
function settle(wanted: Wanted, showsWebp: boolean, original: Original, key: string): Settled {
  const { steps, quality } = wanted.transform;
  const format = formatOf(wanted, showsWebp, original);
  const storageKey = `${derivedPrefix(wanted.publicId)}${hashOf(JSON.stringify([steps, quality]))}.${format}`;
  const wish = { ...wanted, format, key: storageKey, cost: 0 };
  if (isWhole(wish, original)) return wish;
  const signed = isSigned(key, wanted);
  if (!signed && !isOffered(wanted, format, original.format))
    throw refused(imageMessages.sizeNotOffered);
  const making = { steps, from: original.size, stored: original.format, isSigned: signed };
  return { ...wish, cost: costOf(making, format) };
}
