import type { Firm } from '@masthead/shared/firms/firm.ts';
import type { SlotValues } from './slot-values.ts';

/** What a firm lends a slot, by the slot's field; the address is the firm's website. */
const lent = {
  backgroundColor: 'backgroundColor',
  backgroundTextColor: 'backgroundTextColor',
  popupBackgroundColor: 'popupBackgroundColor',
  buttonColor: 'buttonColor',
  buttonText: 'buttonText',
  buttonTextColor: 'buttonTextColor',
  headerThinIndex: 'headerThinIndex',
  siteIds: 'siteIds',
  url: 'website',
} as const satisfies { [field in keyof SlotValues]?: keyof Firm };
type LentField = keyof typeof lent;

/** Why: a thin word position of 0 is the first word, and not nothing. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What choosing a firm fills in: only fields that are empty, and only what the firm has (Spec, showcase 4). */
export function copyFirm(
  values: Pick<SlotValues, LentField>,
  firm: Pick<Firm, (typeof lent)[LentField]>,
): Partial<SlotValues> {
  const fields = (Object.keys(lent) as LentField[]).filter(
    (field) => isEmpty(values[field]) && !isEmpty(firm[lent[field]]),
  );
  return Object.fromEntries(fields.map((field) => [field, firm[lent[field]]]));
}
