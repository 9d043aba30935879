import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { choosingScreens } from './choosing-screens.ts';
import { newPhoto, photo, photoPerson, photoQuery, photoUpdate, photoUses } from './photo.ts';
import { creditedPhotos, photoCredits } from './photo-credits.ts';

/** A page and the number of all (Spec, content 7: a pair). */
const photoPage = z.tuple([z.array(photo), z.int()]);

const readOnly = Object.keys(photo.shape);

/** REST calls of photos (Spec, content 7). */
export const photoEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/photos',
    summary: 'Returns a page of photos, newest first, and the total count, as a pair.',
    usedBy: ['photoList', ...choosingScreens],
    query: photoQuery,
    shows: ['photo'],
    reply: photoPage,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/photos/search',
    summary: 'Finds photos that match all of these words. Same response as GET /api/photos.',
    usedBy: ['photoList', ...choosingScreens],
    query: photoQuery,
    shows: ['photo'],
    reply: photoPage,
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/photos/users',
    summary: 'Lists the people who have added photos, by name.',
    usedBy: ['photoList', ...choosingScreens],
    shows: ['photo', 'user'],
    reply: z.array(photoPerson),
  }),
  same: endpoint({
    method: 'GET',
    path: '/api/photos/same',
    summary: 'Finds photos with an identical file.',
    usedBy: ['photoList', 'photoAdd', 'photoEdit'],
    query: z.object({ original: z.string().max(2000) }),
    shows: ['photo'],
    reply: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/photos/:id',
    summary: 'Returns a photo.',
    usedBy: ['photoList', 'photoEdit'],
    params: byId,
    shows: ['photo'],
    reply: photo,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/photos/:id/uses',
    summary: 'Lists where a photo is used, in every area.',
    usedBy: ['photoEdit'],
    params: byId,
    shows: ['photo', 'photoset', 'post', 'listing', 'firm', 'campaign'],
    reply: photoUses,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/photos',
    summary: 'Adds a photo from an image uploaded with POST /api/image.',
    usedBy: ['photoAdd'],
    body: newPhoto,
    ignores: readOnly,
    touches: ['photo'],
    reply: photo,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/photos/keep',
    summary:
      'Adds an uploaded image to the library with any description given. If it is already there, returns that photo unchanged.',
    usedBy: ['photoList', ...choosingScreens],
    body: newPhoto
      .pick({ snapUrl: true, credit: true })
      .extend({ original: z.string().max(2000), altTag: photoUpdate.shape.altTag.nullable() }),
    touches: ['photo'],
    reply: z.object({ photo, isNew: z.boolean() }),
  }),
  credit: endpoint({
    method: 'PUT',
    path: '/api/photos/credits',
    summary:
      'Saves credit and tags of up to 200 photos, each checked against the version seen; gives a reason for each photo it skips. Omitted fields keep their values.',
    usedBy: ['photoList'],
    body: photoCredits,
    touches: ['photo'],
    reply: creditedPhotos,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/photos',
    summary:
      'Updates a photo. Omitted fields keep their values. An outdated version returns 409, and so does deleting a photo in use.',
    usedBy: ['photoList', 'photoEdit'],
    body: photoUpdate,
    ignores: readOnly,
    touches: ['photo'],
    reply: photo,
  }),
};
