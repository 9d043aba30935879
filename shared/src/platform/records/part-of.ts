import type { RecordPart } from './record-kind.ts';

/** Rows that join a record with others that have names, as History tells them; sites have no order. */
export const partOf = (
  table: string,
  of: string,
  knownBy: string,
  noun: 'firm' | 'site' | 'listing' | 'photo' | 'post',
): RecordPart => ({
  table,
  of,
  knownBy,
  shows: noun,
  label: noun,
  added: (name) => `added the ${noun} ${name} to`,
  removed: (name) => `removed the ${noun} ${name} from`,
  ...(noun !== 'site' && { moved: `changed the order of the ${noun}s of` }),
});
