import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { organizationScope } from '../access/organization-scope.ts';
import { handle, type Server } from '../http/handle.ts';
import { listUsers } from './users.queries.ts';

/** People (Spec, platform 7). */
export function userRoutes(server: Server): void {
  handle(server, userEndpoints.list, ({ db, viewer }) => listUsers(db, organizationScope(viewer)));
}
