const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A price with $ and thousands separators; cents only where there are some (Spec, showcase 2). */
export function priceText(value: string | null): string {
  if (value === null) return '';
  const [whole = '0', cents = ''] = value.split('.');
  const text = `$${dollars.format(BigInt(whole))}`;
  return Number(cents) > 0 ? `${text}.${cents.padEnd(2, '0')}` : text;
}
