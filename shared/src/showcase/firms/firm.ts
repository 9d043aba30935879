import { changeOf, formOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import { firmRecord } from './firm.record.ts';

/** What staff and partners edit of a firm (Spec, showcase 5). */
export const firmForm = formOf(firmRecord);

/** Fields of the Create firm dialog. */
export const newFirm = firmForm.pick({ name: true });

/** A save of a firm: omitted fields keep their values, null clears. */
export const firmUpdate = changeOf(firmRecord);

/** A firm in responses. It has no sites until its first edit. */
export const firm = readOf(firmRecord);
export type Firm = ReplyOf<typeof firmRecord>;

/** A firm as the list shows it. */
export const firmRow = firm.pick({
  id: true,
  name: true,
  organizationId: true,
  group: true,
  isPaused: true,
});

/** A firm in a picker. Paused firms are left out of option lists (Spec, showcase 4). */
export const firmOption = firm.pick({ id: true, name: true, organizationId: true });
