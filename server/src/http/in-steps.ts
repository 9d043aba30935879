import type { FastifyRequest } from 'fastify';
import { refuseEnded } from '../access/standing.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db } from '../db/client.ts';
import { signInNeeded } from './errors.ts';
import type { Server } from './handle.ts';

/** Who asks, as long as they may all that they could at first. Throws 401 and 403 as `refuseEnded` does. */
export type Caller = () => Promise<Viewer>;

/**
 * For files that are made while they are sent: a slow client may take one for an hour, and a right that is taken away
 * meanwhile ends it at its next step.
 */
export const callerOf =
  ({ pool }: Pick<Server, 'pool'>, { viewer }: Pick<FastifyRequest, 'viewer'>): Caller =>
  async () => {
    if (!viewer) throw signInNeeded();
    await refuseEnded(pool, viewer);
    return viewer;
  };

/** Reads in steps of their own, each as the caller: no transaction waits for a slow client. */
export function readsOf(
  server: Pick<Server, 'pool'>,
  request: Pick<FastifyRequest, 'viewer'>,
): Reads {
  const caller = callerOf(server, request);
  return async (work) => {
    const viewer = await caller();
    return viewer.isStaff
      ? work(server.pool, viewer)
      : asPartner(server.pool, viewer, (db) => work(db, viewer));
  };
}
export type Reads = <T>(work: (db: Db, viewer: Viewer) => Promise<T>) => Promise<T>;
