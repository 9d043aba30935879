import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsMessages } from '@masthead/shared/platform/access/view-as.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict } from '../http/errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * True for a call that only reads. A GET with transactions of its own may have effects (it may send a test email), so
 * it counts as a write unless it is declared `isRead`.
 */
export const isOnlyRead = ({ method, isRead, ownTransactions }: Endpoint): boolean =>
  isRead === true || (method === 'GET' && !ownTransactions);

/**
 * Rejects with 409 every call that could change something while an admin views as another person; only ending the
 * view is allowed. Why 409: a 401 or 403 would sign the person out (decisions 2).
 */
export function refuseWhileViewing(viewer: Viewer | null, declared: Endpoint | 'mutation'): void {
  if (!viewer?.viewedBy || declared === authEndpoints.logout) return;
  if (declared === 'mutation' || !isOnlyRead(declared))
    throw conflict(viewAsMessages.nothingCanChange(viewer.name));
}

/** Logs both people for a request that an admin makes as another user. */
export function logViewing(viewer: Viewer | null, request: FastifyRequest, reply?: FastifyReply) {
  if (!viewer?.viewedBy) return;
  request.log = request.log.child({ userId: viewer.id, viewedBy: viewer.viewedBy.id });
  if (reply) reply.log = request.log;
  request.log.info({ method: request.method, route: request.routeOptions.url }, 'viewed as');
}
