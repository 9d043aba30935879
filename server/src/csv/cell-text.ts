import { asItWas } from './defuse.ts';

/** What a column is called, in letters and digits only. */
export const headingName = (cell: string): string =>
  cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A text as a cell is read: one kind of line end, no space around it. */
export const tidied = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Text of a cell, with its lines, without the apostrophes that defuse formulas. */
export const cellText = (value: string | undefined): string =>
  value ? asItWas(tidied(value)) : '';

/** The same on one line. */
export const cellLine = (value: string | undefined): string =>
  cellText(value).replace(/[\p{Cc}\s]+/gu, ' ');
