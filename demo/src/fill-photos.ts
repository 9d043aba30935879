import type { Db } from '@masthead/server/platform/db/client.ts';
import { HEIGHT, WIDTH } from './picture-canvas.ts';
import { sceneNames } from './pictures.ts';
import { itemAt } from './seeded.ts';

/** More than one page of 50. */
const photoCount = 64;
const people = ['admin', 'editor', 'author', 'contributor'];
const credits = [
  'Ana Ruiz',
  'Courtesy of Visit Texas',
  'Marcus Bell',
  'Photo by June Okafor / Lone Star Media',
];
const types = ['No crop', 'No crop', '4x3', '16x9', 'No crop'];
const sets = ['Opening weekend', 'Patio season', 'Around town', 'Gallery night'];

interface Picture {
  address: string;
  city: string;
}

/** 'Outdoor cinema, Austin' */
function altOf({ address, city }: Picture): string {
  const scene = sceneNames
    .filter((name) => address.includes(name))
    .sort((a, b) => b.length - a.length)[0];
  const words = (scene ?? 'street').replaceAll('-', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}, ${city}`;
}

/** Every so many are not described, or nobody knows whose they are. */
function photoOf(picture: Picture, at: number, now: Date) {
  const hasAlt = at % 9 !== 4;
  const hasCredit = at % 7 !== 3;
  const hours = at * 11 + 2;
  const createdAt = new Date(now.getTime() - hours * 3_600_000);
  return {
    original: picture.address,
    width: WIDTH,
    height: HEIGHT,
    fileName: picture.address.split('/').at(-1) ?? null,
    altTag: hasAlt ? altOf(picture) : '',
    credit: hasCredit ? itemAt(credits, at % credits.length) : null,
    missingCredits: !hasCredit && at % 2 === 0,
    tags: at % 3 === 0 ? `${picture.city.toLowerCase()}, archive` : null,
    city: picture.city,
    photoType: itemAt(types, at % types.length),
    focus: at % 4 === 0 ? '30,60' : null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Photos of the pictures that posts have; most posts use the photo from now on, some photos wait to be used. */
export async function fillPhotos(db: Db, now: Date): Promise<void> {
  const pictures = await db<Picture[]>`
    select n.image_url as address, min(s.city) as city from news_items n join sites s on s.id = n.site_id
     where n.image_url like '/images/demo/%' group by 1
     order by row_number() over (partition by min(s.city) order by min(n.id)), 2 limit ${photoCount}`;
  const adders = await db<{ id: number }[]>`
    select id from users where username = any(${people}) order by id`;
  const rows = pictures.map((picture, at) => ({
    ...photoOf(picture, at, now),
    createdBy: adders[at % Math.max(1, adders.length)]?.id ?? null,
  }));
  if (rows.length === 0) return;
  await db`insert into photos ${db(rows)}`;
  await db`
    update news_items n set image_url = p.src from photos p where n.image_url = p.original and p.id % 8 <> 0`;
  await fillPhotosets(db);
}

async function fillPhotosets(db: Db): Promise<void> {
  for (const [at, name] of sets.entries()) {
    await db`
      with made as (insert into photosets (name) values (${name}) returning id)
      insert into photoset_photos (photoset_id, photo_id, position)
      select made.id, p.id, row_number() over (order by p.id)
        from made, photos p where p.id % ${sets.length * 3} = ${at} or p.id % 17 = ${at}`;
    await showInText(db, name, at);
  }
}

/** One of the newest articles shows the photoset after its first paragraph. */
const showInText = (db: Db, name: string, at: number) => db`
  update news_item_contents c
     set body = regexp_replace(c.body, '</p>',
           '</p><figure data-photoset="' || t.id || '"><figcaption>' || t.name || ', in pictures</figcaption></figure>')
    from photosets t, (select id from news_items where type = 'article' and status = 0
                        order by last_published_at desc, id limit 1 offset ${at * 3}) n
   where t.name = ${name} and c.news_item_id = n.id`;
