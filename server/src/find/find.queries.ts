import { type FindKind, mostOfKind } from '@masthead/shared/find/find.ts';
import { type RowRule, rowsOf, type Seer, staffRows, within } from '../access/rows.ts';
import { adSlotRows } from '../ad-slots/ad-slot.rows.ts';
import type { Db } from '../db/client.ts';
import { contains, literally } from '../db/contains.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { organizationRows } from '../organizations/organization.rows.ts';
import { representativeRows } from '../representatives/representative.rows.ts';
import { siteRows } from '../sites/site.rows.ts';
import { userRows } from '../users/user.rows.ts';

/** A record that matches, with how well: 0 begins with the text, 1 has a word that does, 2 holds it. */
export interface FoundRow {
  kind: FindKind;
  id: string;
  title: string;
  detail: string;
  rank: number;
}

/** Where records of a kind are and how they are called. SQL from code only. */
interface Source {
  /** The tables, the record's own named `r`. */
  from: string;
  where?: string;
  title: string;
  /** A line that tells the record from others of its name. */
  detail: string;
  /** What the words are looked for in, the title unless stated; written as its index is. */
  words?: string;
  /** The newest, or next, first among equals. */
  order: string;
  /** Whose its rows are. */
  rows: RowRule;
}

const live = 'r.deleted_at is null';
const ofFirm = 'join showcase_firms f on f.id = r.showcase_firm_id';

/** One entry for each kind of record. */
const sources: Record<FindKind, Source> = {
  article: {
    rows: staffRows,
    from: 'news_items r join sites s on s.id = r.site_id',
    where: `r.type = 'article' and r.status <> 4`,
    title: 'r.headline',
    detail: `concat_ws(' · ', case r.status when 0 then 'Live' when 5 then 'Draft' end, s.city, r.byline)`,
    order: 'r.updated_at desc',
  },
  'daily-digest': {
    rows: staffRows,
    from: 'campaigns r join sites s on s.id = r.site_id',
    where: `r.kind = 'daily-digest' and ${live}`,
    title: 'r.subject',
    detail: `concat_ws(' · ', r.style, s.city, to_char(r.send_date, 'Mon FMDD, YYYY'), initcap(r.status))`,
    order: 'r.send_date desc nulls first',
  },
  firm: {
    rows: firmRows,
    from: 'showcase_firms r left join organizations o on o.id = r.organization_id',
    where: live,
    title: 'r.name',
    detail: `concat_ws(' · ', o.name, r.website)`,
    order: 'r.updated_at desc',
  },
  representative: {
    rows: representativeRows,
    from: `representatives r ${ofFirm}`,
    where: live,
    title: 'r.name',
    detail: `concat_ws(' · ', f.name, r.email)`,
    order: 'r.updated_at desc',
  },
  listing: {
    rows: listingRows,
    from: `listings r ${ofFirm}`,
    where: live,
    title: 'r.description1',
    detail: `concat_ws(' · ', f.name, r.type, r.address)`,
    words: `concat_ws(' ', r.description1, r.description2, r.address)`,
    order: 'r.created_at desc',
  },
  'ad-slot': {
    rows: adSlotRows,
    from: 'ad_slots r',
    where: live,
    title: 'r.title1',
    detail: `to_char(r.start_date, 'Mon FMDD, YYYY') || ' to ' || to_char(r.end_date, 'Mon FMDD, YYYY')`,
    words: `concat_ws(' ', r.title1, r.title2)`,
    order: 'r.end_date desc',
  },
  user: {
    rows: userRows,
    from: 'users r left join organizations o on o.id = r.organization_id',
    title: 'r.name',
    detail: `concat_ws(' · ', r.email, o.name, case when r.is_disabled then 'Disabled' end)`,
    words: `concat_ws(' ', r.name, r.username, r.email)`,
    order: 'r.is_disabled, r.name',
  },
  organization: {
    rows: organizationRows,
    from: 'organizations r',
    where: live,
    title: 'r.name',
    detail: `case when r.is_owner then 'Owner organization' else 'Partner organization' end`,
    order: 'r.name',
  },
  site: {
    rows: siteRows,
    from: 'sites r',
    title: `trim(r.property || ' ' || r.city)`,
    detail: 'r.url',
    words: `concat_ws(' ', r.property, r.city, r.url)`,
    order: 'r.is_main desc, r.city',
  },
  'email-template': {
    rows: staffRows,
    from: 'email_templates r join sites s on s.id = r.site_id',
    where: live,
    title: 'r.description',
    detail: `concat_ws(' · ', r.category, s.property, s.city)`,
    words: `concat_ws(' ', r.description, r.category)`,
    order: 'r.description',
  },
  audience: {
    rows: staffRows,
    from: 'audiences r join sites s on s.id = r.site_id',
    where: live,
    title: 'r.name',
    detail: `concat_ws(' ', s.property, s.city)`,
    order: 'r.name',
  },
};

/** Why: one or two letters are in nearly every name, and no index helps to find them there. */
function holds(db: Db, { title, words = title }: Source, wanted: readonly string[]) {
  const [only = ''] = wanted;
  if (wanted.length === 1 && only.length < 3)
    return db`lower(${db.unsafe(words)}) like lower(${`${literally(only)}%`}::text)`;
  return wanted
    .map((word) => contains(db, words, word))
    .reduce((all, one) => db`${all} and ${one}`);
}

/** How many matches of a kind are compared; a word of half the headlines is not ranked to the last. */
const mostCompared = 50;

function search(db: Db, kind: FindKind, wanted: readonly string[], seer: Seer) {
  const source = sources[kind];
  const start = `${literally(wanted.join(' '))}%`;
  return db`(
    select ${kind}::text as kind, id, title, detail,
           case when lower(title) like lower(${start}::text) then 0
                when lower(title) like lower(${`% ${start}`}::text) then 1 else 2 end as rank, place
      from (select r.id::text as id, ${db.unsafe(source.title)} as title, ${db.unsafe(source.detail)} as detail,
                   row_number() over (order by ${db.unsafe(source.order)}, r.id desc) as place
              from ${db.unsafe(source.from)}
             where ${db.unsafe(source.where ?? 'true')} and ${holds(db, source, wanted)}
                   and ${within(db, rowsOf(seer, source.rows), 'r')}
             order by ${db.unsafe(source.order)}, r.id desc limit ${mostCompared}) matches
     order by rank, place limit ${mostOfKind})`;
}

/** The best matches of some kinds, in one round trip; each kind's rows are in order. */
export function findRecords(
  db: Db,
  wanted: readonly string[],
  kinds: readonly FindKind[],
  seer: Seer,
): Promise<FoundRow[]> {
  const searches = kinds.map((kind) => search(db, kind, wanted, seer));
  const all = searches.reduce((before, one) => db`${before} union all ${one}`);
  return db<FoundRow[]>`select kind, id, title, coalesce(detail, '') as detail, rank
    from (${all}) found order by kind, rank, place`;
}
