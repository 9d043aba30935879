import { z } from 'zod';
import { inDigits } from '../values/counting.ts';
import { statusReason } from './status-reason.ts';

/** Where an import stands. What is being worked on goes on by itself, also after a server has died. */
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

/** Nothing of it has come in yet. */
export const isBefore = ({ state }: { state: ImportState }): boolean =>
  ['uploading', 'checking', 'checked'].includes(state);

/** What an import would do, or has done. Each row of the file falls under one of these but those of an undo. */
export const importCounts = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** No longer offered by the other system: deleted here. */
  deleted: z.int(),
  /** People who unsubscribed or bounced before: they stay so. */
  leftOut: z.int(),
  /** People who get no emails because the file says that they unsubscribed, or that their address bounced. */
  unsubscribed: z.int(),
  cleaned: z.int(),
  duplicates: z.int(),
  refused: z.int(),
  /** Known here, but the file says something else of it. */
  differs: z.int(),
  /** Records that an undo has brought back, and those that it had to leave. */
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

/** What becomes of records that differ from what is here: they stay, are updated where nobody has changed them here, or come in once more. */
export const differingChoices = ['leave', 'update', 'add'] as const;
export type DifferingChoice = (typeof differingChoices)[number];

/** What becomes of the addresses that posts had: they stay the ones that search engines know, or the posts move here and their old addresses lead to them. */
export const addressChoices = ['keep', 'move'] as const;
export type AddressChoice = (typeof addressChoices)[number];

/** What is chosen when a checked import is started. */
export const runChoices = z.object({
  differing: z.enum(differingChoices).default('leave'),
  addresses: z.enum(addressChoices).default('keep'),
  /** Why people of the file have left, where it does not say so itself. */
  reason: statusReason.default(''),
});
export type RunChoices = z.output<typeof runChoices>;

/** How a file of people is read: each line says where its person stands, or everybody in it has unsubscribed or bounced. */
export const fileReadings = ['lines', 'unsubscribed', 'cleaned'] as const;
export type FileReading = (typeof fileReadings)[number];

/** A row that was left out, came in otherwise than it stood there, kept what could not be brought, or stayed when the import was undone. */
export const importProblem = z.object({
  kind: z.enum(['refused', 'repaired', 'kept', 'stayed']),
  line: z.int(),
  /** The column, where one is at fault. */
  field: z.string(),
  /** What tells a person which row it is. */
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
  /** Why it was refused or has failed. */
  problem: z.string().nullable(),
  counts: importCounts,
  /** Rows that have been worked through in this state. */
  progress: z.int(),
  /** Rows of the file, as its check has counted them. */
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
  /** What there is to say of the file as a whole. */
  notes: z.array(z.string()),
  /** The first of its problems; all of them are in a file. */
  problems: z.array(importProblem),
  problemCount: z.int(),
  /** How many pictures of its posts wait, have come into the library, and stay where they are; null without any. */
  pictures: z.object({ waiting: z.int(), kept: z.int(), failed: z.int() }).nullable(),
  /** How many posts that it brought or updated are here now; null for imports of other things. */
  posts: z.object({ articles: z.int(), events: z.int() }).nullable(),
  /** How a file of people is read, once it was checked; null for imports of other things. */
  readAs: z.enum(fileReadings).nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

/** A report shows this many problems; its file has all of them. */
export const mostProblemsShown = 100;
export const importPageSize = 25;

/** Where in a file its reader was, counted from 1. An item is what a file without lines holds many of, such as a post. */
export interface FilePlace {
  unit: 'line' | 'item';
  at: number;
}

const placeText = ({ unit, at }: FilePlace) => `${unit} ${inDigits(at)}`;

/** Sentences of imports of every kind. */
export const importMessages = {
  imported: 'Import done.',
  undone: 'Import undone.',
  undoTitle: (fileName: string) => `Undo the import of ${fileName}?`,
  undoDetail:
    'What it added is taken out and what it changed is put back. What somebody has changed since stays as it is, and is named.',
  notChecked: 'This import is not waiting to be started. Load it again.',
  notUndoable: 'Only an import that is done can be undone.',
  failed:
    'Something went wrong on our side. What had come in by then is there; start the import again to go on, or undo it.',
  checkFailed: 'Something went wrong on our side while the file was checked. Choose it again.',
  notAllowed:
    'This import stopped because the person who started it no longer has access. What came in before that is there; undo it, or import the file again.',
  checkNotAllowed:
    'This file was not imported because the person who uploaded it no longer has access. Import it again.',
  undoNotAllowed:
    'This undo stopped because the person who started it no longer has access. Undo the import again to go on.',
  crashed:
    'This import was stopped because it crashed Masthead twice. What came in before that is there; undo it, or import a corrected file.',
  checkCrashed:
    'This file was not imported: checking it crashed Masthead twice. Import a corrected file.',
  slowPlace: (place: FilePlace) =>
    `Reading stopped at ${placeText(place)}, which takes too long to read. Shorten or remove it and import the file again.`,
  slowFile: (place: FilePlace) =>
    `Reading stopped at ${placeText(place)}: this file takes too long to read as a whole. Split it and import the parts one by one.`,
  tooMuchMemory: (place: FilePlace) =>
    `Reading stopped at ${placeText(place)}, where this file needs too much memory. Split it, or shorten what stands there, and import it again.`,
  readerEnded: (place: FilePlace) =>
    `Reading broke off at ${placeText(place)}. Check what stands there and import the file again.`,
  undoCrashed:
    'Undoing this import was stopped because it crashed Masthead twice. Undo it again to go on.',
  undoFailed:
    'Something went wrong on our side while this import was undone. Undo it again to go on.',
  changedSince: (name: string | null) =>
    name
      ? `${name} has changed it since the import; it stays as it is.`
      : 'It has changed since the import; it stays as it is.',
  goneSince: 'It was deleted since the import.',
} as const;
