import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import {
  type InvoiceState,
  invoiceMessages,
  invoiceStates,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { statementsOf } from '../../../test/statements.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { write } from '../../platform/db/client.ts';
import { approval, decideInvoices } from './decide-invoices.ts';
import { lockInvoices } from './decisions.queries.ts';
import { invoiceRows } from './invoice.store.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

const server = withTestServer();
let desk: InvoiceDesk;
let contributor: TestClient;
let editor: TestClient;
beforeAll(async () => {
  desk = await buildDesk(server.pool);
  contributor = server.as(desk.contributor);
  editor = server.as(desk.editor);
});

const byNumber = (one: number, other: number) => one - other;

interface SeenVersion {
  id: number;
  version: number;
}
const acts = {
  approve: (client: TestClient, seenVersion: SeenVersion) =>
    client.call(invoiceEndpoints.approve, { body: { invoices: [seenVersion] } }),
  unapprove: (client: TestClient, seenVersion: SeenVersion) =>
    client.call(invoiceEndpoints.unapprove, { body: { invoices: [seenVersion] } }),
  'send back': (client: TestClient, seenVersion: SeenVersion) =>
    client.call(invoiceEndpoints.sendBack, {
      body: { ...seenVersion, reason: ' Which article? ' },
    }),
  edit: (client: TestClient, seenVersion: SeenVersion) =>
    client.call(invoiceEndpoints.update, { body: { ...seenVersion, amount: '10' } }),
  delete: (client: TestClient, seenVersion: SeenVersion) =>
    client.call(invoiceEndpoints.update, { body: { ...seenVersion, isDeleted: true } }),
} as const;
type Act = keyof typeof acts;

const stateOf = async (id: number) => {
  const [row] = await server.pool`select state from invoices where id = ${id}`;
  return row?.state;
};

/** The resulting state of each action on each state; a sentence is an error that changes nothing. */
const table: Record<Act, Record<InvoiceState, string>> = {
  approve: {
    awaiting: 'approved',
    'changes asked': 'approved',
    approved: invoiceMessages.alreadyApproved,
  },
  unapprove: {
    awaiting: invoiceMessages.notDecided,
    'changes asked': 'awaiting',
    approved: 'awaiting',
  },
  'send back': {
    awaiting: 'changes asked',
    'changes asked': 'changes asked',
    approved: invoiceMessages.locked,
  },
  edit: { awaiting: 'awaiting', 'changes asked': 'awaiting', approved: invoiceMessages.locked },
  delete: {
    awaiting: 'awaiting',
    'changes asked': 'changes asked',
    approved: invoiceMessages.locked,
  },
};
const cases = Object.keys(acts).flatMap((act) =>
  invoiceStates.map((state) => [act as Act, state, table[act as Act][state]] as const),
);

describe('the table of states', () => {
  test.each(cases)('%s of one that is %s: %s', async (act, state, expected) => {
    const seenVersion = await buildInvoice(server.pool, desk, { state });
    const isOwn = act === 'edit' || act === 'delete';
    const { status, error } = await acts[act](isOwn ? contributor : editor, seenVersion);
    if (expected === 'awaiting' || invoiceStates.some((one) => one === expected)) {
      expect([status, await stateOf(seenVersion.id)]).toEqual([200, expected]);
    } else {
      expect([status, error.message, await stateOf(seenVersion.id)]).toEqual([
        409,
        [expected],
        state,
      ]);
    }
  });

  test.each(Object.keys(acts) as Act[])('%s of an old version is a conflict', async (act) => {
    const state = act === 'unapprove' ? 'approved' : 'awaiting';
    const { id, version } = await buildInvoice(server.pool, desk, { state });
    const { status, error } = await acts[act](act === 'edit' ? contributor : editor, {
      id,
      version: version - 1,
    });
    expect([status, error.conflict?.version, await stateOf(id)]).toEqual([409, version, state]);
  });
});

test('saves and returns who approved it and when, and why it was sent back', async () => {
  const seenVersion = await buildInvoice(server.pool, desk);
  const { body: back } = await editor.call(invoiceEndpoints.sendBack, {
    body: { ...seenVersion, reason: ' Which article? ' },
  });
  expect(back).toMatchObject({
    state: 'changes asked',
    changesAsked: 'Which article?',
    decidedById: desk.editor,
  });
  const { body } = await acts.approve(editor, { id: seenVersion.id, version: back.version });
  expect(body).toMatchObject([
    { state: 'approved', changesAsked: null, decidedBy: expect.stringMatching(/^Person/) },
  ]);
  const { error } = await editor.call(invoiceEndpoints.sendBack, {
    body: { ...seenVersion, reason: '  ' },
  });
  expect(error.message).toEqual([invoiceMessages.reasonNeeded]);
});

test('nobody approves their own invoice, not through a save and not as an admin', async () => {
  for (const reviewer of [desk.editor, desk.admin]) {
    const seenVersion = await buildInvoice(server.pool, desk, { contributorId: reviewer });
    const client = server.as(reviewer);
    const refused = [
      await acts.approve(client, seenVersion),
      await client.call(invoiceEndpoints.update, { body: { ...seenVersion, isApproved: true } }),
    ];
    for (const { status, error } of refused)
      expect([status, error.message]).toEqual([409, [invoiceMessages.ownInvoice]]);
    expect((await acts.approve(server.as(desk.otherEditor), seenVersion)).status).toBe(200);
  }
});

test('approves many at once: all, or none if one has changed, which is named', async () => {
  const [first, second] = [
    await buildInvoice(server.pool, desk),
    await buildInvoice(server.pool, desk, { description: 'The second' }),
  ];
  const approve = (invoices: SeenVersion[]) =>
    editor.call(invoiceEndpoints.approve, { body: { invoices } });
  const changed = await acts.edit(contributor, second);
  const refused = await approve([second, first]);
  expect(refused.status).toBe(409);
  expect(refused.error.message[0]).toContain('The second');
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['awaiting', 'awaiting']);
  const now = { id: second.id, version: (changed.body as SeenVersion).version };
  expect((await approve([first, now])).body).toHaveLength(2);
  expect((await approve([first, first])).error.message).toEqual([invoiceMessages.onlyOnce]);
});

