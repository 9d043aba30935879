import { reachLine } from '../../platform/imports/file-reader.ts';
import { decodeStream, FeedRefused } from './feed-decode.ts';

/** A raw part of a calendar file. */
export interface CalendarPart {
  /** Such as `vevent` or `vtimezone`; '' for a line about the calendar itself. */
  name: string;
  text: string;
  /** On which it begins, from 1. */
  line: number;
}

// Limit: of one event, so that no file can fill the memory.
const longestPart = 10_000_000;
const mark = /^(BEGIN|END):([\w-]{1,40})\s*$/i;

/**
 * Reads the parts of a calendar, one in memory at a time, whatever the size of the file. Throws FeedRefused where it
 * ends in the middle.
 */
export async function* calendarParts(
  file: AsyncIterable<Buffer>,
  onMend?: (sentence: string) => void,
): AsyncGenerator<CalendarPart> {
  let isInside = false;
  let part = { name: '', lines: [] as string[], length: 0, line: 0 };
  let at = 0;
  /** How deep the line is inside of a part. */
  let depth = 0;
  for await (const line of linesOf(file, onMend)) {
    at += 1;
    if (depth === 0) reachLine(at);
    const [, which = '', name = ''] = mark.exec(line) ?? [];
    const isBegin = which.toUpperCase() === 'BEGIN';
    if (depth === 0 && name.toLowerCase() === 'vcalendar') {
      isInside = isBegin;
      continue;
    }
    if (depth === 0 && isBegin) part = { name: name.toLowerCase(), lines: [], length: 0, line: at };
    if (isBegin) depth += 1;
    if (depth === 0) {
      if (line.trim()) yield { name: '', text: line, line: at };
      continue;
    }
    part.lines.push(line);
    part.length += line.length + 1;
    if (part.length > longestPart) throw tooLong();
    if (!which || isBegin) continue;
    depth -= 1;
    if (depth === 0) yield { name: part.name, text: part.lines.join('\n'), line: part.line };
  }
  if (isInside || depth > 0)
    throw new FeedRefused('This file can’t be read as a calendar: it ends in the middle.');
}

const tooLong = () => new FeedRefused('This calendar has an event that is too long to import.');

/** Lines as they stand in the file: one that is folded is several. */
async function* linesOf(
  file: AsyncIterable<Buffer>,
  onMend?: (sentence: string) => void,
): AsyncGenerator<string> {
  // Why chunks: concatenating a long line for each one would be quadratic.
  let rest: string[] = [];
  let length = 0;
  for await (const piece of decodeStream(file, onMend)) {
    let from = 0;
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', from)) {
      yield asLine(rest, piece.slice(from, at));
      [rest, length, from] = [[], 0, at + 1];
    }
    rest.push(piece.slice(from));
    length += piece.length - from;
    if (length > longestPart) throw tooLong();
  }
  if (length > 0) yield asLine(rest, '');
}

const asLine = (rest: readonly string[], end: string): string =>
  (rest.join('') + end).replace(/\r$/, '');
