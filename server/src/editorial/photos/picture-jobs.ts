import {
  largestImportedPicture,
  postsImportMessages,
} from '@masthead/shared/editorial/posts/news-item-import.ts';
import { accessOf } from '@masthead/shared/platform/access/access.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import { mayStill } from '../../platform/access/standing.ts';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { cleanName } from '../../platform/http/request-bodies.ts';
import { fetchPicture, whyNoPicture } from '../../platform/images/fetch-picture.ts';
import { type UploadParts, uploadParts } from '../../platform/images/image-parts.ts';
import { takeImage } from '../../platform/images/take-image.ts';
import { findTask, insertProblems } from '../../platform/imports/import.store.ts';
import { pictureQueue } from '../../platform/imports/import-jobs.ts';
import { Stopping } from '../../platform/imports/import-work.ts';
import {
  countPictures,
  listPictured,
  type NewPicture,
  nextPictures,
  settlePicture,
} from '../../platform/imports/pictures.queries.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { GivenUp } from '../../platform/jobs/run-job.ts';
import { internet, OutsideError, type Reach } from '../../platform/outside/reach.ts';
import type { Config } from '../../platform/process/config.ts';
import { withAddresses } from '../feeds/post-pictures.ts';
import { lockPictured, writePlaces } from '../posts/imported-texts.queries.ts';
import { type FetchedPhoto, findFetched, saveFetched } from './photo.store.ts';

/**
 * Imports images into the library, one import at a time per server, and resumes work left by a dead server or the
 * command line. Returns a function that stops the work between two steps.
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
      pausesInReadOnly: true,
      progress: async ({ importId }) => {
        const pictures = await countPictures(pool, importId);
        return pictures && String(pictures.waiting);
      },
      // Why only those in progress: the next poll for waiting images finds the others.
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

/** What importing images needs. */
export interface BringWork {
  pool: Pool;
  parts: UploadParts;
  reach?: Reach | undefined;
  isStopping?: () => boolean;
}

type Waiting = NewPicture & { createdBy: number | null };
type Brought = { photo: FetchedPhoto } | { why: string };

const atOnce = 6;
/** Only staff import posts. */
const mayImport = { access: accessOf(importKinds.feed.usedBy), organizationId: null };

/**
 * Imports the images of an import into the library, a few at a time, fetched through the guard against private addresses
 * and each file once. All images of a post are replaced in one transaction, if nobody has changed the post. Failed ones
 * keep their URL and are reported with their line. An interrupted job resumes with the remaining images.
 */
export async function bringPictures(work: BringWork, importId: number): Promise<void> {
  for (;;) {
    if (work.isStopping?.())
      throw new Stopping('The server is stopping. Images will be imported after it restarts.');
    const waiting = await nextPictures(work.pool, importId, atOnce);
    if (waiting.length === 0) return;
    const addresses = Map.groupBy(waiting, ({ address }) => address);
    const brought = new Map(
      await Promise.all(
        [...addresses].map(async ([address, [first]]) => {
          return [address, await bring(work, first as Waiting)] as const;
        }),
      ),
    );
    for (const [newsItemId, ofPost] of Map.groupBy(waiting, (each) => each.newsItemId))
      await place(work.pool, importId, newsItemId, ofPost, brought);
  }
}

/** Gives up on the next images of an import, after they crashed their worker repeatedly. */
async function leavePictures(pool: Pool, importId: number): Promise<GivenUp> {
  const waiting = await nextPictures(pool, importId, atOnce);
  const why = { why: postsImportMessages.pictureCrashed };
  const left = new Map(waiting.map(({ address }) => [address, why]));
  for (const [newsItemId, ofPost] of Map.groupBy(waiting, (each) => each.newsItemId))
    await place(pool, importId, newsItemId, ofPost, left);
  const task = await findTask(pool, importId);
  const about = stoppedWork.pictures(waiting.length, task?.fileName ?? `No. ${importId}`);
  return { about, person: task?.createdBy ?? null };
}

/** The library photo of one image, or why there is none. An image already fetched from this URL is reused. */
async function bring(
  { pool, parts, reach = internet }: BringWork,
  picture: Waiting,
): Promise<Brought> {
  const { address, createdBy } = picture;
  const note = <T>(save: (db: Db) => Promise<T>) => write(pool, createdBy, save);
  if (createdBy !== null && !(await note((db) => mayStill(db, createdBy, mayImport))))
    return { why: postsImportMessages.pictureNotAllowed };
  const known = await findFetched(pool, address);
  if (known) return { photo: known };
  try {
    const bytes = await fetchPicture(address, { maxBytes: largestImportedPicture, reach });
    const name = cleanName(new URL(address).pathname);
    const signal = AbortSignal.timeout(120_000);
    const { url } = await takeImage(parts, note, { bytes, name, folder: 'photos', signal });
    return { photo: await note((db) => saveFetched(db, { ...picture, original: url })) };
  } catch (error) {
    return { why: whyNot(error) };
  }
}

/** Why an image is rejected. Other errors aren't the image's fault, so the job retries. */
function whyNot(error: unknown): string {
  if (error instanceof OutsideError)
    return whyNoPicture(error, postsImportMessages.pictureTooLarge);
  if (error instanceof HttpError && error.status < 500) return error.message;
  throw error;
}

/** Replaces image URLs of one post by photos, and reports those that stay. */
function place(
  pool: Pool,
  importId: number,
  newsItemId: number,
  pictures: readonly Waiting[],
  brought: ReadonlyMap<string, Brought>,
): Promise<void> {
  return write(pool, pictures[0]?.createdBy ?? null, async (db) => {
    const post = await lockPictured(db, importId, newsItemId);
    if (!post) return;
    const places = new Map<string, string>();
    for (const { line, address } of pictures) {
      const found = brought.get(address);
      const why = whyUndoRefused(found, post.isUntouched);
      if (found && 'photo' in found && why === null) places.set(address, found.photo.src);
      else {
        const message = postsImportMessages.pictureStays(address, why ?? '');
        const text = post.headline.slice(0, 100);
        await insertProblems(db, importId, [{ kind: 'kept', line, field: '', text, message }]);
      }
      const photo = found && 'photo' in found ? found.photo : null;
      await settlePicture(db, importId, { newsItemId, address }, why === null, photo);
    }
    if (places.size === 0) return;
    const imageUrl = (post.imageUrl && places.get(post.imageUrl)) ?? post.imageUrl;
    const body = withAddresses(post.body, places);
    await writePlaces(db, importId, newsItemId, { imageUrl, body });
  });
}

function whyUndoRefused(found: Brought | undefined, isUntouched: boolean): string | null {
  if (!isUntouched) return postsImportMessages.picturePostChanged;
  return found && 'why' in found ? found.why : null;
}
