import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const inNamespace = 'BENCH_OUTAGES_INSIDE';

/** Volumes can be mounted only by root, in a mount namespace of the bench that ends with it. */
export const hasVolumes = () => process.env[inNamespace] === '1';

/** Runs the bench again in a mount namespace of its own; false when this process is in one, or may not make one. */
export function enterNamespace(): boolean {
  if (hasVolumes() || process.geteuid?.() !== 0) return false;
  const { status, error } = spawnSync(
    'unshare',
    ['--mount', '--propagation', 'private', process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, [inNamespace]: '1' } },
  );
  if (error) return false;
  process.exitCode = status ?? 1;
  return true;
}

/** Mounts a volume of this size over a folder, where that is possible; answers how to unmount it. */
export function mountVolume(path: string, megabytes: number): () => void {
  if (!hasVolumes()) return () => {};
  const options = `size=${megabytes}m,mode=0777`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'outage', path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return () => void spawnSync('umount', ['--lazy', path]);
}

/** Fills a volume to its last byte. */
export async function fill(path: string): Promise<void> {
  const file = await open(join(path, 'filler'), 'a');
  try {
    for (const size of [1024 * 1024, 4096, 1])
      for (;;) {
        const { bytesWritten } = await file
          .write(Buffer.alloc(size))
          .catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten < size) break;
      }
  } finally {
    await file.close();
  }
}

/** Fills a volume, and again whatever is freed in it, until told to stop; then frees it. */
export async function keepFull(path: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    await fill(path);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await free(path);
}

export const free = (path: string): Promise<void> => rm(join(path, 'filler'), { force: true });
