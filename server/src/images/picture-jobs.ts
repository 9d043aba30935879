import type { Config } from '../config.ts';
import type { Pool } from '../db/client.ts';
import { pictureQueue } from '../imports/import-jobs.ts';
import { countPictures, listPictured } from '../imports/pictures.queries.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { bringPictures, leavePictures } from './bring-pictures.ts';
import { uploadParts } from './image-parts.ts';

/**
 * Brings the pictures of imports into the library, one import at a time on each server; what a dead server or the command
 * line has left is taken up. Answers with what ends the work between two of its steps.
 */
export async function startPictureJobs(
  jobs: Jobs,
  { pool, config }: { pool: Pool; config: Config },
): Promise<() => void> {
  let isStopping = false;
  const work = { pool, parts: uploadParts(config), isStopping: () => isStopping };
  await jobs.work<{ importId: number }>(
    pictureQueue,
    ({ importId }) => bringPictures(work, importId),
    {
      progress: async ({ importId }) => {
        const pictures = await countPictures(pool, importId);
        return pictures && String(pictures.waiting);
      },
      // Why only those that were in hand: the others come with the next look for pictures that wait.
      giveUp: ({ importId }) => leavePictures(pool, importId),
    },
  );
  await jobs.everyMinute('settle-import-pictures', async () => {
    for (const { id } of await listPictured(pool))
      await jobs.plan(pool, pictureQueue, { importId: id });
  });
  return () => {
    isStopping = true;
  };
}
