import { z } from 'zod';
import { inDigits } from '../values/counting.ts';
import { statusReason } from './status-reason.ts';

/** The state of an import. Work in progress resumes by itself, even after a server crash. */
export const importStates = [
  'uploading',
  'checking',
  'checked',
  'refused',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which a job is at work. */
export const busyStates: readonly ImportState[] = ['uploading', 'checking', 'running', 'undoing'];
export const isBusy = ({ state }: { state: ImportState }): boolean => busyStates.includes(state);

/** True while nothing has been imported yet. */
export const isBefore = ({ state }: { state: ImportState }): boolean =>
  ['uploading', 'checking', 'checked'].includes(state);

/** Counts of what an import would do or has done. Each row of the file is counted once; the counts of an undo are separate. */
export const importCounts = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** No longer offered by the other system: deleted here. */
  deleted: z.int(),
  /** People who unsubscribed or bounced before: they stay so. */
  leftOut: z.int(),
  /** People whose data was erased at their request: they are not brought back. */
  erased: z.int(),
  /** People who get no emails because the file says that they unsubscribed, or that their address bounced. */
  unsubscribed: z.int(),
  cleaned: z.int(),
  duplicates: z.int(),
  refused: z.int(),
  /** Already exists here with different content. */
  differs: z.int(),
  /** Records that an undo reverted, and those it had to keep. */
  undone: z.int(),
  stayed: z.int(),
  /** Photos that came with records which an undo took out, and had to stay. */
  photosStayed: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;
export type ImportCount = keyof ImportCounts;
export const noCounts: ImportCounts = {
  added: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  leftOut: 0,
  erased: 0,
  unsubscribed: 0,
  cleaned: 0,
  duplicates: 0,
  refused: 0,
  differs: 0,
  undone: 0,
  stayed: 0,
  photosStayed: 0,
};

/** How many rows of a file have been read. */
export const rowsIn = (counts: ImportCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0) -
  (counts.undone + counts.stayed + counts.photosStayed);
/** How many records an import would touch, or has touched. */
export const totalChanged = ({
  added,
  changed,
  deleted,
  unsubscribed,
  cleaned,
}: ImportCounts): number => added + changed + deleted + unsubscribed + cleaned;

/** How to treat records that differ from the existing ones: skip, update those not edited here, or import again. */
export const differingChoices = ['leave', 'update', 'add'] as const;
export type DifferingChoice = (typeof differingChoices)[number];

/** How to treat posts' old addresses: search engines keep them, or they redirect to the imported posts. */
export const addressChoices = ['keep', 'move'] as const;
export type AddressChoice = (typeof addressChoices)[number];

/** The choices made when starting a checked import. */
export const runChoices = z.object({
  differing: z.enum(differingChoices).default('leave'),
  addresses: z.enum(addressChoices).default('keep'),
  /** Why people of the file have left, where it does not say so itself. */
  reason: statusReason.default(''),
});
export type RunChoices = z.output<typeof runChoices>;

/** How a file of people is read: with a status on each line, or with everyone in it unsubscribed or bounced. */
export const fileReadings = ['lines', 'unsubscribed', 'cleaned'] as const;
export type FileReading = (typeof fileReadings)[number];

/** A row that was skipped, was changed on import, kept an external image, or was kept by an undo. */
export const importProblem = z.object({
  kind: z.enum(['refused', 'repaired', 'kept', 'stayed']),
  line: z.int(),
  /** The column, where one is at fault. */
  field: z.string(),
  /** Identifies the row for a person. */
  text: z.string(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** An import as lists show it. */
export const importRow = z.object({
  id: z.int(),
  kind: z.enum(['listings', 'subscribers', 'feed']),
  fileName: z.string(),
  /** Where the rows go: an audience, a site, a firm. */
  target: z.string(),
  state: z.enum(importStates),
  /** Why it was rejected or failed. */
  problem: z.string().nullable(),
  counts: importCounts,
  /** Rows processed in this state. */
  progress: z.int(),
  /** Rows in the file, as counted by the check. */
  rows: z.int().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;
export type ImportKindName = ImportRow['kind'];

/** An import with its report. */
export const importRun = importRow.extend({
  /** Notes about the file as a whole. */
  notes: z.array(z.string()),
  /** The first of its problems; all of them are in a file. */
  problems: z.array(importProblem),
  problemCount: z.int(),
  /** How many images of its posts are pending, were added to the library, and failed; null without any. */
  pictures: z.object({ waiting: z.int(), kept: z.int(), failed: z.int() }).nullable(),
  /** How many posts it added or updated still exist; null for other imports. */
  posts: z.object({ articles: z.int(), events: z.int() }).nullable(),
  /** How a file of people is read, once it was checked; null for imports of other things. */
  readAs: z.enum(fileReadings).nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

/** A report shows this many problems; its file has all of them. */
export const mostProblemsShown = 100;
export const importPageSize = 25;

/** The reader's position in a file, from 1. An item is one of many in a file without lines, such as a post. */
export interface FilePlace {
  unit: 'line' | 'item';
  at: number;
}

const placeText = ({ unit, at }: FilePlace) => `${unit} ${inDigits(at)}`;

/** Sentences of imports of every kind. */
export const importMessages = {
  imported: 'Import complete.',
  undone: 'Import undone.',
  undoTitle: (fileName: string) => `Undo the import of ${fileName}?`,
  undoDetail:
    'Records it added are deleted, and records it changed are restored. Anything changed since then stays as it is and is listed.',
  notChecked: 'This import isn’t ready to start. Reload it.',
  notUndoable: 'Only a finished import can be undone.',
  failed:
    'Something went wrong on our side. What was imported before that is saved. Start the import again to continue, or undo it.',
  checkFailed: 'Something went wrong on our side while checking the file. Choose it again.',
  notAllowed:
    'This import stopped because the person who started it no longer has access. What was imported before that is saved. Undo it, or import the file again.',
  checkNotAllowed:
    'This file was not imported because the person who uploaded it no longer has access. Import it again.',
  undoNotAllowed:
    'This undo stopped because the person who started it no longer has access. Undo the import again to continue.',
  crashed:
    'This import was stopped because it crashed Masthead twice. What was imported before that is saved. Undo it, or import a corrected file.',
  checkCrashed:
    'This file was not imported: checking it crashed Masthead twice. Import a corrected file.',
  slowPlace: (place: FilePlace) =>
    `Reading stopped at ${placeText(place)}, which takes too long to read. Shorten or remove it and import the file again.`,
  slowFile: (place: FilePlace) =>
    `Reading stopped at ${placeText(place)}: this file takes too long to read as a whole. Split it and import the parts one by one.`,
  tooMuchMemory: (place: FilePlace) =>
    `Reading stopped at ${placeText(place)} because the file needs too much memory there. Split the file or shorten that part, and import it again.`,
  readerEnded: (place: FilePlace) =>
    `Reading failed at ${placeText(place)}. Check that part of the file and import it again.`,
  undoCrashed:
    'Undoing this import was stopped because it crashed Masthead twice. Undo it again to continue.',
  undoFailed:
    'Something went wrong on our side while undoing this import. Undo it again to continue.',
  changedSince: (name: string | null) =>
    name
      ? `Changed by ${name} since the import; left as is`
      : 'Changed since the import; left as is',
  goneSince: 'Deleted since the import',
} as const;
