import { createHash } from 'node:crypto';
import type { ImageFormat } from '@masthead/shared/images/image.ts';
import { contentTypes, derivedPrefix } from '../integrations/images/built-in-host.ts';
import { derive } from './derive.ts';
import type { DerivedStore } from './derived-store.ts';
import { ImageCache } from './image-cache.ts';
import { readAddress, type Wanted } from './transform.ts';
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
  read(): Promise<Buffer | null>;
}

interface Parts {
  find: (publicId: string) => Promise<Original | null>;
  derived: DerivedStore;
  queue: WorkQueue;
  /** Bytes of pictures that are kept in memory. */
  memory: number;
  /** Told of what failed without anybody missing a picture. */
  onTrouble: (error: unknown) => void;
}

/** A wish whose format is settled; equal wishes have an equal key. */
interface Settled extends Wanted {
  format: ImageFormat;
  key: string;
}

/** Delivers pictures: from memory, else from the storage, else made now, once for all who wait for it. */
export function imageDelivery({ find, derived, queue, memory, onTrouble }: Parts) {
  const remembered = new ImageCache<Delivered>(memory);
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(wish: Settled, original: Original): Promise<Buffer | null> {
    const kept = await derived.read(wish.key);
    if (kept) return kept;
    const bytes = await queue.run(async () => {
      const whole = await original.read();
      const { steps, quality } = wish.transform;
      return whole && derive(whole, { steps, quality, format: wish.format });
    });
    // Why: a picture that cannot be kept (a full disk) can still be shown.
    if (bytes) await derived.keep(wish.publicId, wish.key, bytes).catch(onTrouble);
    return bytes;
  }

  /** Why: everybody who wants the same picture waits for one making of it. */
  function makeOnce(wish: Settled, original: Original): Promise<Buffer | null> {
    const running = making.get(wish.key);
    if (running) return running;
    const work = make(wish, original).finally(() => making.delete(wish.key));
    making.set(wish.key, work);
    return work;
  }

  /** Null: there is no such picture. `accepts` is what the browser says it can show. */
  return async (address: string, accepts: string): Promise<Delivered | null> => {
    const showsWebp = accepts.includes('image/webp');
    const known = remembered.get(`${showsWebp} ${address}`);
    if (known) return known;
    const wanted = readAddress(address);
    const original = wanted && (await find(wanted.publicId));
    if (!original) return null;
    const wish = settle(wanted, showsWebp, original.format);
    const isWhole = isUnchanged(wish) && wish.format === original.format;
    const bytes = await (isWhole ? original.read() : makeOnce(wish, original));
    if (!bytes) return null;
    const image = delivered(wish, bytes);
    remembered.set(`${showsWebp} ${address}`, image);
    return image;
  };
}

const isUnchanged = ({ transform }: Wanted) =>
  transform.steps.length === 0 && transform.quality === null;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

const delivered = ({ key, format, transform }: Settled, bytes: Buffer): Delivered => ({
  bytes,
  type: contentTypes[format] ?? 'application/octet-stream',
  tag: `"${hashOf(key)}"`,
  varies: transform.format === 'auto',
});

/** The format that is asked for, else that of the ending, else the one that the picture has. */
function settle(wanted: Wanted, showsWebp: boolean, stored: ImageFormat): Settled {
  const { steps, format: asked, quality } = wanted.transform;
  const ordinary = wanted.extension ?? stored;
  const automatic = showsWebp ? 'webp' : ordinary;
  const format = asked === 'auto' ? automatic : (asked ?? ordinary);
  const wish = hashOf(JSON.stringify([steps, quality]));
  return { ...wanted, format, key: `${derivedPrefix(wanted.publicId)}${wish}.${format}` };
}
