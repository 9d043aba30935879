import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import {
  healthEndpoints,
  healthMessages,
} from '@masthead/shared/platform/health/health.endpoints.ts';
import type { App } from '../../app-parts.ts';
import { findLastGood } from '../backup/backups.queries.ts';
import { listDataMoves } from '../db/data-moves.queries.ts';
import { isAtHome } from '../db/place.queries.ts';
import { handle } from '../http/handle.ts';
import { hasWorker } from '../jobs/workers.queries.ts';
import { strayCount } from '../process/strays.ts';
import { openReadiness, type Readiness } from './readiness.ts';

/** Can the product serve? Answers with how to ask. */
export function healthRoutes(app: App): Readiness {
  const readiness = openReadiness(app);
  app.http.addHook('onClose', () => readiness.close());

  handle(app, healthEndpoints.check, async ({ db }) => {
    const sending = (await isAtHome(db)) ? 'ok' : campaignMessages.held;
    const jobs = (await hasWorker(db)) ? 'ok' : healthMessages.noWorker;
    const lastBackup = (await findLastGood(db))?.toISOString() ?? null;
    const moves = await listDataMoves(db);
    const data =
      moves.map(({ what, percent }) => healthMessages.movingData(what, percent)).join(' ') || 'ok';
    return { status: 'ok' as const, strays: strayCount(), sending, jobs, data, lastBackup };
  });

  handle(app, healthEndpoints.live, async () => ({ status: 'ok' as const }));

  handle(app, healthEndpoints.ready, async ({ reply }) => {
    const { isReady, says } = await readiness.look();
    if (!isReady) reply.code(503);
    return { status: isReady ? ('ok' as const) : ('not ready' as const), ...says };
  });
  return readiness;
}
