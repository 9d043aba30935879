import { changeOf, formOf, newOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import { representativeRecord } from './representative.record.ts';

/** What the realtor dialogs ask for (Spec, showcase 5). */
export const representativeForm = formOf(representativeRecord);

/** A new representative. */
export const newRepresentative = newOf(representativeRecord);

/** A save of a representative: absent fields are kept, null clears. */
export const representativeUpdate = changeOf(representativeRecord);

/** A representative as it is answered. */
export const representative = readOf(representativeRecord);
export type Representative = ReplyOf<typeof representativeRecord>;
