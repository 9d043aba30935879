import { createHash } from 'node:crypto';
import { type ImageFormat, imageMessages } from '@masthead/shared/platform/images/image.ts';
import type { SigningKeys } from '../access/signing-keys.ts';
import { badRequest } from '../http/errors.ts';
import { contentTypes, derivedPrefix } from '../integrations/images/built-in-host.ts';
import { isSignedTail } from '../integrations/images/image-host.ts';
import { signals } from '../process/signals.ts';
import { costOf, derive, fitsAvif, type Size } from './derive.ts';
import type { DerivedStore } from './derived-store.ts';
import { isOffered, readAddress, type Wanted } from './transform.ts';
import { makeOnce } from './wanted-once.ts';
import type { WorkQueue } from './work-queue.ts';

/** A delivered image; `tag` identifies its immutable content. */
export interface Delivered {
  bytes: Buffer;
  type: string;
  tag: string;
  /** True when another browser may get another format under the same address. */
  varies: boolean;
  /** True of a photo of the library: its address stays when its picture is replaced. */
  mayChange: boolean;
}

/** A picture that another host delivers. */
interface Elsewhere {
  address: string;
}

/** A picture that others can be made of. */
export interface Original {
  format: ImageFormat;
  size: Size;
  read(): Promise<Buffer | null>;
}

interface Parts {
  find: (publicId: string) => Promise<Original | null>;
  /** The wish for a photo of the library, as one for the picture that it shows now; others as they are. */
  follow: (asked: Wanted) => Promise<Followed | null>;
  derived: DerivedStore;
  queue: WorkQueue;
  /** Maximum bytes of images cached in memory. */
  memory: number;
  keys: SigningKeys;
  /** Handles failures that do not affect the response. */
  onTrouble: (error: unknown) => void;
}

/** Where a wish leads: to a picture of ours, or to the address of another host. */
export type Followed = { wanted: Wanted } | { address: string };

/** The client: the formats it accepts, and its abort signal. */
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
export function imageDelivery({ find, follow, derived, queue, memory, keys, onTrouble }: Parts) {
  const remembered = new ImageCache<Delivered>(memory);

  async function make(wish: Settled, original: Original, signal: AbortSignal) {
    const derivedBytes = await derived.read(wish.key);
    signals.cacheUsed.send({ cache: 'images', isHit: derivedBytes !== null });
    if (derivedBytes) return derivedBytes;
    const bytes = await queue.run(
      async () => {
        const whole = await original.read();
        const { steps, quality } = wish.transform;
        return whole && derive(whole, { steps, quality, format: wish.format }, signal);
      },
      { cost: wish.cost, signal },
    );
    // Why: an image that cannot be saved (full disk) can still be delivered.
    if (bytes) await derived.save(wish.publicId, wish.key, bytes).catch(onTrouble);
    return bytes;
  }
  const makeShared = makeOnce<Buffer | null>();

  /** Null: there is no such picture. */
  return async (
    address: string,
    { accepts, signal }: Asker,
  ): Promise<Delivered | Elsewhere | null> => {
    const showsWebp = accepts.includes('image/webp');
    const known = remembered.get(`${showsWebp} ${address}`);
    if (known) {
      signals.cacheUsed.send({ cache: 'images', isHit: true });
      return known;
    }
    const asked = readAddress(address);
    const led = asked && (await follow(asked));
    if (!asked || !led) return null;
    if ('address' in led) return elsewhere(asked, led.address, keys);
    const original = await find(led.wanted.publicId);
    if (!original) return null;
    const wish = settle(led.wanted, asked, { showsWebp, original, keys });
    const isPhoto = led.wanted !== asked;
    const made = isPhoto && remembered.get(wish.key);
    if (made) return made;
    const bytes = await (isWhole(wish, original)
      ? original.read()
      : makeShared(wish.key, signal, (gone) => make(wish, original, gone)));
    if (!bytes) return null;
    const image = delivered(wish, bytes, isPhoto);
    // Why: the image at a photo's address changes when the photo is edited.
    remembered.set(isPhoto ? wish.key : `${showsWebp} ${address}`, image);
    return image;
  };
}

const isWhole = (
  { transform, format }: Pick<Settled, 'transform' | 'format'>,
  original: Original,
) => transform.steps.length === 0 && transform.quality === null && format === original.format;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

const delivered = (
  { key, format, transform }: Settled,
  bytes: Buffer,
  mayChange: boolean,
): Delivered => ({
  bytes,
  type: contentTypes[format] ?? 'application/octet-stream',
  tag: `"${hashOf(key)}"`,
  varies: transform.format === 'auto',
  mayChange,
});

/** Why: an external host generates any size, so only the sizes offered here are requested. */
function elsewhere(asked: Wanted, address: string, keys: SigningKeys): Elsewhere {
  const { steps, format } = asked.transform;
  const isOpen =
    steps.length === 0 ||
    isOffered(asked, format === 'auto' ? 'webp' : (format ?? 'jpg'), 'jpg') ||
    isSignedTail(keys, asked.tail, asked.signature ?? '');
  if (!isOpen) throw badRequest(imageMessages.sizeNotOffered);
  return { address };
}

/** The format that is asked for, else that of the ending, else the one that the picture has. */
function formatOf(wanted: Wanted, showsWebp: boolean, original: Original): ImageFormat {
  const { steps, format: asked } = wanted.transform;
  const ordinary = wanted.extension ?? original.format;
  const automatic = showsWebp ? 'webp' : ordinary;
  const format = asked === 'auto' ? automatic : (asked ?? ordinary);
  if (format !== 'avif' || isWhole({ ...wanted, format }, original)) return format;
  if (fitsAvif(steps, original.size)) return format;
  if (asked === 'avif') throw badRequest(imageMessages.avifTooLarge);
  return 'webp';
}

interface Settling {
  showsWebp: boolean;
  original: Original;
  keys: SigningKeys;
}

/** What is to be made, when what was asked for may be: a size that has a name, or one that was signed here (decision 16). */
function settle(wanted: Wanted, asked: Wanted, { showsWebp, original, keys }: Settling): Settled {
  const { steps, quality } = wanted.transform;
  const format = formatOf(wanted, showsWebp, original);
  const storageKey = `${derivedPrefix(wanted.publicId)}${hashOf(JSON.stringify([steps, quality]))}.${format}`;
  const wish = { ...wanted, format, key: storageKey, cost: 0 };
  if (isWhole(wish, original)) return wish;
  const signed = isSignedTail(keys, asked.tail, asked.signature ?? '');
  const isOpen =
    isWhole({ ...asked, format }, original) || isOffered(asked, format, original.format);
  if (!signed && !isOpen) throw badRequest(imageMessages.sizeNotOffered);
  const making = { steps, from: original.size, stored: original.format, isSigned: signed };
  return { ...wish, cost: costOf(making, format) };
}

/** An LRU cache with a maximum number of bytes. */
class ImageCache<T extends { bytes: Buffer }> {
  readonly #images = new Map<string, T>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): T | undefined {
    const image = this.#images.get(key);
    if (!image) return undefined;
    this.#images.delete(key);
    this.#images.set(key, image);
    return image;
  }

  set(key: string, image: T): void {
    // Why: one large picture must not push out hundreds of small ones.
    if (image.bytes.length > this.#maxBytes / 16) return;
    this.#bytes += image.bytes.length - (this.#images.get(key)?.bytes.length ?? 0);
    this.#images.delete(key);
    this.#images.set(key, image);
    for (const [oldest, dropped] of this.#images) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#images.delete(oldest);
      this.#bytes -= dropped.bytes.length;
    }
  }
}
