import { may } from '@masthead/shared/access.ts';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db } from '../db/client.ts';
import { forbidden, signInNeeded } from './errors.ts';
import { type Server, viewerOf } from './handle.ts';

/**
 * Who asks as of now. Throws 401 once they are no longer signed in, and 403 once they may no longer make the call or
 * work for another organization: a file holds rows of one.
 */
export type Caller = () => Promise<Viewer>;

/**
 * For files that are made while they are sent: a slow client may take one for an hour, and a right that is taken away
 * meanwhile ends it at its next step.
 */
export function callerOf(server: Server, request: FastifyRequest): Caller {
  let first: Viewer | undefined;
  return async () => {
    const viewer = await viewerOf(server, request);
    if (!viewer) throw signInNeeded();
    first ??= viewer;
    const { declared } = request.routeOptions.config;
    const mayCall = declared && may(viewer, declared.access);
    if (!mayCall || viewer.organizationId !== first.organizationId) throw forbidden();
    return viewer;
  };
}

/** Reads in steps of their own, each as the caller of that moment: no transaction waits for a slow client. */
export function readsOf(server: Server, request: FastifyRequest): Reads {
  const caller = callerOf(server, request);
  return async (work) => {
    const viewer = await caller();
    return viewer.isStaff
      ? work(server.pool, viewer)
      : asPartner(server.pool, viewer, (db) => work(db, viewer));
  };
}
export type Reads = <T>(work: (db: Db, viewer: Viewer) => Promise<T>) => Promise<T>;
