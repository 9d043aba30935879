import { z } from 'zod';

/** The largest amount of one invoice, in cents: 999,999.99. */
const mostCents = 99_999_999;

const required = 'An amount is required';
const notAnAmount = 'Enter the amount in dollars and cents, such as 1250.50';

/** The problem of an amount, or null. Checked as text, because floating point is not exact. */
function problemOf(amount: string): string | null {
  if (amount === '') return required;
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return notAnAmount;
  if (amount.startsWith('-')) return 'The amount must be more than zero';
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return 'Use at most two decimal places, such as 125.50';
  if (!/[1-9]/.test(amount)) return 'The amount must be more than zero';
  return centsOf(amount) > mostCents ? 'The amount can’t be more than 999,999.99' : null;
}

/** An amount in dollars as exact decimal text: 125.50. A number is converted to text first. */
export const amount = z
  .union([z.string(), z.number()], required)
  .transform((value) => String(value).trim())
  .superRefine((value, context) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => dollarsOf(centsOf(value)));

/** The cents of an exact decimal text, for adding up. */
export function centsOf(dollars: string): number {
  const [whole = '0', cents = ''] = dollars.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2));
}

/** The exact decimal text of whole cents. */
export function dollarsOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

const grouped = new Intl.NumberFormat('en-US');

/** An amount as people read it: $1,250.00 */
export function amountText(dollars: string): string {
  const [whole = '0', cents = ''] = dollars.split('.');
  return `$${grouped.format(BigInt(whole))}.${cents.padEnd(2, '0')}`;
}
