import {
  type ActivityRow,
  countedOnly,
  type HistoryEntry,
  operator,
  productName,
  staffName,
  viaToken,
} from '@masthead/shared/platform/history/history.ts';
import { stateVerbsOf } from '@masthead/shared/platform/history/state-verbs.ts';
import type { RecordKind, Referred } from '@masthead/shared/platform/records/record-kind.ts';
import { allKinds, kindOf, otherKinds } from '@masthead/shared/record-kinds.ts';
import type { Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  type Change,
  findPartOwners,
  findSessionPeople,
  findTitles,
  type SessionPeople,
  type ToldChange,
} from '../../platform/history/history.queries.ts';
import { differencesOf, referencesOf } from './differences.ts';
import { isReference, type Names, shownValue } from './show-value.ts';

type Kind = (typeof allKinds)[number];
type Entry = Omit<HistoryEntry, 'isVersion'>;

const kindOfTable = (table: string) => allKinds.find((kind) => kind.table === table);
/** The kind of a changed row; several kinds may share a table. */
type KindOf = (change: Change) => RecordKind | undefined;
const partOf = (table: string) =>
  allKinds.flatMap((kind) => kind.parts ?? []).find((part) => part.table === table);
const ownerOfPart = (table: string) =>
  allKinds.find((kind) => kind.parts?.some((part) => part.table === table));

/** An id from the history, a number or a text, as text. */
const asText = (id: unknown) => (typeof id === 'string' ? id : JSON.stringify(id));

/** The records that changes refer to: in fields, and in parts that are ids. */
function allReferences(change: Change, kindIs: KindOf): (readonly [Referred, string])[] {
  const part = partOf(change.tableName);
  if (!part) return referencesOf(kindIs(change), change);
  const { shows } = part;
  const id = (change.after ?? change.before)?.[part.knownBy];
  return isReference(shows) && id !== undefined ? [[shows, asText(id)]] : [];
}

async function namesOf(
  db: Db,
  seer: Seer,
  changes: readonly Change[],
  kindIs: KindOf,
): Promise<Names> {
  const wanted = new Map<Referred, Set<string>>();
  for (const change of changes)
    for (const [slug, id] of allReferences(change, kindIs))
      wanted.set(slug, (wanted.get(slug) ?? new Set()).add(id));
  const found = await Promise.all(
    [...wanted].map(async ([slug, ids]) => {
      const kind = kindOf(slug);
      const names = kind ? await findTitles(db, seer, kind, [...ids]) : [];
      return [...names].map(([id, name]): [string, string] => [`${slug}:${id}`, name]);
    }),
  );
  return new Map(found.flat());
}

const wasDeleted = ({ action, after }: Change) =>
  action === 'delete' || (action === 'update' && typeof after?.deleted_at === 'string');
const wasRestored = ({ action, before, after }: Change) =>
  action === 'update' && typeof before?.deleted_at === 'string' && after?.deleted_at === null;

/** The verb for a change of state, if the change is one. */
function stateVerb({ action, after }: Change, kind: RecordKind | undefined) {
  const states = kind && stateVerbsOf(kind.table);
  const state = states && after?.[states.column];
  const isStep = action === 'update' || (action === 'insert' && states?.isWrittenOnce);
  if (!isStep || (typeof state !== 'string' && typeof state !== 'number')) return;
  return states?.verbs[state];
}

/** The verb of the sentence about a change. */
function verbOf(change: Change, kind: RecordKind | undefined, names: Names): string {
  const part = partOf(change.tableName);
  if (part) {
    const value = (change.after ?? change.before)?.[part.knownBy];
    const name = shownValue(value, part.shows, names) ?? '';
    if (change.action === 'update' && part.moved) return part.moved;
    if (change.action === 'insert') return part.added(name);
    if (change.action === 'delete' && part.removed) return part.removed(name);
  }
  if (wasDeleted(change)) return 'deleted';
  if (wasRestored(change)) return 'restored';
  return stateVerb(change, kind) ?? (change.action === 'insert' ? 'added' : 'changed');
}

