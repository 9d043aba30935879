import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { columnHeading } from '@masthead/shared/listings/listing-csv.ts';
import {
  type ImportReport,
  listingImportMessages,
  mostImportProblems,
} from '@masthead/shared/listings/listing-import.ts';
import { organizationScope } from '../access/organization-scope.ts';
import type { Viewer } from '../access/viewer.ts';
import { type CsvRow, readCsv } from '../csv/read-csv.ts';
import { asPartner, type Db, type Pool, write } from '../db/client.ts';
import { badRequest, conflict } from '../http/errors.ts';
import type { UploadedFile } from '../http/upload.ts';
import {
  deleteImported,
  findByKeys,
  firmsToImport,
  type ImportFirm,
  insertImported,
  representativesToImport,
  takeFirmTurn,
  updateImported,
} from './import.queries.ts';
import { type ImportColumns, readListingHeader } from './import-columns.ts';
import { type OwnedRow, planRow, type RowPlan, whyNotOwned } from './import-plan.ts';
import { type ImportedRow, readListingRow } from './import-row.ts';

/** Rows in one statement: each stays far below the time limit of statements. */
const rowsAtATime = 250;

/** What is asked of an import. */
export interface ImportWish {
  file: UploadedFile;
  /** The firm of the rows that name none. */
  firmId: number | null;
  isDryRun: boolean;
}

/**
 * Imports a CSV file of listings in one transaction, or only says what that would do. A listing is
 * known by the key of the other system within its firm, so a file imported again changes nothing.
 */
export function importListings(pool: Pool, viewer: Viewer, wish: ImportWish) {
  const work = async (db: Db) => {
    const firms = await firmsToImport(db, organizationScope(viewer));
    const given = firms.find(({ id }) => id === wish.firmId);
    if (wish.firmId !== null && !given)
      throw badRequest({ path: 'showcaseFirmId', message: firmMessages.unknown });
    return new ListingImport(db, firms, given, wish.isDryRun).run(wish.file.bytes);
  };
  if (!viewer.isGowUser) return asPartner(pool, viewer, work);
  return wish.isDryRun ? work(pool) : write(pool, viewer.id, work);
}

class ListingImport {
  #db: Db;
  #firms: Map<string, ImportFirm>;
  #given: ImportFirm | undefined;
  #isDryRun: boolean;
  /** Ids of representatives by name, of the firms that have been met. */
  #people = new Map<number, Map<string, number>>();
  #lineOf = new Map<string, number>();
  #report: ImportReport = {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    deleted: 0,
    refused: 0,
    problems: [],
    unknownColumns: [],
  };

  constructor(db: Db, firms: ImportFirm[], given: ImportFirm | undefined, isDryRun: boolean) {
    this.#db = db;
    this.#firms = new Map(firms.map((firm) => [firm.name.toLowerCase(), firm]));
    this.#given = given;
    this.#isDryRun = isDryRun;
  }

  async run(bytes: Buffer): Promise<ImportReport> {
    let columns: ImportColumns | null = null;
    let batch: CsvRow[] = [];
    for await (const row of readCsv(bytes)) {
      if (!columns) {
        columns = readListingHeader(row.cells);
        this.#report.unknownColumns = columns.unknown;
        continue;
      }
      batch.push(row);
      if (batch.length < rowsAtATime) continue;
      await this.#take(batch, columns);
      batch = [];
    }
    if (columns) await this.#take(batch, columns);
    this.#report.problems.sort((a, b) => a.line - b.line);
    return this.#report;
  }

  async #take(batch: readonly CsvRow[], columns: ImportColumns): Promise<void> {
    this.#report.rows += batch.length;
    const rows: OwnedRow[] = [];
    for (const read of batch) {
      const row = await this.#own(readListingRow(read, columns));
      if (row) rows.push(row);
    }
    if (rows.length === 0) return;
    const keys = rows.map(({ owner, key }) => ({ firmId: owner.id, key }));
    const known = await findByKeys(this.#db, keys, !this.#isDryRun);
    const byKey = new Map(known.map((one) => [keyOf(one.showcaseFirmId, one.key), one]));
    const plans = rows.map((row): RowPlan => {
      const plan = planRow(row, byKey.get(keyOf(row.owner.id, row.key)));
      this.#count(row, plan);
      return plan;
    });
    if (!this.#isDryRun) await carryOut(this.#db, plans);
  }

  /** Finds the firm and the representative of a row; null when the row is refused. */
  async #own(row: ImportedRow): Promise<OwnedRow | null> {
    const owner = row.firm === '' ? this.#given : this.#firms.get(row.firm.toLowerCase());
    const people = owner && (await this.#peopleOf(owner.id));
    const representativeId = idOf(row.representative, people);
    const [problem = whyNotOwned(row, owner)] = row.problems;
    if (problem || !owner) return this.#refuse(row, problem);
    const key = keyOf(owner.id, row.key);
    const firstLine = this.#lineOf.get(key);
    if (firstLine !== undefined)
      return this.#refuse(row, {
        field: 'externalKey',
        message: listingImportMessages.twice(firstLine),
      });
    this.#lineOf.set(key, row.line);
    return { ...row, owner, representativeId };
  }

  async #peopleOf(firmId: number): Promise<Map<string, number>> {
    const met = this.#people.get(firmId);
    if (met) return met;
    if (!this.#isDryRun && !(await takeFirmTurn(this.#db, firmId)))
      throw conflict(listingImportMessages.running);
    const rows = await representativesToImport(this.#db, firmId);
    const people = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
    this.#people.set(firmId, people);
    return people;
  }

  #count(row: OwnedRow, plan: RowPlan): void {
    if (plan.act === 'refuse') this.#refuse(row, plan);
    else this.#report[countOf[plan.act]] += 1;
  }

  #refuse(row: ImportedRow, problem: { field: string; message: string } | null): null {
    const { problems } = this.#report;
    this.#report.refused += 1;
    if (problem && problems.length < mostImportProblems)
      problems.push({
        line: row.line,
        field: columnHeading(problem.field),
        message: problem.message,
      });
    return null;
  }
}

/** Undefined for a name that nobody of the firm has, and for a file that names nobody. */
function idOf(name: string | undefined, people: Map<string, number> | undefined) {
  if (name === '') return null;
  return name === undefined ? undefined : people?.get(name.toLowerCase());
}

const countOf = { add: 'added', change: 'changed', delete: 'deleted', keep: 'unchanged' } as const;
const keyOf = (firmId: number, key: string) => `${firmId} ${key}`;

async function carryOut(db: Db, plans: readonly RowPlan[]): Promise<void> {
  await insertImported(
    db,
    plans.flatMap((plan) => (plan.act === 'add' ? [plan.listing] : [])),
  );
  await updateImported(
    db,
    plans.flatMap((plan) =>
      plan.act === 'change' ? [{ ...plan.listing, id: plan.known.id }] : [],
    ),
  );
  await deleteImported(
    db,
    plans.flatMap((plan) => (plan.act === 'delete' ? [plan.known.id] : [])),
  );
}
