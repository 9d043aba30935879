import { randomBytes } from 'node:crypto';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import type { Db } from '../db/client.ts';

/** An audience as it is stored, with what hangs on it. */
export type AudienceRow = Audience & {
  mailings: number;
  updatedAt: Date;
  updatedByName: string | null;
};

const audiencesWhere = (db: Db, condition: ReturnType<Db>) => db<AudienceRow[]>`
  select a.id, a.version, a.name, a.site_id, a.updated_at, u.name as updated_by_name,
         json_build_object('subscribed', coalesce(c.subscribed, 0), 'unsubscribed', coalesce(c.unsubscribed, 0),
                           'cleaned', coalesce(c.cleaned, 0)) as counts,
         (select coalesce(json_agg(json_build_object('id', t.id, 'description', t.description) order by t.description, t.id), '[]')
            from email_templates t where t.mailchimp_list_id = a.id and t.deleted_at is null) as used_by,
         (select count(*) from mailings m where m.audience_id = a.id and m.status in ('scheduled', 'sending')) as mailings
    from audiences a left join users u on u.id = a.updated_by
    left join lateral (
      select count(*) filter (where s.status = 'subscribed') as subscribed,
             count(*) filter (where s.status = 'unsubscribed') as unsubscribed,
             count(*) filter (where s.status = 'cleaned') as cleaned
        from subscribers s where s.audience_id = a.id) c on true
   where ${condition}
   order by a.name collate "und-x-icu", a.id`;

/** Every audience, by name. */
export const listAudiences = (db: Db): Promise<AudienceRow[]> =>
  audiencesWhere(db, db`a.deleted_at is null`);

/** One audience, or null. */
export async function findAudience(db: Db, id: string): Promise<AudienceRow | null> {
  const [row] = await audiencesWhere(db, db`a.id = ${id} and a.deleted_at is null`);
  return row ?? null;
}

/** The audiences of a site, as a mail provider lists them. */
export const listAudiencesOfSite = (db: Db, siteId: number) => db<{ id: string; name: string }[]>`
  select id, name from audiences where site_id = ${siteId} and deleted_at is null
   order by name collate "und-x-icu", id`;

/** True when the audience is there; whoever else changes it waits until the transaction ends. */
export async function lockAudience(db: Db, id: string): Promise<boolean> {
  const rows =
    await db`select id from audiences where id = ${id} and deleted_at is null for update`;
  return rows.length > 0;
}

/** Adds an audience; answers its id, which looks like those of other mail providers. */
export async function insertAudience(
  db: Db,
  given: { name: string; siteId: number },
): Promise<string> {
  const id = randomBytes(5).toString('hex');
  await db`insert into audiences (id, site_id, name, updated_by) values (${id}, ${given.siteId}, ${given.name}, current_actor())`;
  return id;
}

/** Gives an audience another name. The caller has checked the version under a lock. */
export async function renameAudience(db: Db, id: string, name: string): Promise<void> {
  await db`update audiences set name = ${name} where id = ${id}`;
}

/** Deletes an audience so that it can be restored; its subscribers stay with it. */
export async function softDeleteAudience(db: Db, id: string): Promise<void> {
  await db`update audiences set deleted_at = now() where id = ${id} and deleted_at is null`;
}

/** Takes a delete back. */
export async function restoreAudience(db: Db, id: string): Promise<void> {
  await db`update audiences set deleted_at = null where id = ${id}`;
}
