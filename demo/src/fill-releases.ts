import { rowsOf, theProduct } from '@masthead/server/access/rows.ts';
import { campaignRows } from '@masthead/server/campaigns/campaign.rows.ts';
import { findCampaign } from '@masthead/server/campaigns/campaigns.queries.ts';
import { fingerprint } from '@masthead/server/campaigns/release.ts';
import { sendingTemplate } from '@masthead/server/campaigns/sending-template.ts';
import type { Config } from '@masthead/server/config.ts';
import type { Db } from '@masthead/server/db/client.ts';
import { promoAlertKind } from '@masthead/server/promo-alerts/promo-alert-kind.ts';

/** Invitations need two people: what went out was approved, and one draft waits for somebody else than the editor. */
export async function fillReleases(db: Db, config: Config): Promise<void> {
  const style = 'Insider Invite';
  await db`update email_templates set needs_release = true where category = ${style}`;
  const ids = await db<{ id: number }[]>`
    select id from campaigns where style = ${style} and status <> 'draft'
    union all (select id from campaigns where style = ${style} and status = 'draft' order by send_date desc, id limit 1)`;
  for (const { id } of ids) {
    const campaign = await findCampaign(db, rowsOf(theProduct, campaignRows), id);
    if (!campaign) continue;
    await db`insert into release_steps (campaign_id, step, person_id, made_at)
      select ${id}, 'asked', u.id, now() - interval '3 hours' from users u where u.username = 'editor'`;
    if (campaign.status === 'draft') {
      await db`select add_notice(u.id, 'release-asked', ${campaign.kind}, ${id}) from users u where u.username = 'admin'`;
      await db`update notices n set actor_id = u.id from users u
                where u.username = 'editor' and n.event = 'release-asked' and n.record_id = ${id}`;
      continue;
    }
    const template = await sendingTemplate(db, theProduct, campaign);
    const looks = await fingerprint({ config }, db, campaign, template, promoAlertKind.render);
    await db`insert into release_steps (campaign_id, step, person_id, made_at, fingerprint)
      select ${id}, 'approved', u.id, now() - interval '2 hours', ${looks} from users u where u.username = 'admin'`;
  }
  await db`delete from notices where event = 'release-approved'`;
}
