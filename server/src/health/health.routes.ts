import { healthEndpoints } from '@masthead/shared/health/health.endpoints.ts';
import { handle, type Server } from '../http/handle.ts';
import { strayCount } from '../strays.ts';

/** Can the product serve? */
export function healthRoutes(server: Server): void {
  handle(server, healthEndpoints.check, async ({ db }) => {
    await db`select 1`;
    return { status: 'ok' as const, strays: strayCount() };
  });
}
