import { csvOf } from '@masthead/shared/platform/records/csv-of.ts';
import type { Fields } from '@masthead/shared/platform/records/field.ts';
import { historyOf } from '@masthead/shared/platform/records/history-of.ts';
import {
  type AnyRecord,
  asContent,
  changeOf,
  initialOf,
  readOf,
} from '@masthead/shared/platform/records/record.ts';
import { text } from '@masthead/shared/platform/records/text-kinds.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildDigest } from '../../email/campaigns/campaigns.testing.ts';
import { digestStore } from '../../email/daily-digests/daily-digest.store.ts';
import { adSlotStore } from '../../showcase/ad-slots/ad-slot.store.ts';
import { buildShowcase, type Showcase } from '../../showcase/delivery/showcase.testing.ts';
import { listingStore } from '../../showcase/listings/listing.store.ts';
import { representativeStore } from '../../showcase/representatives/representative.store.ts';
import { historyEntries } from '../../workspace/history/entries.ts';
import { actingFor } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { write } from '../db/client.ts';
import { listRecordChanges } from '../history/history.queries.ts';
import { csvCells } from './columns.ts';
import { readRecord, saveRecord } from './save-record.ts';
import type { Store } from './store.ts';

/** The line of the recipe in CONTRIBUTING: 'Add a field'. */
const phoneNote = text({ label: 'Phone note', max: 120 });

/** A store whose record declares one more field; nothing else is told of it. */
function withOneMore(store: unknown, field: Fields): Store<AnyRecord> {
  const { recordOf: _, record, ...rest } = store as Store<AnyRecord>;
  return { ...rest, record: { ...record, fields: { ...record.fields, ...field } } };
}

const database = withTestDatabase();
let showcase: Showcase;
beforeAll(async () => {
  showcase = await buildShowcase(database.pool);
});

const records: [string, { store: unknown; id: () => number | Promise<number> }][] = [
  ['a listing', { store: listingStore, id: () => showcase.alpha.listing }],
  ['a realtor', { store: representativeStore, id: () => showcase.alpha.representative }],
  ['an ad slot', { store: adSlotStore, id: () => showcase.alpha.slot }],
  [
    'a digest',
    { store: digestStore, id: () => buildDigest(database.pool, { siteId: showcase.siteId }) },
  ],
];

test.each(records)(
  'a new field of %s needs its column and its declaration alone: read, checked, saved, told and exported',
  async (_, { store: before, id: idOf }) => {
    const { pool } = database;
    const id = (await idOf()) as never;
    const { table, content } = (before as Store<AnyRecord>).record;
    if (!content) await pool.unsafe(`alter table ${table} add column phone_note text`);
    const store = withOneMore(before, content ? asContent({ phoneNote }) : { phoneNote });
    const { record } = store;
    const staff = { ...actingFor(null), isAdmin: true, isEditor: true } as Viewer;
    const read = () => readRecord(pool, store, staff, id) as Promise<object>;
    const save = (words: string, version: number) =>
      write(pool, null, (db) => saveRecord(db, store, staff, id, { phoneNote: words, version }));

    expect(initialOf(record)).toMatchObject({ phoneNote: null });
    expect(await read()).toMatchObject({ phoneNote: null, version: 1 });
    await expect(save('x'.repeat(121), 1)).rejects.toMatchObject({
      details: { errors: [{ path: 'phoneNote', message: 'Use at most 120 characters here' }] },
    });
    expect(await save(' Ring twice ', 1)).toMatchObject({ phoneNote: 'Ring twice' });
    await expect(save('Ring once', 1)).rejects.toMatchObject({ status: 409 });

    const row = await read();
    expect(readOf(record).parse(row)).toMatchObject({ phoneNote: 'Ring twice' });
    expect(changeOf(record).parse({ id, phoneNote: '' })).toMatchObject({ phoneNote: null });
    const kind = historyOf(record);
    const changes = await listRecordChanges(pool, staff, kind, String(id), {
      before: undefined,
      limit: 5,
    });
    const entries = await historyEntries(pool, staff, kind, changes);
    expect(entries.flatMap(({ differences }) => differences)).toContainEqual(
      expect.objectContaining({ field: 'Phone note', before: null, after: 'Ring twice' }),
    );
    if (content) return;
    expect(csvOf(record).phoneNote?.heading).toBe('Phone note');
    expect(csvCells(record, row).phoneNote).toBe('Ring twice');
  },
);
