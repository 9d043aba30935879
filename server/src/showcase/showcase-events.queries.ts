import type { ShowcaseEvent } from '@masthead/shared/showcase/public-showcase.ts';
import type { Db } from '../db/client.ts';

/** Something that a page has told. */
export interface CountedEvent {
  slotId: number;
  siteId: number;
  /** 0 is the slot itself. */
  listingId: number;
  kind: ShowcaseEvent;
  servedId: string;
  /** Why it does not count; null counts. */
  filteredAs: 'robot' | null;
  at: Date;
}

/**
 * Keeps an event and counts it on its day in the zone of the site: one statement, so one round trip and
 * one transaction. A repeat is not kept and counts as filtered; a listing that is not in the slot is the slot itself.
 */
export async function countEvent(db: Db, event: CountedEvent): Promise<void> {
  const { slotId, siteId, listingId, kind, servedId, filteredAs, at } = event;
  await db`
    with told as (
      select s.id as slot_id, t.id as site_id, (${at}::timestamptz at time zone t.time_zone) as local,
             coalesce((select si.listing_id from ad_slot_items si
                        where si.ad_slot_id = s.id and si.listing_id = ${listingId}), 0) as listing_id
        from ad_slots s, sites t where s.id = ${slotId} and t.id = ${siteId}
    ), kept as (
      insert into ad_slot_events (ad_slot_id, site_id, listing_id, kind, served_id, at, local_hour, filtered_as)
      select slot_id, site_id, listing_id, ${kind}, ${servedId}::uuid, ${at}, date_trunc('hour', local), ${filteredAs}
        from told
      on conflict on constraint ad_slot_events_once do nothing
      returning filtered_as is null as counts
    )
    insert into ad_slot_days as d (ad_slot_id, site_id, day, impressions, viewable, clicks, filtered)
    select slot_id, site_id, local::date,
           (coalesce(k.counts, false) and ${kind} = 'impression')::integer,
           (coalesce(k.counts, false) and ${kind} = 'viewable')::integer,
           (coalesce(k.counts, false) and ${kind} = 'click')::integer,
           (not coalesce(k.counts, false))::integer
      from told left join kept k on true
    on conflict (ad_slot_id, site_id, day) do update
      set impressions = d.impressions + excluded.impressions, viewable = d.viewable + excluded.viewable,
          clicks = d.clicks + excluded.clicks, filtered = d.filtered + excluded.filtered`;
}

/** The address that a click leads to, as it is stored: of a listing of the slot, else of the slot or its first firm. */
export async function findClickTarget(
  db: Db,
  { slotId, listingId }: { slotId: number; listingId: number },
): Promise<string | null> {
  const [row] = await db<{ url: string | null }[]>`
    select coalesce(l.url, nullif(s.url, ''),
             (select f.website from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
               where sf.ad_slot_id = s.id order by sf.position limit 1)) as url
      from ad_slots s
      left join ad_slot_items si on si.ad_slot_id = s.id and si.listing_id = ${listingId}
      left join listings l on l.id = si.listing_id and l.deleted_at is null
     where s.id = ${slotId} and s.deleted_at is null`;
  return row?.url ?? null;
}
