import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import type { InApi } from '@masthead/shared/platform/contract/api-words.ts';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import type { TestClient } from '../../../test/server.ts';
import { twoColours } from '../../platform/images/images.testing.ts';

let made = 0;

/** Uploads a unique image, half red and half blue, and returns its URL. */
export async function uploadPicture(client: TestClient, width = 80, height = 40, name = 'a.png') {
  made += 1;
  const picture = twoColours(width + (made % 40), height + Math.floor(made / 40));
  const bytes = await (name.endsWith('.jpg') ? picture.jpeg() : picture.png()).toBuffer();
  return (await client.upload(imageEndpoints.upload, { file: { bytes, name } })).body.url;
}

/** Adds a photo with its required fields. */
export async function addPhoto(
  client: TestClient,
  changes: Record<string, unknown> = {},
): Promise<InApi<Photo>> {
  const original = changes.original ?? (await uploadPicture(client));
  const body = { altTag: 'The river at dusk', credit: 'Ana Ruiz', ...changes, original };
  const { status, body: photo, error } = await client.call(photoEndpoints.create, { body });
  if (status !== 200) throw new Error(error.message.join(' '));
  return photo;
}