/**
 * A person who no longer appears in lists is still not the product. Partners see names of their own people
 * only.
 */
function nameOfActor({ actorId, actorName, via }: Change, seer: Seer) {
  if (actorId === null) return productName;
  if (actorId === operator.id) return operator.name;
  const person = actorName ?? (seer.isStaff ? `Person ${actorId}` : staffName);
  return via !== null && seer.isStaff ? viaToken(person, via) : person;
}

function entryOf(change: Change, kindIs: KindOf, names: Names, seer: Seer): Entry {
  const isWhole = wasDeleted(change) || wasRestored(change) || partOf(change.tableName);
  return {
    id: change.id,
    at: change.at.toISOString(),
    who: nameOfActor(change, seer),
    does: verbOf(change, kindIs(change), names),
    differences: isWhole ? [] : differencesOf(kindIs(change), change, names),
  };
}

/** Why: changing parts of a record also increments its version; the parts have entries of their own. */
const isCountedOnly = ({ action, after }: Change) =>
  action === 'update' && Object.keys(after ?? {}).every((column) => countedOnly.includes(column));

/** Some parts are shown only when they are added. */
const isHousekeeping = ({ action, tableName }: Change) => {
  const part = partOf(tableName);
  return part !== undefined && !part.removed && action !== 'insert';
};

/** One save may move many parts; History shows it once. */
const sameSaveMs = 2000;
const isNoEcho = (change: Change, index: number, changes: readonly Change[]) => {
  const newer = changes[index - 1];
  const isMove = ({ action, tableName }: Change) => action === 'update' && partOf(tableName);
  if (!newer || !isMove(newer) || !isMove(change)) return true;
  const isSameSave =
    newer.actorId === change.actorId && newer.at.getTime() - change.at.getTime() < sameSaveMs;
  return newer.tableName !== change.tableName || !isSameSave;
};

/** The changes of one record and its parts as entries of its history. */
export async function historyEntries(
  db: Db,
  seer: Seer,
  kind: RecordKind,
  changes: readonly Change[],
): Promise<HistoryEntry[]> {
  const kindIs = () => kind;
  const names = await namesOf(db, seer, changes, kindIs);
  return changes
    .filter((change) => !isCountedOnly(change) && !isHousekeeping(change))
    .filter(isNoEcho)
    .map((change) => ({
      ...entryOf(change, kindIs, names, seer),
      isVersion: change.tableName === kind.table && !wasDeleted(change),
    }));
}

/** Of a new session, only this field is shown. */
const browser = otherKinds.session.fields.user_agent.label;

/** Sign-ins, sign-outs, and views as someone else, which name both people. */
function sessionEntry(change: ToldChange, people: SessionPeople | undefined, entry: Entry) {
  const { userId, userName = '', viewedBy, viewedByName } = people ?? {};
  const person = {
    kind: 'user',
    screen: 'userEdit',
    noun: '',
    id: String(userId),
    title: userName,
  } as const;
  if (viewedBy && change.action === 'insert')
    return { ...entry, differences: [], does: 'started viewing as', record: person };
  if (viewedBy) {
    const isOwn = change.actorId === userId;
    const who = isOwn ? `${viewedByName} as ${userName}` : entry.who;
    return { ...entry, who, differences: [], does: 'stopped viewing as', record: person };
  }
  if (change.action === 'insert' && change.count > 1) {
    const who = change.people > 1 ? `${change.people} people` : entry.who;
    return { ...entry, who, differences: [], does: 'signed in', record: null };
  }
  if (change.action === 'insert') {
    const differences = entry.differences.filter(({ field }) => field === browser);
    return { ...entry, differences, does: 'signed in', record: null };
  }
  if (change.actorId === userId)
    return { ...entry, differences: [], does: 'signed out', record: null };
  return { ...entry, differences: [], does: 'ended a session of', record: person };
}

