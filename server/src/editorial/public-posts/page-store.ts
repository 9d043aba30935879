import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isDatabaseAway, type Pool } from '../../platform/db/client.ts';
import { openListener } from '../../platform/db/listener.ts';
import { tagOf } from '../../platform/http/replies.ts';

/** A response before it is cached. */
export interface Answer {
  status: 200 | 301 | 302 | 404 | 410;
  type: string;
  text: string;
  policy?: string;
  /** True for what pages of other sites may include. */
  isForOthers?: boolean;
  /** Where else the answer is. */
  location?: string;
}

/** A content encoding. */
export type Packing = 'br' | 'gzip';

/** A cached response in every content encoding. */
export interface RenderedPage extends Omit<Answer, 'text'> {
  bytes: Buffer;
  etag: string;
  /** Since when it may say what it says, in whole seconds; null as long as that second lasts. */
  since: { ms: number; text: string } | null;
  packed(encoding: Packing): Buffer | Promise<Buffer>;
}

interface Entry extends RenderedPage {
  era: number;
  builtAt: number;
}

/** A proof that everything was heard is believed for this long: so old a page may be when the network is broken. */
const believedMs = 1000;
/** How long cached pages are served while the database is down. */
const staleMs = 600_000;
/** The cache size in bytes; the oldest pages are evicted first. */
const mostBytes = 64 * 2 ** 20;

const packs = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

function entryOf({ text, ...answer }: Answer, era: number, since: number): Entry {
  const bytes = Buffer.from(text);
  const packed: Partial<Record<Packing, Buffer | Promise<Buffer>>> = {};
  const ms = Math.floor(since / 1000) * 1000 + 1000;
  const nextSecond = { ms, text: new Date(ms).toUTCString() };
  return {
    ...answer,
    bytes,
    etag: tagOf(bytes),
    get since() {
      return ms <= Date.now() ? nextSecond : null;
    },
    packed(encoding) {
      packed[encoding] ??= packs[encoding](bytes).then((made) => {
        packed[encoding] = made;
        return made;
      });
      return packed[encoding];
    },
    era,
    builtAt: Date.now(),
  };
}

/** Caches entries up to so many bytes. */
function shelf() {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes.length ?? 0;
    entries.delete(key);
  };
  return {
    get: (key: string) => entries.get(key),
    put(key: string, entry: Entry) {
      drop(key);
      entries.set(key, entry);
      bytes += entry.bytes.length;
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

/**
 * Caches responses in memory until anything that pages show changes on any server (`pages_changed`, decision 36).
 * Missing pages are not cached: made-up URLs would evict the real ones.
 */
export function openPageStore(pool: Pool) {
  const renderedPages = shelf();
  const building = new Map<string, Promise<Entry>>();
  let era = 0;
  let eraBegan = Date.now();
  let provenAt = Number.NEGATIVE_INFINITY;
  let doubtedAt = Number.NEGATIVE_INFINITY;
  const listener = openListener(pool, 'pages_changed', () => {
    era += 1;
    eraBegan = Date.now();
  });

  async function isProven(): Promise<boolean> {
    const asked = performance.now();
    if (!(await listener.hasHeardAll())) return false;
    provenAt = Math.max(provenAt, asked);
    return true;
  }

  async function build(key: string, make: () => Promise<Answer>): Promise<Entry> {
    const [eraBefore, since] = [era, eraBegan];
    const entry = entryOf(await make(), eraBefore, since);
    if (entry.status !== 404) renderedPages.put(key, entry);
    return entry;
  }

  /** One run for all who ask for the same while it runs, and while nothing has changed since it began. */
  function buildOnce(key: string, make: () => Promise<Answer>): Promise<Entry> {
    const run = `${era} ${doubtedAt} ${key}`;
    const running = building.get(run);
    if (running) return running;
    const begun = build(key, make).finally(() => building.delete(run));
    building.set(run, begun);
    return begun;
  }

  async function find(
    key: string,
    make: () => Promise<Answer>,
    maxMs: number,
  ): Promise<RenderedPage> {
    const known = renderedPages.get(key);
    if (known?.era === era && Date.now() - known.builtAt < maxMs && (await isProven()))
      if (known.era === era) return known;
    try {
      return await buildOnce(key, make);
    } catch (error) {
      if (known && isDatabaseAway(error) && Date.now() - known.builtAt < staleMs) return known;
      throw error;
    }
  }

  /** The answer under a key that is kept and believed, or null. */
  function peek(key: string, maxMs = Number.POSITIVE_INFINITY): RenderedPage | null {
    const known = renderedPages.get(key);
    const isBelieved = provenAt > doubtedAt && performance.now() - provenAt < believedMs;
    return known?.era === era && isBelieved && Date.now() - known.builtAt < maxMs ? known : null;
  }

  return {
    peek,
    /** The answer under a key: as it was kept, or made anew. */
    get: (key: string, make: () => Promise<Answer>, maxMs = Number.POSITIVE_INFINITY) =>
      peek(key, maxMs) ?? find(key, make, maxMs),
    /** Believes no earlier proof: whoever has just changed something here sees it at once. */
    doubt() {
      doubtedAt = performance.now();
    },
    close: () => listener.close(),
  };
}
export type PageStore = ReturnType<typeof openPageStore>;
