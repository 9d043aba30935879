import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import {
  type FoundGroup,
  findKinds,
  mayFind,
  wordsOf,
} from '@masthead/shared/workspace/find/find.ts';
import { recordAt } from '@masthead/shared/workspace/find/record-at.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { type FoundRow, findCard, findRecords } from './find.queries.ts';

/** The groups of the response, the one with the best match first. */
function inGroups(rows: readonly FoundRow[]): FoundGroup[] {
  const best = (group: FoundGroup) =>
    Math.min(...rows.filter(({ kind }) => kind === group.kind).map(({ rank }) => rank));
  return findKinds
    .map((kind) => ({ kind, records: rows.filter((row) => row.kind === kind) }))
    .filter(({ records }) => records.length > 0)
    .sort((one, other) => best(one) - best(other));
}

/**
 * The search of the command palette, limited to kinds whose screens the person may open; and the record at a
 * path.
 */
export function findRoutes(server: Server): void {
  handle(server, findEndpoints.find, async ({ query, viewer, db }) => {
    const words = wordsOf(query.text);
    const kinds = findKinds.filter((kind) => mayFind(viewer, kind));
    if (words.length === 0 || kinds.length === 0) return [];
    return inGroups(await findRecords(db, words, kinds, viewer));
  });

  handle(server, findEndpoints.card, async ({ query, viewer, db }) => {
    const place = recordAt(query.path);
    if (!place || !may(viewer, screens[place.screen].access)) return null;
    return findCard(db, place.kinds, place.id, viewer);
  });
}
