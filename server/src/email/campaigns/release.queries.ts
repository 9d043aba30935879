import type { Role } from '@masthead/shared/platform/access/roles.ts';
import type { Db } from '../../platform/db/client.ts';

/** One step of a release: who asked for it, or who approved it. */
export interface StepRow {
  step: 'asked' | 'approved';
  by: string;
  byId: number;
  at: Date;
  fingerprint: string | null;
}

export const listReleaseSteps = (db: Db, campaignId: number) => db<StepRow[]>`
  select r.step, u.name as by, u.id as by_id, r.made_at as at, r.fingerprint
    from release_steps r join users u on u.id = r.person_id where r.campaign_id = ${campaignId}`;

/** Notes that the acting person asks for a release, or approves what it looks like. */
export async function saveReleaseStep(
  db: Db,
  campaignId: number,
  step: StepRow['step'],
  fingerprint: string | null,
): Promise<void> {
  await db`insert into release_steps (campaign_id, step, fingerprint) values (${campaignId}, ${step}, ${fingerprint})`;
}

export async function dropReleaseSteps(db: Db, campaignId: number): Promise<void> {
  await db`delete from release_steps where campaign_id = ${campaignId}`;
}

/** Notifies everyone with one of these roles of an approval request, except the requester. */
export async function tellApprovers(
  db: Db,
  { id, kind }: { id: number; kind: string },
  roles: readonly Role[],
): Promise<void> {
  await db`
    select add_notice(u.id, 'release-asked', ${kind}, ${id})
      from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
     where exists (select from user_roles r where r.user_id = u.id and r.name = any(${[...roles]}::text[]))`;
}
