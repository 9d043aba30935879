import {
  longestSource,
  longestTag,
  mostTags,
} from '@masthead/shared/email/audiences/audience.record.ts';
import { subscriberImportMessages } from '@masthead/shared/email/audiences/subscriber-import.ts';

const isoDate =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(?:Z|[+]00:?00)?$/;
const usDate = /^(\d\d?)\/(\d\d?)\/(\d{4})(?: (\d\d?):(\d\d)(?::(\d\d))?)?$/;

function partsOf(cell: string): (string | undefined)[] {
  const [, month, day, year, ...clock] = usDate.exec(cell) ?? [];
  return year ? [year, month, day, ...clock] : (isoDate.exec(cell) ?? []).slice(1);
}

/** A date as mail providers write it, which is UTC; null for a cell that is none. */
export function instantOf(cell: string): string | null {
  const [year, month, day, ...clock] = partsOf(cell).map((part) => Number(part ?? 0));
  if (year === undefined || month === undefined || day === undefined) return null;
  const [hour = 0, minute = 0, second = 0] = clock;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Why: the calendar rolls the 31st of June over to July.
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  const isClock = hour < 24 && minute < 60 && second < 60;
  return isReal && isClock && year >= 1970 ? at.toISOString() : null;
}

/** The same date as a cell. */
export const instantCell = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** Tags as mail providers write them: "News","Austin events". */
export const tagsOf = (cell: string): string[] => {
  const found = [...cell.matchAll(/"((?:[^"]|"")*)"|([^",]+)/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
  return [...new Set(found.filter(Boolean))];
};

export const tagsCell = (tags: readonly string[]): string =>
  tags.map((tag) => `"${tag.replaceAll('"', '""')}"`).join(',');

/** Opt-in date, source and tags of a subscriber; absent if the file does not give them. */
export interface Origin {
  optedInAt?: string;
  source?: string;
  tags?: string[];
}

/** The origin in the cells of a line, or why the line is refused. */
export function originIn(cells: {
  optIn: string;
  source: string;
  tags: string;
}): { origin: Origin } | { problem: string } {
  const { optIn, source } = cells;
  const optedInAt = instantOf(optIn);
  if (optIn && !optedInAt) return { problem: subscriberImportMessages.dateUnclear(optIn) };
  if (source.length > longestSource) return { problem: subscriberImportMessages.sourceTooLong };
  const tags = tagsOf(cells.tags);
  if (tags.length > mostTags || tags.some((tag) => tag.length > longestTag))
    return { problem: subscriberImportMessages.tooManyTags };
  return {
    origin: {
      ...(optedInAt && { optedInAt }),
      ...(source && { source }),
      ...(tags.length > 0 && { tags }),
    },
  };
}
