import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { choosingScreens } from './choosing-screens.ts';
import { photoUses } from './photo.ts';
import { newPhotoset, photoset, photosetQuery, photosetUpdate } from './photoset.ts';

const photosetPage = z.tuple([z.array(photoset), z.int()]);
const readOnly = Object.keys(photoset.shape).filter((key) => key !== 'photos');

/** REST calls of photosets, in the shapes of photos (Spec, content 7). */
export const photosetEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/photoset',
    summary: 'Returns a page of photosets by name and the total count, as a pair.',
    usedBy: ['photosetList', ...choosingScreens],
    query: photosetQuery,
    shows: ['photoset'],
    reply: photosetPage,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/photoset/search',
    summary:
      'Finds photosets whose name contains all of these words. Same response as GET /api/photoset.',
    usedBy: ['photosetList', ...choosingScreens],
    query: photosetQuery,
    shows: ['photoset'],
    reply: photosetPage,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/photoset/:id',
    summary: 'Returns a photoset with its photos in order.',
    usedBy: ['photosetEdit', ...choosingScreens],
    params: byId,
    shows: ['photoset', 'photo'],
    reply: photoset,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/photoset/:id/uses',
    summary: 'Lists the posts that show a photoset.',
    usedBy: ['photosetEdit'],
    params: byId,
    shows: ['photoset', 'post'],
    reply: photoUses,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/photoset',
    summary: 'Adds a photoset. Its name must be unique. List its photos in photos or photoIds.',
    usedBy: ['photosetList'],
    body: newPhotoset,
    ignores: readOnly,
    touches: ['photoset'],
    reply: photoset,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/photoset',
    summary:
      'Updates a photoset. Omitted fields keep their values; an outdated version returns 409. List its photos in order in photos or photoIds.',
    usedBy: ['photosetList', 'photosetEdit'],
    body: photosetUpdate,
    ignores: readOnly,
    touches: ['photoset'],
    reply: photoset,
  }),
};
