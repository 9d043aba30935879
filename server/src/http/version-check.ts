import { changedByOther, refusals } from '@masthead/shared/errors.ts';
import { badRequest, conflict } from './errors.ts';

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
  const changedBy = current.updatedByName ?? 'Masthead';
  throw conflict(changedByOther(changedBy), {
    version: current.version,
    changedBy,
    changedById: current.updatedById,
    changedAt: current.updatedAt.toISOString(),
  });
}
