import type { ScreenKey } from '@masthead/shared/screens.ts';

/** The key of unsaved work: user and record. It is never offered to another user. */
export interface WorkKey {
  userId: number;
  screen: ScreenKey;
  /** 'new' for a record that has not been saved yet. */
  recordId: number | string;
  /** The dialog of the screen; a screen's own form has none. */
  dialog?: string;
}

/** Unsaved values of a form, stored in this browser. */
export interface UnsavedWork extends WorkKey {
  key: string;
  /** The window it was typed in; absent in work stored by older versions. */
  window?: string;
  /** True when the session ended during the work: it is restored automatically. */
  wasCutOff?: boolean | undefined;
  /** How the record is called, and where it is edited. */
  title: string;
  address: string;
  values: Record<string, unknown>;
  /** The values before the edits; absent in work stored by older versions. */
  base: Record<string, unknown> | undefined;
  /** Values sent to the server without a response. */
  sent?: Record<string, unknown>[] | undefined;
  /** The version of the record that the work began on. */
  version: number | undefined;
  /** When the form was changed last, in milliseconds. */
  at: number;
}

// Why: local storage is cleared by every sign-out (Spec, platform 4), so the work lives elsewhere.
const databaseName = 'masthead-unsaved';
const store = 'work';
const storedForMs = 30 * 86_400_000;

const placeOf = ({ userId, screen, recordId, dialog }: WorkKey) =>
  [userId, screen, recordId, dialog].filter((part) => part !== undefined).join('/');
const keyIn = (window: string, place: WorkKey) => `${placeOf(place)} in ${window}`;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: 'key' }).createIndex('userId', 'userId');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(store, mode);
  const request = ask(transaction.objectStore(store));
  // Why: closing the page would lose an uncommitted write.
  transaction.commit();
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Stores the values of a form; the newest take the place of older ones of the same record and window. */
export async function storeUnsaved(
  work: Omit<UnsavedWork, 'key' | 'at' | 'window'>,
): Promise<void> {
  const window = await thisWindow();
  const stored = { ...work, window, key: keyIn(window, work), at: Date.now() };
  await inStore('readwrite', (s) => s.put(stored));
}

/** The stored values of a record: of this window, or of one that is closed by now; they are this window's then. */
export async function findUnsaved(place: WorkKey): Promise<UnsavedWork | null> {
  const window = await thisWindow();
  const key = keyIn(window, place);
  const here = (await listUnsaved(place.userId)).filter((one) => placeOf(one) === placeOf(place));
  const found = here.find((one) => one.key === key) ?? here[0];
  if (!found || found.key === key) return found ?? null;
  const moved = { ...found, window, key };
  await inStore('readwrite', (s) => s.put(moved));
  await dropUnsaved(found);
  return moved;
}

/** Stores found work beside what is typed now, which takes its place; it is found again when that is gone. */
export async function storeBeside(found: UnsavedWork): Promise<UnsavedWork> {
  const beside = { ...found, key: `${found.key}, beside ${found.at}`, window: '' };
  await inStore('readwrite', (s) => s.put(beside));
  return beside;
}

/** Was it found after something was typed? */
export const isBeside = ({ window }: UnsavedWork): boolean => window === '';

/** Deletes one stored work. */
export async function dropUnsaved({ key }: Pick<UnsavedWork, 'key'>): Promise<void> {
  await inStore('readwrite', (s) => s.delete(key));
}

/** Deletes this window's stored work on a record. */
export async function forgetUnsaved(place: WorkKey): Promise<void> {
  await dropUnsaved({ key: keyIn(await thisWindow(), place) });
}

/**
 * Everything that this person has not saved, newest first, except for what is being typed in another window. Entries
 * older than 30 days are deleted.
 */
export async function listUnsaved(userId: number): Promise<UnsavedWork[]> {
  const all: UnsavedWork[] = await inStore('readonly', (s) => s.index('userId').getAll(userId));
  const old = all.filter((work) => work.at < Date.now() - storedForMs);
  await Promise.all(old.map(dropUnsaved));
  const isElsewhere = await openElsewhere();
  return all
    .filter((work) => !old.includes(work) && !isElsewhere(work.window))
    .sort((a, b) => b.at - a.at);
}

const idKey = 'masthead.window';
/** How long the page before may take to leave. A copy of a window waits so long for a name of its own. */
const leavingMs = 1000;
const lockOf = (id: string) => `masthead window ${id}`;

let known: Promise<string> | null = null;

/** The id of this window: the same after a reload, another one in a window that was made as its copy. */
function thisWindow(): Promise<string> {
  known ??= claim();
  return known;
}

async function claim(): Promise<string> {
  const before = sessionStorage.getItem(idKey);
  if (before && (await hold(before, leavingMs))) return before;
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  sessionStorage.setItem(idKey, id);
  await hold(id);
  return id;
}

/**
 * Locks a window's name while it is open; false when another window has it for longer than this. Why wait: the page
 * that this one takes the place of may still be leaving, and what was typed there belongs here.
 */
function hold(id: string, waitMs?: number): Promise<boolean> {
  // Why: browsers know no locks where Masthead is reached without https.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const keep = () => {
      resolve(true);
      return new Promise(() => {});
    };
    const limit = waitMs === undefined ? {} : { signal: AbortSignal.timeout(waitMs) };
    navigator.locks.request(lockOf(id), limit, keep).catch(() => resolve(false));
  });
}

/** True when the id belongs to another open window. */
async function openElsewhere(): Promise<(id: string | undefined) => boolean> {
  const own = await thisWindow();
  if (!('locks' in navigator)) return () => false;
  const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  return (id) => id !== undefined && id !== own && held.has(lockOf(id));
}
