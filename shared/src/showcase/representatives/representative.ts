import { changeOf, formOf, newOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import { representativeRecord } from './representative.record.ts';

/** Fields of the realtor dialogs (Spec, showcase 5). */
export const representativeForm = formOf(representativeRecord);

/** A new representative. */
export const newRepresentative = newOf(representativeRecord);

/** A save of a representative: omitted fields keep their values, null clears. */
export const representativeUpdate = changeOf(representativeRecord);

/** A representative in responses. */
export const representative = readOf(representativeRecord);
export type Representative = ReplyOf<typeof representativeRecord>;
