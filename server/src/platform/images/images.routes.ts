import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { imageLimits, imageMessages } from '@masthead/shared/platform/images/image.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { badRequest, HttpError, notFound, upstreamFailed } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { whenGone } from '../http/replies.ts';
import { cleanName } from '../http/request-bodies.ts';
import { ImageHostError, signTail } from '../integrations/images/image-host.ts';
import { internet, OutsideError } from '../outside/reach.ts';
import { fetchPicture, whyNoPicture } from './fetch-picture.ts';
import { type DrawnFolders, type ImageParts, imageParts } from './image-parts.ts';
import { asUploader, checkUploadRate, takeImage } from './take-image.ts';
import { readAddress } from './transform.ts';
import { Abandoned, QueueFull } from './work-queue.ts';

const deliveryPath = '/images/upload/';

/** Uploading and delivery of images; `drawn` are folders whose pictures the product makes itself. */
export function imageRoutes(app: App, drawn: DrawnFolders, reach = internet): void {
  const parts = imageParts(app, drawn);
  handle(app, imageEndpoints.upload, async ({ file, body, viewer, reply }) => {
    await checkUploadRate(app.pool, viewer);
    const taken = { bytes: file.bytes, name: file.name, signal: whenGone(reply), ...body };
    return takeImage(parts, asUploader(app.pool, viewer), taken).catch(asRefusal);
  });
  handle(app, imageEndpoints.fromUrl, async ({ body: { url, ...body }, viewer, reply }) => {
    const signal = whenGone(reply);
    await checkUploadRate(app.pool, viewer);
    const { maxBytes } = imageLimits;
    const bytes = await fetchPicture(url, { maxBytes, reach, signal }).catch(asSentence);
    const name = cleanName(new URL(url).pathname);
    const taken = { bytes, name, signal, ...body };
    return takeImage(parts, asUploader(app.pool, viewer), taken).catch(asRefusal);
  });
  handle(app, imageEndpoints.address, async ({ body: { url, transform } }) => {
    const tail = `${transform}/${url.slice(deliveryPath.length)}`;
    if (!url.startsWith(deliveryPath) || !readAddress(tail))
      throw badRequest(imageMessages.notOurs);
    return { url: `${deliveryPath}${signTail(app.keys, tail)}/${tail}` };
  });
  for (const [folder, draw] of Object.entries(drawn)) wholeDrawn(app, folder, draw);
  app.http.get<{ Params: { '*': string } }>(
    `${deliveryPath}*`,
    { schema: { hide: true }, compress: false },
    (request, reply) => deliver(parts, request, reply),
  );
}

/** Drawn pictures whole; in other sizes they come through /images/upload/…/folder/name.jpg. */
function wholeDrawn(app: App, folder: string, draw: DrawnFolders[string]): void {
  app.http.get<{ Params: { name: string } }>(
    `/images/${folder}/:name.jpg`,
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await draw(request.params.name);
      if (!picture) throw notFound();
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}

function asSentence(error: unknown): never {
  if (error instanceof OutsideError)
    throw badRequest({
      path: 'url',
      message: whyNoPicture(error, imageMessages.addressTooLarge),
    });
  throw error;
}

function asRefusal(error: unknown): never {
  if (error instanceof QueueFull)
    throw new HttpError(503, [imageMessages.busy], { retryAfterSeconds: 2 });
  if (error instanceof Abandoned) throw badRequest(imageMessages.abandoned);
  if (error instanceof ImageHostError) throw upstreamFailed(imageMessages.storageAway, error);
  throw error;
}

/** A picture is content that never changes under its address, and never a program. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  // Why: emails and the city sites show these pictures on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
};

/** A photo of the library may be replaced: whoever shows it asks again after a minute. */
const cacheForAMinute = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };

async function deliver(
  parts: ImageParts,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) {
  const { accept = '', 'if-none-match': known } = request.headers;
  const asker = { accepts: accept, signal: whenGone(reply) };
  const image = await parts.deliver(request.params['*'], asker).catch(asRefusal);
  if (!image) throw notFound();
  if ('address' in image) return reply.headers(cacheForAMinute).redirect(image.address, 302);
  // Why: an address that says which version of the photo it wants never has another picture.
  const isFixed =
    !image.mayChange || request.params['*'].split('/').some((part) => /^v\d+$/.test(part));
  reply.headers(isFixed ? headers : { ...headers, ...cacheForAMinute }).header('etag', image.tag);
  if (image.varies) reply.header('vary', 'accept');
  if (known?.includes(image.tag)) return reply.code(304).send();
  return reply.type(image.type).send(image.bytes);
}
