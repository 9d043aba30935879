import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Pool } from '@masthead/server/platform/db/client.ts';

/**
 * The pictures of the demo data: each drawn once by the product itself, so that no files come with
 * it, and kept in a folder (decisions 12). Null: no row names such a picture.
 */
export function pictureCache(pool: Pool, folder: string) {
  let named: Promise<Set<string>> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  /** Why: read once, as the rows come with the first start, and copies of them name the same pictures. */
  function namedPictures(): Promise<Set<string>> {
    named ??= listDemoPictures(pool);
    named.catch(() => {
      named = null;
    });
    return named;
  }

  return async (name: string): Promise<Buffer | null> => {
    if (!/^[a-z0-9-]{1,60}$/.test(name)) return null;
    const cached = await readFile(cachePath(folder, name)).catch(() => null);
    if (cached) return cached;
    // Why: only pictures that a row names are drawn, or anybody could fill the disk.
    if (!(await namedPictures()).has(`/images/demo/${name}.jpg`)) return null;
    // Why: drawing takes the processor for a moment; one at a time leaves room for requests.
    const next = queue.then(() => drawn(folder, name));
    queue = next.catch(() => null);
    return next;
  };
}

const cachePath = (folder: string, name: string) => join(folder, `${name}.jpg`);

async function drawn(folder: string, name: string): Promise<Buffer> {
  const file = cachePath(folder, name);
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const { drawAvatar, drawPicture } = await import('./pictures.ts');
  const picture = name.startsWith('avatar-')
    ? await drawAvatar(name.slice('avatar-'.length))
    : await drawPicture(name);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, picture);
  await rename(temporary, file);
  return picture;
}

/** The addresses of all drawn pictures that the rows of the database name. */
export async function listDemoPictures(db: Db): Promise<Set<string>> {
  const rows = await db<{ address: string }[]>`
    select distinct address from (
      select image_url from news_items
      union all select avatar from authors
      union all select image_url from listings
      union all select image_url from representatives
      union all select original from photos
      union all select logo from series
      union all select unnest(array[logo_url1, logo_url2]) from showcase_firms) named (address)
     where address like '/images/demo/%'`;
  return new Set(rows.map((row) => row.address));
}
