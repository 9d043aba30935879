import type { Day } from '@masthead/shared/dates.ts';
import type { Db } from '../db/client.ts';

/** The day that a post is planned for, or null. */
export async function findPlan(db: Db, newsItemId: number): Promise<Day | null> {
  const [row] = await db<{ plannedOn: Day }[]>`
    select planned_on from news_item_plans where news_item_id = ${newsItemId}`;
  return row?.plannedOn ?? null;
}

/** Plans a post for another day than the one that was seen; false when it is another one by now. */
export async function movePlan(
  db: Db,
  newsItemId: number,
  was: Day | null,
  day: Day | null,
): Promise<boolean> {
  if (was === null) {
    if (day === null) return (await findPlan(db, newsItemId)) === null;
    const { count } = await db`
      insert into news_item_plans (news_item_id, planned_on) values (${newsItemId}, ${day}) on conflict do nothing`;
    return count > 0;
  }
  const seen = db`news_item_id = ${newsItemId} and planned_on = ${was}`;
  const { count } =
    day === null
      ? await db`delete from news_item_plans where ${seen}`
      : await db`
          update news_item_plans set planned_on = ${day}, planned_by = current_actor(), planned_at = now()
           where ${seen}`;
  return count > 0;
}
