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
    summary: 'A page of photos, the newest first, and the number of all, as a pair.',
    usedBy: ['photoList', ...choosingScreens],
    query: photoQuery,
    shows: ['photo'],
    reply: photoPage,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/photos/search',
    summary: 'Photos with all of these words, as GET /api/photos answers.',
    usedBy: ['photoList', ...choosingScreens],
    query: photoQuery,
    shows: ['photo'],
    reply: photoPage,
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/photos/users',
    summary: 'The people who have added photos, by name.',
    usedBy: ['photoList', ...choosingScreens],
    shows: ['photo', 'user'],
    reply: z.array(photoPerson),
  }),
  same: endpoint({
    method: 'GET',
    path: '/api/photos/same',
    summary: 'Photos whose file has the content of this one.',
    usedBy: ['photoList', 'photoAdd', 'photoEdit'],
    query: z.object({ original: z.string().max(2000) }),
    shows: ['photo'],
    reply: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/photos/:id',
    summary: 'One photo.',
    usedBy: ['photoList', 'photoEdit'],
    params: byId,
    shows: ['photo'],
    reply: photo,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/photos/:id/uses',
    summary: 'Where a photo is used, over every area.',
    usedBy: ['photoEdit'],
    params: byId,
    shows: ['photo', 'photoset', 'post', 'listing', 'firm', 'campaign'],
    reply: photoUses,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/photos',
    summary: 'Adds a photo of a picture that POST /api/image has taken.',
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
      'Puts an uploaded picture into the library, described as far as it is said; one that is there already is answered instead, as it is.',
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
      'Saves credit and tags of up to 200 photos, each as it was seen; says of each that stayed why. Absent fields are kept.',
    usedBy: ['photoList'],
    body: photoCredits,
    touches: ['photo'],
    reply: creditedPhotos,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/photos',
    summary:
      'Saves a photo. Absent fields are kept; an old version answers 409, and so does a delete while it is used.',
    usedBy: ['photoList', 'photoEdit'],
    body: photoUpdate,
    ignores: readOnly,
    touches: ['photo'],
    reply: photo,
  }),
};
