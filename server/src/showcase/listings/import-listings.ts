import {
  columnHeading,
  listingImportMessages,
} from '@masthead/shared/showcase/listings/listing.ts';
import { actingFor, rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type {
  ImportKind,
  ImportTask,
  ImportWalk,
  RowOutcome,
} from '../../platform/imports/import-kind.ts';
import { firmRows, holdFirms } from '../firms/firm.store.ts';
import { representativeRows } from '../representatives/representative.store.ts';
import {
  deleteImported,
  findByKeys,
  firmsToImport,
  type ImportFirm,
  insertImported,
  representativesToImport,
  updateImported,
} from './import.queries.ts';
import { type OwnedRow, planRow, type RowPlan, whyNotOwned } from './import-plan.ts';
import type { ImportedRow } from './import-row.ts';
import { listingRows } from './listing.store.ts';
import { undoListings } from './undo-listings.ts';

/**
 * Imports listings from a CSV file. A listing is identified by the other system's key within its firm, so a
 * file imported again changes nothing.
 */
export const listingImport: ImportKind<ImportedRow> = {
  rowsAtATime: 200,
  open: walkListings,
  undo: undoListings,
};

function walkListings(task: ImportTask): ImportWalk<ImportedRow> {
  const seer = actingFor(task.organizationId);
  const met: Met = { firms: null, lineOf: new Map() };
  return {
    async take(db, rows, isDryRun) {
      met.firms ??= await firmsOf(db, seer);
      const outcomes: RowOutcome[] = [];
      const owned: OwnedRow[] = [];
      const owners = new Set(rows.map((row) => ownerOf(met, task, row)));
      const people = await holdOwners(db, seer, met.firms, owners);
      for (const row of rows) {
        const ready = own(met, task, people, row);
        if ('owner' in ready) owned.push(ready);
        else outcomes.push(ready);
      }
      return [...outcomes, ...(await takeOwned(db, seer, owned, isDryRun))];
    },
  };
}

/** What has been found in the file so far. */
interface Met {
  firms: Map<string, ImportFirm> | null;
  lineOf: Map<string, number>;
}

async function firmsOf(db: Db, seer: Seer) {
  const firms = await firmsToImport(db, rowsOf(seer, firmRows));
  return new Map(firms.map((firm) => [firm.name.toLowerCase(), firm]));
}

/** The firm that a row names, or the one that was chosen for the file. */
function ownerOf({ firms }: Met, { options }: Pick<ImportTask, 'options'>, row: ImportedRow) {
  if (row.firm !== '') return firms?.get(row.firm.toLowerCase());
  return [...(firms?.values() ?? [])].find(({ id }) => id === options.firmId);
}

/** Ids of representatives by their firm and name. */
type People = ReadonlyMap<string, number>;

/**
 * Locks the firms of some rows for this step, and drops those that moved away. Returns their
 * representatives, locked as well.
 */
async function holdOwners(
  db: Db,
  seer: Seer,
  firms: Map<string, ImportFirm>,
  owners: ReadonlySet<ImportFirm | undefined>,
): Promise<People> {
  const named = [...owners].filter((firm) => firm !== undefined);
  const ids = named.map(({ id }) => id);
  const held = new Set(await holdFirms(db, rowsOf(seer, firmRows), ids));
  for (const { id, name } of named) if (!held.has(id)) firms.delete(name.toLowerCase());
  const people = await representativesToImport(db, rowsOf(seer, representativeRows), [...held]);
  return new Map(people.map(({ id, firmId, name }) => [keyOf(firmId, name.toLowerCase()), id]));
}

/** Finds the firm and the representative of a row, or the reason why the row is rejected. */
function own(
  met: Met,
  task: Pick<ImportTask, 'options'>,
  people: People,
  row: ImportedRow,
): OwnedRow | RowOutcome {
  const owner = ownerOf(met, task, row);
  const [problem = whyNotOwned(row, owner)] = row.problems;
  if (problem || !owner) return leftOut(row, 'refused', problem);
  const key = keyOf(owner.id, row.key);
  const firstLine = met.lineOf.get(key);
  // Why its own line: a step that a deadlock has ended is done again.
  if (firstLine !== undefined && firstLine !== row.line) {
    const message = listingImportMessages.twice(firstLine);
    return leftOut(row, 'duplicates', { field: 'externalKey', message });
  }
  met.lineOf.set(key, row.line);
  return { ...row, owner, representativeId: idOf(row.representative, owner.id, people) };
}

/** Undefined for an unknown name, and for a file without the column. */
function idOf(name: string | undefined, firmId: number, people: People) {
  if (name === '') return null;
  return name === undefined ? undefined : people.get(keyOf(firmId, name.toLowerCase()));
}

function leftOut(
  { line, key }: ImportedRow,
  act: 'refused' | 'duplicates',
  problem: { field: string; message: string } | null | undefined,
): RowOutcome {
  const { field = '', message = '' } = problem ?? {};
  return {
    line,
    act,
    problems: [{ kind: 'refused', field: columnHeading(field), text: key.slice(0, 100), message }],
  };
}

const keyOf = (firmId: number, key: string) => `${firmId} ${key}`;

interface PlannedRow {
  row: OwnedRow;
  plan: RowPlan;
}

async function takeOwned(
  db: Db,
  seer: Seer,
  rows: readonly OwnedRow[],
  isDryRun: boolean,
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ owner, key }) => ({ firmId: owner.id, key }));
  const known = await findByKeys(db, rowsOf(seer, listingRows), keys, !isDryRun);
  const byKey = new Map(known.map((one) => [keyOf(one.firmId, one.key), one]));
  const planned = rows.map((row) => ({
    row,
    plan: planRow(row, byKey.get(keyOf(row.owner.id, row.key))),
  }));
  const written = isDryRun ? null : await carryOut(db, planned);
  return planned.map((each) => outcomeOf(each, written));
}

const doneAs = { add: 'added', change: 'changed', delete: 'deleted' } as const;

function outcomeOf({ row, plan }: PlannedRow, written: Written | null): RowOutcome {
  if (plan.act === 'refuse') return leftOut(row, 'refused', plan);
  if (plan.act === 'keep') return { line: row.line, act: 'unchanged' };
  const act = doneAs[plan.act];
  const record =
    plan.act === 'add'
      ? written?.byKey.get(keyOf(row.owner.id, row.key))
      : written?.byId.get(plan.known.id);
  if (!record) return { line: row.line, act };
  const before = plan.act === 'change' ? plan.before : null;
  return {
    line: row.line,
    act,
    change: { recordId: record.id, version: record.version, before, after: null },
  };
}

interface Written {
  byKey: Map<string, { id: number; version: number }>;
  byId: Map<number, { id: number; version: number }>;
}

async function carryOut(db: Db, planned: readonly PlannedRow[]): Promise<Written> {
  const plans = planned.map(({ plan }) => plan);
  const added = await insertImported(
    db,
    plans.flatMap((plan) => (plan.act === 'add' ? [plan.listing] : [])),
  );
  const changed = await updateImported(
    db,
    plans.flatMap((plan) =>
      plan.act === 'change' ? [{ ...plan.listing, id: plan.known.id, isDeleted: false }] : [],
    ),
  );
  const deleted = await deleteImported(
    db,
    plans.flatMap((plan) => (plan.act === 'delete' ? [plan.known.id] : [])),
  );
  return {
    byKey: new Map(added.map((row) => [keyOf(row.firmId, row.externalKey), row])),
    byId: new Map([...changed, ...deleted].map((row) => [row.id, row])),
  };
}
