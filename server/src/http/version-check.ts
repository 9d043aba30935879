import { changedByOther, refusals } from '@masthead/shared/errors.ts';
import { badRequest, conflict, type HttpError } from './errors.ts';

/** What a record says about its last change. */
export interface Versioned {
  version: number;
  updatedAt: Date;
  /** Null is the product itself. */
  updatedByName: string | null;
  updatedById: number | null;
}

/** Refuses a save of what somebody else has changed since, and says who (decisions 11). */
export function checkVersion(current: Versioned, version: number | undefined): void {
  if (version === undefined)
    throw badRequest({ path: 'version', message: refusals.versionMissing });
  if (version === current.version) return;
  throw conflictWith(changedByOther(current.updatedByName ?? 'Masthead'), current);
}

/** Says in a sentence of the area's that somebody else was first, and who. */
export const conflictWith = (sentence: string, current: Versioned): HttpError => {
  const changedBy = current.updatedByName ?? 'Masthead';
  return conflict(sentence, {
    version: current.version,
    changedBy,
    changedById: current.updatedById,
    changedAt: current.updatedAt.toISOString(),
  });
};
