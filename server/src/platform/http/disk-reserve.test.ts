import { uploadSentences } from '@masthead/shared/platform/contract/upload.ts';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { afterAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { testFolder, twoColours } from '../images/images.testing.ts';
import { diskStorage } from '../integrations/images/disk-storage.ts';

const { folder, drop } = testFolder();
const server = withTestServer({ config: { dataFolder: folder } });
afterAll(drop);

/** More than any disk has. */
const everything = 2 ** 40;

test('rejects every upload with 507 while the disk has less than the reserve free, and nothing else', async () => {
  const { app } = server;
  const client = server.as(await buildStaff(server.pool, 'editor', 'admin'));
  const picture = { file: { bytes: await twoColours(60, 40).png().toBuffer() } };
  const csv = { file: { bytes: 'type,description1\n', name: 'listings.csv' } };
  expect((await client.upload(imageEndpoints.upload, picture)).status).toBe(200);

  const usual = app.config.diskReserveMb;
  Object.assign(app.config, { diskReserveMb: everything });
  const refused = [
    await client.upload(imageEndpoints.upload, picture),
    await client.upload(listingImportEndpoints.import, csv),
  ];
  for (const { status, error } of refused)
    expect([status, error.message]).toEqual([507, [uploadSentences.lowDisk]]);
  const rows = await server.pool`select from images union all select from imports`;
  expect(rows).toHaveLength(1);
  expect((await server.as(null).upload(imageEndpoints.upload, picture)).status).toBe(401);
  const page = { body: { limit: 10, offset: 0 } };
  expect((await client.call(listingEndpoints.search, page)).status).toBe(200);

  Object.assign(app.config, { diskReserveMb: usual });
  expect((await client.upload(imageEndpoints.upload, picture)).status).toBe(200);
});

test('a folder writes no file into the reserve of its disk, even one that it has yet to create', async () => {
  const storage = diskStorage(`${folder}/new/pictures`, everything);
  await expect(storage.write('a/b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
    isFull: true,
  });
  await diskStorage(`${folder}/new/pictures`).write('a/b.jpg', Buffer.from('x'), 'image/jpeg');
  expect((await diskStorage(`${folder}/new/pictures`).read('a/b.jpg'))?.toString()).toBe('x');
});
