import {
  type ActivityRow,
  type HistoryEntry,
  productName,
} from '@masthead/shared/history/history.ts';
import { allKinds, otherKinds, type RecordKind } from '@masthead/shared/history/record-kinds.ts';
import type { Db } from '../db/client.ts';
import { differencesOf, referencesOf } from './differences.ts';
import {
  type Change,
  findNames,
  findSessionPeople,
  findTitles,
  type NameTable,
  type SessionPeople,
} from './history.queries.ts';
import type { Names } from './show-value.ts';

type Kind = (typeof allKinds)[number];
type Entry = Omit<HistoryEntry, 'isVersion'>;

const kindOfTable = (table: string) => allKinds.find((kind) => kind.table === table);
const ownerOfPart = (table: string) => allKinds.find((kind) => kind.part?.table === table);

async function namesOf(db: Db, changes: readonly Change[]): Promise<Names> {
  const wanted = new Map<NameTable, Set<string>>();
  for (const change of changes)
    for (const [table, id] of referencesOf(kindOfTable(change.tableName), change))
      wanted.set(table, (wanted.get(table) ?? new Set()).add(id));
  const found = await Promise.all(
    [...wanted].map(async ([table, ids]) =>
      (await findNames(db, table, [...ids])).map((row): [string, string] => [
        `${table}:${row.id}`,
        row.name,
      ]),
    ),
  );
  return new Map(found.flat());
}

const wasDeleted = ({ action, after }: Change) =>
  action === 'delete' || (action === 'update' && typeof after?.deleted_at === 'string');
const wasRestored = ({ action, before, after }: Change) =>
  action === 'update' && typeof before?.deleted_at === 'string' && after?.deleted_at === null;

/** What was done, as the verb of a sentence. */
function verbOf(change: Change): string {
  const part = ownerOfPart(change.tableName)?.part;
  if (part) {
    const name = String((change.after ?? change.before)?.[part.knownBy]);
    if (change.action === 'insert') return part.added(name);
    if (change.action === 'delete') return part.removed(name);
  }
  if (wasDeleted(change)) return 'deleted';
  if (wasRestored(change)) return 'restored';
  return change.action === 'insert' ? 'added' : 'changed';
}

/** Somebody who is in no list any more is still not the product. */
const nameOfActor = ({ actorId, actorName }: Change) =>
  actorId === null ? productName : (actorName ?? `Person ${actorId}`);

function entryOf(change: Change, names: Names): Entry {
  const isWhole = wasDeleted(change) || wasRestored(change) || ownerOfPart(change.tableName);
  return {
    id: change.id,
    at: change.at.toISOString(),
    who: nameOfActor(change),
    does: verbOf(change),
    differences: isWhole ? [] : differencesOf(kindOfTable(change.tableName), change, names),
  };
}

/** The changes of one record and its parts as entries of its history. */
export async function historyEntries(
  db: Db,
  kind: RecordKind,
  changes: readonly Change[],
): Promise<HistoryEntry[]> {
  const names = await namesOf(db, changes);
  return changes.map((change) => ({
    ...entryOf(change, names),
    isVersion: change.tableName === kind.table && !wasDeleted(change),
  }));
}

/** Of a new session nobody reads more than this. */
const browser = otherKinds.session.fields.user_agent.label;

/** Sign-ins, sign-outs, and views as somebody else: both people are named. */
function sessionEntry(change: Change, people: SessionPeople | undefined, entry: Entry) {
  const { userId, userName = '', viewedBy, viewedByName } = people ?? {};
  const person = {
    kind: 'user',
    screen: 'userEdit',
    noun: '',
    id: String(userId),
    title: userName,
  } as const;
  if (viewedBy && change.action === 'insert')
    return { ...entry, differences: [], does: 'began to view as', record: person };
  if (viewedBy) {
    const isOwn = change.actorId === userId;
    const who = isOwn ? `${viewedByName} as ${userName}` : entry.who;
    return { ...entry, who, differences: [], does: 'ended the view as', record: person };
  }
  if (change.action === 'insert') {
    const differences = entry.differences.filter(({ field }) => field === browser);
    return { ...entry, differences, does: 'signed in', record: null };
  }
  if (change.actorId === userId)
    return { ...entry, differences: [], does: 'signed out', record: null };
  return { ...entry, differences: [], does: 'ended a session of', record: person };
}

/** 'test_emails' is 'test email'. */
const nounOfTable = (table: string) => table.replaceAll('_', ' ').replace(/s$/, '');

const idsOf = (changes: readonly Change[], table: string) =>
  changes.filter((change) => change.tableName === table).map((change) => change.recordId);

const partsOwner = (change: Change, kind: RecordKind) =>
  String((change.after ?? change.before)?.[kind.part?.of ?? '']);

async function titlesOf(db: Db, changes: readonly Change[]): Promise<Map<string, string>> {
  const kinds = allKinds.filter(({ table }) => table !== 'sessions');
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ofParts = changes
        .filter((change) => change.tableName === kind.part?.table)
        .map((change) => partsOwner(change, kind));
      const titles = await findTitles(db, kind, [...idsOf(changes, kind.table), ...ofParts]);
      return [...titles].map(([id, title]): [string, string] => [`${kind.table}:${id}`, title]);
    }),
  );
  return new Map(found.flat());
}

/** A record that is gone is called what it was called then. */
const titleThen = (kind: Kind | undefined, { before, after }: Change) => {
  const title = kind && (after ?? before)?.[kind.title];
  return typeof title === 'string' ? title : null;
};

function recordOf(change: Change, titles: ReadonlyMap<string, string>) {
  const owner = ownerOfPart(change.tableName);
  const kind = owner ?? kindOfTable(change.tableName);
  const id = owner ? partsOwner(change, owner) : change.recordId;
  const title = titles.get(`${kind?.table}:${id}`) ?? titleThen(owner ? undefined : kind, change);
  return {
    kind: kind?.slug ?? null,
    screen: kind?.screen ?? null,
    noun: kind?.noun ?? nounOfTable(change.tableName),
    id,
    title: title || `No. ${id}`,
  };
}

/** Any changes as rows of Activity. */
export async function activityRows(db: Db, changes: readonly Change[]): Promise<ActivityRow[]> {
  const [names, titles, people] = await Promise.all([
    namesOf(db, changes),
    titlesOf(db, changes),
    findSessionPeople(db, idsOf(changes, 'sessions')),
  ]);
  return changes.map((change) => {
    const entry = entryOf(change, names);
    const row =
      change.tableName === 'sessions'
        ? sessionEntry(change, people.get(change.recordId), entry)
        : { ...entry, record: recordOf(change, titles) };
    return { ...row, isVersion: false };
  });
}
