/** A period in words: 'For good', '90 days', '2 years'. */
export function spanOf(days: number | null): string {
  if (days === null) return 'For good';
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? '1 year' : `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
