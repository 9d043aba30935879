import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { driftMessages } from '@masthead/shared/campaigns/drift.messages.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { isAtHome } from '../db/place.queries.ts';
import { conflict } from '../http/errors.ts';
import { checkVersion } from '../http/save-checks.ts';
import { changeCampaign, loadCampaign } from './campaign-editing.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import { refuseUnfit } from './check-email.ts';
import { freshContent } from './drift.ts';
import { refuseRefresh } from './release.ts';
import { scheduleCampaign, sendInstant } from './schedule-campaign.ts';
import { sendingTemplate } from './sending-template.ts';
import { unscheduleCampaign } from './unschedule-campaign.ts';

/**
 * Takes a scheduled email back, puts in what its posts and listings say now, and schedules it for the same
 * time. Whatever would keep it from being scheduled again is found before it is taken back.
 */
export async function refreshCampaign(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const { pool } = app;
  const campaign = await loadCampaign(pool, viewer, kind, id);
  checkVersion(campaign, version);
  if (campaign.status !== 'scheduled') throw conflict(driftMessages.onlyScheduled);
  if (!(await isAtHome(pool))) throw conflict(campaignMessages.held);
  sendInstant(campaign.sendDate ?? '', campaign.sendTime ?? '', new Date());
  refuseRefresh(await sendingTemplate(pool, viewer, campaign));
  const content = await freshContent(app, pool, kind, campaign);
  await refuseUnfit(app, pool, kind, { ...campaign, content });
  await unscheduleCampaign(app, viewer, kind.kind, id);
  await scheduleCampaign(
    app,
    viewer,
    async (db) => {
      const back = await loadCampaign(db, viewer, kind, id);
      const fresh = await freshContent(app, db, kind, back);
      return (await changeCampaign(db, viewer, kind, { ...fresh, id, version: back.version })).id;
    },
    kind,
  );
}
