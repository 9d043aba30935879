import type { FastifyRequest } from 'fastify';
import { refuseEnded } from '../access/standing.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db } from '../db/client.ts';
import { signInNeeded } from './errors.ts';
import type { Server } from './handle.ts';

/**
 * Reads in steps of their own, each as the caller, for files that are made while they are sent: no transaction waits for
 * a slow client, who may take one for an hour. A right that is taken away meanwhile ends the file at its next step, with
 * 401 or 403 as `refuseEnded` says.
 */
export const readsOf =
  ({ pool }: Pick<Server, 'pool'>, { viewer }: Pick<FastifyRequest, 'viewer'>): Reads =>
  async (work) => {
    if (!viewer) throw signInNeeded();
    await refuseEnded(pool, viewer);
    return viewer.isStaff ? work(pool, viewer) : asPartner(pool, viewer, (db) => work(db, viewer));
  };
export type Reads = <T>(work: (db: Db, viewer: Viewer) => Promise<T>) => Promise<T>;