const idsOf = (changes: readonly Change[], table: string) =>
  changes.filter((change) => change.tableName === table).map((change) => change.recordId);

/** The records of changed parts, where known. */
type Owners = ReadonlyMap<Change, string>;

/**
 * Why: a change that only moved a part does not contain the record's id; the part itself does, if it still
 * exists.
 */
async function ownersOf(db: Db, changes: readonly Change[]): Promise<Owners> {
  const owners = new Map<Change, string>();
  for (const part of allKinds.flatMap(({ parts }) => parts ?? [])) {
    const ofPart = changes.filter(({ tableName }) => tableName === part.table);
    const named = (change: Change) => (change.after ?? change.before)?.[part.of];
    const unnamed = ofPart.filter((change) => named(change) === undefined);
    const rows = await findPartOwners(db, part, idsOf(unnamed, part.table));
    for (const change of ofPart) {
      const found = named(change) ?? rows.find(({ id }) => id === change.recordId)?.owner;
      if (found !== undefined) owners.set(change, asText(found));
    }
  }
  return owners;
}

/** An existing record: its kind and title. */
interface Known {
  kind: Kind;
  title: string;
}
/** Records by table and id. */
type KnownRecords = ReadonlyMap<string, Known>;

async function knownRecords(
  db: Db,
  seer: Seer,
  changes: readonly Change[],
  owners: Owners,
): Promise<KnownRecords> {
  const kinds = allKinds.filter(({ table }) => table !== 'sessions');
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ofParts = changes
        .filter(({ tableName }) => kind.parts?.some(({ table }) => table === tableName))
        .flatMap((change) => owners.get(change) ?? []);
      const titles = await findTitles(db, seer, kind, [...idsOf(changes, kind.table), ...ofParts]);
      return [...titles].map(([id, title]): [string, Known] => [
        `${kind.table}:${id}`,
        { kind, title },
      ]);
    }),
  );
  return new Map(found.flat());
}

/** A deleted record has the title it had at the change. */
const titleThen = (kind: Kind | undefined, { before, after }: Change) => {
  const title = kind && (after ?? before)?.[kind.title];
  return typeof title === 'string' ? title : null;
};

function recordOf(change: Change, known: KnownRecords, owners: Owners) {
  const ownerId = owners.get(change);
  const owner = ownerId === undefined ? undefined : ownerOfPart(change.tableName);
  const usual = owner ?? kindOfTable(change.tableName);
  const id = ownerId ?? change.recordId;
  const found = known.get(`${usual?.table}:${id}`);
  const kind = found?.kind ?? usual;
  const title = found?.title ?? titleThen(owner ? undefined : kind, change);
  return {
    kind: kind?.slug ?? null,
    screen: kind?.screen ?? null,
    noun: kind?.noun ?? '',
    id,
    // Why: of some kinds there is only one record, whose id means nothing to people.
    title: title || (/^\d+$/.test(id) ? `No. ${id}` : ''),
  };
}

/** Changes as rows of Activity. */
export async function activityRows(
  db: Db,
  seer: Seer,
  changes: readonly ToldChange[],
): Promise<ActivityRow[]> {
  const owners = await ownersOf(db, changes);
  const known = await knownRecords(db, seer, changes, owners);
  const kindIs: KindOf = ({ tableName, recordId }) =>
    known.get(`${tableName}:${recordId}`)?.kind ?? kindOfTable(tableName);
  const [names, people] = await Promise.all([
    namesOf(db, seer, changes, kindIs),
    findSessionPeople(db, idsOf(changes, 'sessions')),
  ]);
  return changes
    .filter((change) => !isCountedOnly(change))
    .map((change) => {
      const entry = entryOf(change, kindIs, names, seer);
      const row =
        change.tableName === 'sessions'
          ? sessionEntry(change, people.get(change.recordId), entry)
          : { ...entry, record: recordOf(change, known, owners) };
      return { ...row, isVersion: false, count: change.count };
    });
}
