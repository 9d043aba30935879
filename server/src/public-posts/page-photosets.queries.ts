import { type Shown, shownArea } from '@masthead/shared/photos/photo-shape.ts';
import type { Db } from '../db/client.ts';
import type { PagePhoto, Photosets } from './page-photosets.ts';

/** The photos of these photosets in their order; what is in the trash is not shown. */
export async function findPhotosets(db: Db, ids: readonly number[]): Promise<Photosets> {
  if (ids.length === 0) return new Map();
  const rows = await db<{ id: number; photos: (PagePhoto & Shown)[] }[]>`
    select t.id, json_agg(json_build_object('src', p.src, 'altTag', p.alt_tag, 'credit', p.credit,
                            'width', p.width, 'height', p.height, 'crop', p.crop, 'focus', p.focus,
                            'photoType', p.photo_type) order by s.position) as photos
      from photosets t join photoset_photos s on s.photoset_id = t.id join photos p on p.id = s.photo_id
     where t.id = any(${[...ids]}::integer[]) and t.deleted_at is null and p.deleted_at is null
     group by t.id`;
  return new Map(
    rows.map(({ id, photos }) => [
      id,
      photos.map((photo) => {
        const { width, height } = shownArea(photo);
        return { src: photo.src, altTag: photo.altTag, credit: photo.credit, width, height };
      }),
    ]),
  );
}
