import { changedByOther, refusals } from '@masthead/shared/platform/contract/errors.ts';
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

/** A record as its call answers it. */
interface Known {
  version: number;
}

/**
 * Rejects, by name, changed values of fields that saving does not change; a whole record that is sent back as it was
 * read passes. `sentences` says for each such field what changes it. Why not for an older version: the version
 * conflict explains the difference.
 */
export async function refuseOnlyRead(
  body: unknown,
  sentences: Readonly<Record<string, string>>,
  load: () => Promise<Known | null>,
): Promise<void> {
  const { version, ...sent } = body as Record<string, unknown>;
  const told = Object.entries(sent).filter(([path]) => Object.hasOwn(sentences, path));
  const known = told.length > 0 ? await load() : null;
  if (!known || (version !== undefined && version !== known.version)) return;
  const now = new Map<string, unknown>(Object.entries(known));
  const wrong = told.filter(([path, value]) => value !== now.get(path));
  if (wrong.length > 0)
    throw badRequest(...wrong.map(([path]) => ({ path, message: sentences[path] ?? '' })));
}

/** What a save may send of a record: absent fields are kept, null clears. */
export type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** The fields that a save really sent. */
export const givenFields = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
