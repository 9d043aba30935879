import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import {
  healthEndpoints,
  healthMessages,
} from '@masthead/shared/platform/health/health.endpoints.ts';
import { listDataMoves } from '../db/data-moves.queries.ts';
import { isAtHome } from '../db/place.queries.ts';
import { handle, type Server } from '../http/handle.ts';
import { hasWorker } from '../jobs/workers.queries.ts';
import { strayCount } from '../process/strays.ts';

/** Can the product serve? */
export function healthRoutes(server: Server): void {
  handle(server, healthEndpoints.check, async ({ db }) => {
    const sending = (await isAtHome(db)) ? 'ok' : campaignMessages.held;
    const jobs = (await hasWorker(db)) ? 'ok' : healthMessages.noWorker;
    const moves = await listDataMoves(db);
    const data =
      moves.map(({ what, percent }) => healthMessages.movingData(what, percent)).join(' ') || 'ok';
    return { status: 'ok' as const, strays: strayCount(), sending, jobs, data };
  });
}
