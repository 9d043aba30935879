import type { SlotNumbers } from '@masthead/shared/ad-slots/slot-timeline.ts';

/** Why: a spreadsheet runs a cell that begins like a formula. */
const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (value: string | number) => {
  const text = typeof value === 'string' ? safe(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The numbers of a slot as a CSV file (RFC 4180) that spreadsheets read as UTF-8. */
export function numbersCsv(numbers: readonly SlotNumbers[]): string {
  const rows = numbers.map(({ day, site, impressions, viewable, clicks, filtered }) => [
    day,
    site,
    impressions,
    viewable,
    clicks,
    filtered,
  ]);
  const head = ['Day', 'Site', 'Impressions', 'Viewable impressions', 'Clicks', 'Filtered'];
  const lines = [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}
