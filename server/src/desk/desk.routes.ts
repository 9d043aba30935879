import { deskEndpoints } from '@masthead/shared/desk/desk.endpoints.ts';
import { handle, type Server } from '../http/handle.ts';
import { countDesk } from './desk.queries.ts';

/** What waits for each person. */
export function deskRoutes(server: Server): void {
  handle(server, deskEndpoints.get, async ({ viewer, db }) => ({
    items: await countDesk(db, viewer, new Date()),
  }));
}
