/** $1,250,000.50, with or without the sign and the commas, which must part thousands. */
const written = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** The exact decimal of a price as people write it; null if it is not a plain dollar amount. */
export function readPrice(text: string): string | null {
  const [, whole, cents = ''] = written.exec(text.trim()) ?? [];
  return whole === undefined
    ? null
    : `${BigInt(whole.replaceAll(',', ''))}.${cents.padEnd(2, '0')}`;
}

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A price with $ and thousands separators; cents only where there are some (Spec, showcase 2). */
export function priceText(value: string | null): string {
  if (value === null) return '';
  const [whole, cents] = readPrice(value)?.split('.') ?? [];
  // Why: incomplete input is shown unchanged.
  if (whole === undefined) return value;
  const text = `$${dollars.format(BigInt(whole))}`;
  return Number(cents) > 0 ? `${text}.${cents}` : text;
}
