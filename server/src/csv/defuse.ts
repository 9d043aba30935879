// Why also behind a semicolon, a tab or a line end: a program that takes those for the border of a
// cell runs what follows, quotation marks or not.
const formula = String.raw`[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]`;
const dangerous = new RegExp(`(^|[;\\t\\r\\n])(?='*${formula})`, 'gu');
const made = new RegExp(`(^|[;\\t\\r\\n])'(?='*${formula})`, 'gu');

/** A cell that no spreadsheet runs: an apostrophe stands before everything that begins like a formula. */
export const defused = (cell: string): string => cell.replace(dangerous, "$1'");

/** The cell as it was before it was defused. */
export const asItWas = (cell: string): string =>
  cell.includes("'") ? cell.replace(made, '$1') : cell;
