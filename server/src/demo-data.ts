import { join } from 'node:path';
import type { Db, Pool } from './platform/db/client.ts';
import type { Config } from './platform/process/config.ts';

/** Fills a new database with the demo data; they lie in a root of their own, loaded only when wanted. */
export async function fillDemo(db: Db, config: Config, now: Date): Promise<void> {
  const demo = await import('../../demo/src/fill-demo.ts');
  await demo.fillDemo(db, config, now);
}

/** The drawn pictures of the demo data; null: they have no such picture. */
export function demoPictures(pool: Pool, config: Config): (name: string) => Promise<Buffer | null> {
  const folder = join(config.dataFolder, 'pictures');
  let opened: Promise<(name: string) => Promise<Buffer | null>> | null = null;
  return async (name) => {
    opened ??= import('../../demo/src/picture-cache.ts').then((demo) =>
      demo.pictureCache(pool, folder),
    );
    return (await opened)(name);
  };
}
