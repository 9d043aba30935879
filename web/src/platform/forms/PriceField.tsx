import { priceText, readPrice } from '@masthead/shared/platform/values/price-text.ts';
import { type ReadFieldProps, ReadInput } from './ReadInput.tsx';

/** An amount of dollars, shown with $ and commas once it is understood. */
export function PriceField(field: ReadFieldProps<string>) {
  return <ReadInput {...field} read={readPrice} show={priceText} inputMode="decimal" maw={240} />;
}
