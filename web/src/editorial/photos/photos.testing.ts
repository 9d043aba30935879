import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { photosetRecord } from '@masthead/shared/editorial/photos/photoset.record.ts';
import type { Photoset } from '@masthead/shared/editorial/photos/photoset.ts';
import { initialOf } from '@masthead/shared/platform/records/record.ts';

const kept = {
  isDeleted: false,
  createdBy: null,
  updatedBy: null,
  dateCreated: '2026-11-01T12:00:00.000Z',
  dateUpdated: '2026-11-01T12:00:00.000Z',
  version: 3,
};

/** A photo as the API answers it. */
export function photo(id: number, changes: Partial<Photo> = {}): Photo {
  const src = `/images/upload/library/${'a'.repeat(19)}${id}`;
  return {
    ...initialOf(photoRecord),
    ...kept,
    id,
    original: `/images/upload/v1/photos/file${id}.jpg`,
    src,
    title: `Bats no. ${id}`,
    altTag: `Bats no. ${id}`,
    credit: 'Ana Ruiz',
    width: 1200,
    height: 800,
    fileName: `bats-${id}.jpg`,
    contentHash: null,
    snapUrl: null,
    uploadDatetime: '2026-11-01T12:00:00.000Z',
    addedById: 7,
    addedBy: { firstName: 'Edith', lastName: 'Marlowe' },
    url: { original: src, medium: src },
    useCount: 0,
    ...changes,
  };
}

/** A photoset as the API answers it. */
export function photoset(photos: readonly Photo[]): Photoset {
  return {
    ...initialOf(photosetRecord),
    ...kept,
    id: 5,
    name: 'Bat watching',
    useCount: 0,
    photoIds: photos.map(({ id }) => id),
    photos: photos.map(({ id, src, title, altTag, credit, isDeleted }) => ({
      id,
      src,
      title,
      altTag,
      credit,
      isDeleted,
    })),
  };
}
