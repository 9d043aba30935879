import type { EmailStyle, Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import {
  buildServedSlot,
  type FirmOfSlot,
  type ListingOfSlot,
  type SlotToServe,
} from '@masthead/shared/showcase/delivery/build-served-slot.ts';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import type { Db } from '../../platform/db/client.ts';

/** Most slots on a page of a site. */
const mostSlots = 100;

/** The firms of slot `s`, in order, with the fields that slots show. */
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

/** These slots as sites show them, in the order of their ids, in one query. The caller checks access first. */
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

/** The slots that a site shows on a date of its own time zone, by start (decisions 9). */
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

/** A site with its time zone, or null. */
export async function findSiteZone(db: Db, siteId: number) {
  const [site] = await db<{ name: string; timeZone: string }[]>`
    select name, time_zone from sites where id = ${siteId}`;
  return site ?? null;
}

/** A counter that grows with every change of anything that sites see. */
export async function readShowcaseVersion(db: Db): Promise<number> {
  const [state] = await db<{ revision: number }[]>`select revision from showcase_state`;
  return state?.revision ?? 0;
}

/** An alert whose banner runs, or will run, on a site. */
export interface AlertBanner {
  id: number;
  kind: 'promo-alert' | 'news-alert';
  style: EmailStyle;
  subject: string;
  title: string | null;
  buttonLabel: string | null;
  buttonUrl: string | null;
  utm: Utm;
  startDate: string;
  endDate: string;
}

/** The approved alerts of a site whose last day has not passed, latest start first. */
export const listAlertBanners = (db: Db, siteId: number, today: string) => db<AlertBanner[]>`
  select c.id, c.kind, c.style, c.subject, c.content ->> 'title' as title, c.content ->> 'buttonLabel' as button_label,
         c.content ->> 'buttonUrl' as button_url, c.utm, c.content ->> 'startDate' as start_date, c.content ->> 'endDate' as end_date
    from campaigns c
   where c.site_id = ${siteId} and c.kind in ('promo-alert', 'news-alert') and c.deleted_at is null
     and c.status in ('scheduled', 'sending', 'sent') and c.content ->> 'endDate' is not null
     and c.content ->> 'endDate' >= ${today} and c.content ->> 'startDate' is not null
   order by c.content ->> 'startDate' desc, c.id desc limit 20`;

/** The stored target URL of a click: of a listing of the slot, else of the slot or its first firm. */
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

/** Records when a page of a site last requested its slots. */
export async function saveTagSeen(db: Db, siteId: number): Promise<void> {
  await db`insert into site_tags_seen (site_id) values (${siteId})
    on conflict (site_id) do update set seen_at = now()`;
}
