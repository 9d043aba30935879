import type { PostMark } from '@masthead/shared/news-items/news-item.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The marks of a post, with the tags that readers do not see. */
export async function findListedMarks(
  db: Db,
  seen: Rows<'post'>,
  id: number,
): Promise<Record<PostMark, boolean> & { internalTags: string[] }> {
  const [row] = await db<
    { internalTags: string[]; isStarred: boolean; isFlaggedForEditor: boolean }[]
  >`
    select n.internal_tags, n.is_starred, n.is_flagged_for_editor from news_items n
     where n.id = ${id} and ${within(db, seen, 'n')}`;
  const internalTags = row?.internalTags ?? [];
  return {
    internalTags,
    starred: row?.isStarred ?? false,
    flaggedForEditor: row?.isFlaggedForEditor ?? false,
    promoted: internalTags.includes('promoted'),
    hidePublishDate: internalTags.includes('hidedate'),
  };
}

/** Which column or which tag says a mark. */
const places = {
  starred: { column: 'is_starred' },
  flaggedForEditor: { column: 'is_flagged_for_editor' },
  promoted: { tag: 'promoted' },
  hidePublishDate: { tag: 'hidedate' },
} as const satisfies Record<PostMark, { column: string } | { tag: string }>;

export async function setMark(db: Db, id: number, mark: PostMark, isOn: boolean): Promise<void> {
  const place = places[mark];
  if ('column' in place)
    await db`update news_items set ${db(place.column)} = ${isOn} where id = ${id}`;
  else if (isOn)
    await db`update news_items set internal_tags = internal_tags || ${[place.tag]}::text[] where id = ${id}`;
  else
    await db`update news_items set internal_tags = array_remove(internal_tags, ${place.tag}) where id = ${id}`;
}
