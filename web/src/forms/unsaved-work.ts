import type { ScreenKey } from '@masthead/shared/screens.ts';

/** Whose work on which record: nobody else is ever offered it. */
export interface WorkKey {
  userId: number;
  screen: ScreenKey;
  /** 'new' for a record that has not been saved yet. */
  recordId: number | 'new';
}

/** A form's values that have not been saved, kept in this browser. */
export interface UnsavedWork extends WorkKey {
  key: string;
  /** How the record is called, and where it is edited. */
  title: string;
  address: string;
  values: Record<string, unknown>;
  /** What the form held before anything was typed; work of an older Masthead was kept without it. */
  base: Record<string, unknown> | undefined;
  /** The version of the record that the work began on. */
  version: number | undefined;
  /** When the form was changed last, in milliseconds. */
  at: number;
}

// Why: local storage is cleared by every sign-out (Spec, platform 4), so the work lives elsewhere.
const databaseName = 'masthead-unsaved';
const store = 'work';
const keptForMs = 30 * 86_400_000;

const keyOf = ({ userId, screen, recordId }: WorkKey) => `${userId}/${screen}/${recordId}`;

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
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const request = act((await database()).transaction(store, mode).objectStore(store));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps the values of a form; the newest take the place of older ones of the same record. */
export async function keepUnsaved(work: Omit<UnsavedWork, 'key' | 'at'>): Promise<void> {
  await inStore('readwrite', (s) => s.put({ ...work, key: keyOf(work), at: Date.now() }));
}

/** The kept values of a record, if this person has some. */
export async function findUnsaved(key: WorkKey): Promise<UnsavedWork | null> {
  const found: UnsavedWork | undefined = await inStore('readonly', (s) => s.get(keyOf(key)));
  return found ?? null;
}

export async function dropUnsaved(key: WorkKey): Promise<void> {
  await inStore('readwrite', (s) => s.delete(keyOf(key)));
}

/** Everything this person has not saved, newest first. What is older than 30 days is dropped. */
export async function listUnsaved(userId: number): Promise<UnsavedWork[]> {
  const all: UnsavedWork[] = await inStore('readonly', (s) => s.index('userId').getAll(userId));
  const old = all.filter((work) => work.at < Date.now() - keptForMs);
  await Promise.all(old.map(dropUnsaved));
  return all.filter((work) => !old.includes(work)).sort((a, b) => b.at - a.at);
}