test('deciding twenty invoices runs as many statements as deciding two', async () => {
  const { app, pool } = server;
  const viewer = await app.sessions.find(await openSession(pool, desk.editor));
  if (!viewer) throw new Error('no editor');
  const statementsFor = async (count: number) => {
    const seenVersion: SeenVersion[] = [];
    for (let n = 0; n < count; n += 1) seenVersion.push(await buildInvoice(pool, desk));
    const sent = await statementsOf(pool, (own) =>
      write(own, viewer.id, async (db) => {
        expect(await decideInvoices(app, db, viewer, seenVersion, approval)).toHaveLength(count);
      }),
    );
    expect(await stateOf(seenVersion.at(-1)?.id ?? 0)).toBe('approved');
    return sent.map(({ text }) => text.trim().split(/\s+/, 1)[0]);
  };
  const two = await statementsFor(2);
  // Begin, lock, tell the time, write, read, commit.
  expect(two).toHaveLength(6);
  expect(await statementsFor(20)).toEqual(two);
});

test('of two concurrent approvals, one is rejected with the reason', async () => {
  const seenVersion = await buildInvoice(server.pool, desk);
  const answers = await Promise.all([
    acts.approve(editor, seenVersion),
    acts.approve(server.as(desk.otherEditor), seenVersion),
    acts.edit(contributor, seenVersion),
  ]);
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409, 409]);
});

test('locks invoices in the order of their ids, whatever the physical order', async () => {
  const { pool } = server;
  const { id: low } = await buildInvoice(pool, desk);
  const { id: high } = await buildInvoice(pool, desk);
  // Why: an updated row moves behind the others, where a scan finds it last.
  await pool`update invoices set description = description || ' again' where id = ${low}`;
  const holder = await openTransaction(
    pool,
    (db) => db`select from invoices where id = ${low} for update`,
  );
  const caller = write(pool, desk.editor, async (db) => {
    // Why: an index scan would return this order whatever the statement says.
    const wholeTable = {
      enable_indexscan: 'off',
      enable_bitmapscan: 'off',
      plan_cache_mode: 'force_custom_plan',
    };
    for (const [name, value] of Object.entries(wholeTable))
      await db`select set_config(${name}, ${value}, true)`;
    return lockInvoices(db, rowsOf({ ...theProduct, isEditor: true }, invoiceRows), [high, low]);
  });
  await untilWaiting(pool);
  expect(await pool`select from invoices where id = ${high} for update skip locked`).toHaveLength(
    1,
  );
  await holder.commit();
  expect((await caller).map(({ id }) => id)).toEqual([low, high]);
});
