import type { RecordPart } from './record-kind.ts';

/** Join rows between a record and other named records, as shown in History; sites have no order. */
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
