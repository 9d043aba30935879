import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../app-parts.ts';
import { notFound } from '../http/errors.ts';
import { isPictureUsed } from '../news-items/news-items.queries.ts';
import { isShowcasePicture } from './demo-pictures.queries.ts';
import { drawAvatar, drawPicture } from './pictures.ts';

/** Reads a drawn picture, or draws it once and keeps it. A name always gives the same picture. */
async function drawn(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const picture = name.startsWith('avatar-')
    ? await drawAvatar(name.slice(7))
    : await drawPicture(name);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, picture);
  await rename(temporary, file);
  return picture;
}

/**
 * Pictures of the demo data; drawn by the product itself, so no files come with it (decisions 12).
 * Null: the demo data have no such picture.
 */
export function demoPictures(app: App): (name: string) => Promise<Buffer | null> {
  const folder = join(app.config.dataFolder, 'pictures');
  let queue: Promise<unknown> = Promise.resolve();
  return async (name) => {
    // Why: only pictures of the demo data are drawn, or anybody could fill the disk.
    if (!/^[a-z0-9-]{1,60}$/.test(name)) return null;
    const address = `/images/demo/${name}.jpg`;
    const isKnown =
      (await isPictureUsed(app.pool, address)) || (await isShowcasePicture(app.pool, address));
    if (!isKnown) return null;
    // Why: drawing takes the processor for a moment; one at a time leaves room for requests.
    const next = queue.then(() => drawn(folder, name));
    queue = next.catch(() => null);
    return next;
  };
}

/** Serves demo pictures whole; in other sizes they come through /images/upload/…/demo/name.jpg. */
export function pictureRoutes(app: App, pictures: (name: string) => Promise<Buffer | null>): void {
  app.http.get<{ Params: { name: string } }>(
    '/images/demo/:name.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await pictures(request.params.name);
      if (!picture) throw notFound();
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
