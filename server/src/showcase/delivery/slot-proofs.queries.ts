import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** A client proof link as stored, without its token. */
export interface ProofRow {
  id: number;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  openedAt: Date | null;
}

const columns = (db: Db) => db`
  p.id, u.name as created_by, p.created_at, p.expires_at, p.revoked_at, p.opened_at`;
const source = (db: Db) => db`
  ad_slot_proofs p join ad_slots s on s.id = p.ad_slot_id left join users u on u.id = p.created_by`;

/** The links of a slot that the caller may see, newest first. */
export function listProofs(db: Db, visible: Rows<'ad slot'>, slotId: number) {
  return db<ProofRow[]>`
    select ${columns(db)} from ${source(db)}
     where s.id = ${slotId} and ${within(db, visible, 's')} order by p.id desc limit 200`;
}

/** One link with its slot, or null. */
export async function findProof(db: Db, visible: Rows<'ad slot'>, id: number) {
  const [row] = await db<(ProofRow & { adSlotId: number })[]>`
    select ${columns(db)}, p.ad_slot_id from ${source(db)} where p.id = ${id} and ${within(db, visible, 's')}`;
  return row ?? null;
}

/** Saves a new link with only the hash of its token. */
export async function insertProof(
  db: Db,
  proof: { slotId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into ad_slot_proofs (ad_slot_id, token_hash, expires_at)
    values (${proof.slotId}, ${proof.tokenHash}, ${proof.expiresAt}) returning id`;
  if (!row) throw new Error('The proof link was not saved');
  return row.id;
}

/** Revokes a link at once; a revoked one keeps its time. */
export async function revokeProof(db: Db, id: number): Promise<void> {
  await db`update ad_slot_proofs set revoked_at = coalesce(revoked_at, now()) where id = ${id}`;
}

/**
 * The slot of a proof link; records the opening. Null for a link that is unknown, expired or revoked, or whose
 * creator may no longer see the slot.
 */
export async function openProof(db: Db, tokenHash: Buffer, isOpened: boolean) {
  const [row] = await db<
    { adSlotId: number; expiresAt: Date; startDate: Day; endDate: Day; sites: string[] }[]
  >`
    with proof as (
      select p.id, p.ad_slot_id, p.expires_at, s.start_date, s.end_date,
             array(select t.name from ad_slot_sites st join sites t on t.id = st.site_id
                    where st.ad_slot_id = s.id order by t.is_main desc, t.name) as sites
        from ad_slot_proofs p join ad_slots s on s.id = p.ad_slot_id and s.deleted_at is null
       where p.token_hash = ${tokenHash} and p.revoked_at is null and p.expires_at > now()
         and (p.created_by is null or exists (
           select from users u join organizations o on o.id = u.organization_id and o.deleted_at is null
            where u.id = p.created_by and not u.is_disabled and (o.is_owner or o.id = s.organization_id)))
    ), opened as (
      update ad_slot_proofs set opened_at = now()
       where ${isOpened} and opened_at is null and id in (select id from proof)
    )
    select ad_slot_id, expires_at, start_date, end_date, sites from proof`;
  return row ?? null;
}
