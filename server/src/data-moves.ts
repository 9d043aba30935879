import type { DataMove } from './platform/db/data-moves.ts';
import { moveListingWords } from './showcase/listings/listing-words.queries.ts';

/** Every data move, in the order in which they run. */
export const dataMoves: readonly DataMove[] = [moveListingWords];
