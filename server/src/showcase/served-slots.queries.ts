import type { Day } from '@masthead/shared/dates.ts';
import {
  buildServedSlot,
  type FirmOfSlot,
  type ListingOfSlot,
  type SlotToServe,
} from '@masthead/shared/showcase/build-served-slot.ts';
import type { ServedSlot } from '@masthead/shared/showcase/served-slot.ts';
import type { Db } from '../db/client.ts';

/** Limit: a page of a site shows no more slots than this. */
const mostSlots = 100;

/** The firms of slot `s`, in order, with what its slots show of them. */
const firmsOfSlot = (db: Db) => db`
  (select json_agg(json_build_object('name', f.name, 'website', f.website, 'logoUrl1', f.logo_url1,
            'logoUrl2', f.logo_url2, 'moreInfoText', f.more_info_text,
            'backgroundColor', f.background_color, 'backgroundTextColor', f.background_text_color,
            'popupBackgroundColor', f.popup_background_color, 'buttonColor', f.button_color,
            'buttonText', f.button_text, 'buttonTextColor', f.button_text_color,
            'headerThinIndex', f.header_thin_index, 'googleAnalyticsTag', f.google_analytics_tag)
            order by sf.position)
     from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
    where sf.ad_slot_id = s.id) as firms`;

/** An instant as the API writes it. */
const iso = (db: Db, column: string) =>
  db`to_char(${db.unsafe(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The listings of slot `s`, in order, without deleted ones. */
const listingsOfSlot = (db: Db) => db`
  (select json_agg(json_build_object('id', l.id, 'type', l.type, 'description1', l.description1,
            'description2', l.description2, 'address', l.address, 'city', l.city, 'state', l.state,
            'zip', l.zip, 'line1', l.line1, 'line2', l.line2, 'line3', l.line3, 'url', l.url,
            'imageUrl', l.image_url, 'price', l.price::text,
            'openHouseStartDate', ${iso(db, 'l.open_house_start_date')},
            'openHouseEndDate', ${iso(db, 'l.open_house_end_date')},
            'firm', f.name, 'moreInfoText', f.more_info_text,
            'representative', case when r.id is not null then json_build_object(
              'name', r.name, 'phone', r.phone, 'email', r.email, 'imageUrl', r.image_url) end)
            order by si.position)
     from ad_slot_items si
     join listings l on l.id = si.listing_id and l.deleted_at is null
     join showcase_firms f on f.id = l.showcase_firm_id
     left join representatives r on r.id = l.representative_id and r.deleted_at is null
    where si.ad_slot_id = s.id) as listings`;

type SlotRow = SlotToServe & { firms: FirmOfSlot[] | null; listings: ListingOfSlot[] | null };

/** These slots as sites show them, in the order of their ids; one query. Who may see them is decided before. */
export async function findServedSlots(db: Db, ids: readonly number[]): Promise<ServedSlot[]> {
  if (ids.length === 0) return [];
  const rows = await db<SlotRow[]>`
    select s.id, s.title1, s.title2, s.header_thin_index, s.url, s.display_effect,
           s.presented_by_color, s.presented_by_font_weight, s.logo_height, s.logo_padding, s.tag_color,
           s.background_color, s.background_text_color, s.popup_background_color, s.button_color,
           s.button_text, s.button_text_color, s.google_analytics_tag, s.analytics_category,
           ${firmsOfSlot(db)}, ${listingsOfSlot(db)}
      from ad_slots s where s.id = any(${[...ids]}::integer[])
     order by array_position(${[...ids]}::integer[], s.id)`;
  return rows.map(({ firms, listings, ...slot }) =>
    buildServedSlot(slot, firms ?? [], listings ?? []),
  );
}

/** The slots that a site shows on a day of its own zone, by start (decisions 9). */
export async function findActiveSlotIds(db: Db, siteId: number, day: Day): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select s.id from ad_slot_sites st join ad_slots s on s.id = st.ad_slot_id
     where st.site_id = ${siteId} and s.deleted_at is null and not s.is_paused
       and s.start_date <= ${day} and s.end_date >= ${day}
       and exists (select from ad_slot_firms sf where sf.ad_slot_id = s.id)
       and not exists (select from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                        where sf.ad_slot_id = s.id and (f.is_paused or f.deleted_at is not null))
       and exists (select from ad_slot_items si join listings l on l.id = si.listing_id
                    where si.ad_slot_id = s.id and l.deleted_at is null)
     order by s.start_date, s.id limit ${mostSlots}`;
  return rows.map(({ id }) => id);
}

/** A site with the zone that its days are of, or null. */
export async function findSiteZone(db: Db, siteId: number) {
  const [site] = await db<{ name: string; timeZone: string }[]>`
    select name, time_zone from sites where id = ${siteId}`;
  return site ?? null;
}

/** Moves with every change of anything that sites see. */
export async function readShowcaseVersion(db: Db): Promise<number> {
  const [state] = await db<{ revision: number }[]>`select revision from showcase_state`;
  return state?.revision ?? 0;
}
