import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  hintWords,
  type Invoice,
  seenInvoices,
  sentBackInvoice,
} from '@masthead/shared/finance/invoices/invoice.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { invoiceOf } from './invoices.testing.ts';

const editor = person('editor');
const queue = (): Invoice[] => [
  invoiceOf({ id: 1, description: 'The first', version: 4 }),
  invoiceOf({ id: 2, description: 'The second', amount: '10.05' }),
  invoiceOf({ id: 3, description: 'My own', contributorId: editor.id }),
];

/** A desk whose server drops decided invoices, and reopens them once `mayReopen` is set. */
async function openDesk(
  mayReopen: Promise<void> = Promise.resolve(),
  mayApprove: Promise<void> = Promise.resolve(),
  invoices = queue(),
) {
  let open = invoices;
  const changeFirst = (change: Partial<Invoice>) => {
    open = open.map((one, at) =>
      at === 0 ? { ...one, ...change, version: one.version + 1 } : one,
    );
  };
  const decide = (ids: number[], change: Partial<Invoice>) => {
    const decided = open.filter(({ id }) => ids.includes(id));
    open = open.filter(({ id }) => !ids.includes(id));
    return decided.map((one) => ({ ...one, ...change, version: one.version + 1 }));
  };
  const page = await openPage('/review-invoices', {
    as: editor,
    api: [
      answer(invoiceEndpoints.people, { needsSecondPerson: false, contributors: [], editors: [] }),
      answer(invoiceEndpoints.hints, [
        { kind: 'future date', text: hintWords.future, invoiceIds: [9], postIds: [] },
      ]),
      answer(invoiceEndpoints.search, () => ({ totalCount: open.length, nodes: open })),
      answer(invoiceEndpoints.totals, {
        count: 3,
        amount: '261.05',
        states: [{ state: 'awaiting', count: 3, amount: '261.05' }],
      }),
      answer(invoiceEndpoints.approve, ({ body }) => {
        const { invoices: seenVersion } = seenInvoices.parse(body);
        const ids = seenVersion.map(({ id }) => id);
        const old = open.find((one) =>
          seenVersion.some(({ id, version }) => id === one.id && version < one.version),
        );
        if (old)
          return failing(409, {
            message: [invoiceMessages.changedSinceSeen('Connie Burke')],
            conflict: {
              version: old.version,
              changedBy: 'Connie Burke',
              changedById: 9,
              changedAt: '2026-11-24T12:00:00Z',
            },
          });
        return mayApprove.then(() => decide(ids, { state: 'approved', isApproved: true }));
      }),
      answer(invoiceEndpoints.update, ({ body }) => {
        const { id, editorComments = null } = body as { id: number; editorComments?: string };
        const saved = (one: Invoice) => ({ ...one, editorComments, version: one.version + 1 });
        open = open.map((one) => (one.id === id ? saved(one) : one));
        return open.find((one) => one.id === id) as Invoice;
      }),
      answer(invoiceEndpoints.unapprove, () => mayReopen.then(() => queue().slice(0, 1))),
      answer(invoiceEndpoints.sendBack, ({ body }) => {
        const { id, reason } = sentBackInvoice.parse(body);
        const [back] = decide([id], { state: 'changes asked', changesAsked: reason });
        return back as Invoice;
      }),
    ],
  });
  return { ...page, changeFirst };
}

test('keys work the desk: next, previous, approve with undo, send back with a reason', async () => {
  const { screen, callsTo } = await openDesk();
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText('The first')).toBeVisible();
  await expect.element(screen.getByText('$261.05')).toBeVisible();
  const hints = detail.getByRole('list', { name: 'Worth checking' });
  await expect.element(hints.getByText(hintWords.future)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('j');
  await expect.element(detail.getByText('The second')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(detail.getByText('The first')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText(invoiceMessages.approved(1))).toBeVisible();
  await expect.element(detail.getByText('The second')).toBeVisible();
  expect(callsTo('POST /api/invoice/approve').map(({ request }) => request.body)).toEqual([
    { invoices: [{ id: 1, version: 4 }] },
  ]);
  await userEvent.keyboard('z');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('POST /api/invoice/unapprove')[0]?.request.body)
    .toEqual({ invoices: [{ id: 1, version: 5 }] });
  await userEvent.keyboard('s');
  const reason = screen.getByRole('textbox', { name: 'What should Connie Burke change?' });
  await reason.fill('Which article?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => callsTo('POST /api/invoice/send-back')[0]?.request.body)
    .toEqual({ id: 2, version: 1, reason: 'Which article?' });
  await expect.element(detail.getByText('My own')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(detail.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(callsTo('POST /api/invoice/approve')).toHaveLength(1);
});

test('asks for a reason once the decision under way is done, with the focus in its field', async () => {
  const answered = Promise.withResolvers<void>();
  const { screen, callsTo } = await openDesk(answered.promise);
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText('The first')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(detail.getByText('The second')).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await userEvent.keyboard('zs');
  await expect.element(detail.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  answered.resolve();
  const reason = screen.getByRole('textbox', { name: 'What should Connie Burke change?' });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('Which article?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => callsTo('POST /api/invoice/send-back')[0]?.request.body)
    .toEqual({ id: 2, version: 1, reason: 'Which article?' });
});

test('selected invoices are added up and approved together, unless one’s own is among them', async () => {
  const { screen, callsTo } = await openDesk();
  const bar = screen.getByRole('region', { name: 'Selected invoices' });
  const mark = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });
  await mark('The first').click();
  await mark('The second').click();
  await expect.element(bar.getByText('2 selected · $135.55')).toBeVisible();
  await mark('My own').click();
  await expect.element(bar.getByRole('button', { name: 'Approve selected' })).toBeDisabled();
  await mark('My own').click();
  await bar.getByRole('button', { name: 'Approve selected' }).click();
  await expect.element(screen.getByText(invoiceMessages.approved(2))).toBeVisible();
  expect(callsTo('POST /api/invoice/approve')[0]?.request.body).toEqual({
    invoices: [
      { id: 1, version: 4 },
      { id: 2, version: 1 },
    ],
  });
});

test('a double click approves the selection once', async () => {
  const { screen, callsTo } = await openDesk();
  await screen.getByRole('checkbox', { name: 'Choose The first' }).click();
  const bar = screen.getByRole('region', { name: 'Selected invoices' });
  await bar.getByRole('button', { name: 'Approve selected' }).dblClick();
  await expect.element(screen.getByText(invoiceMessages.approved(1))).toBeVisible();
  expect(callsTo('POST /api/invoice/approve')).toHaveLength(1);
  expect(callsTo('POST /api/invoice/unapprove')).toHaveLength(0);
});

test('many are selected, approved and returned to review by keyboard; a key undoes once', async () => {
  const { screen, callsTo } = await openDesk();
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText('The first')).toBeVisible();
  await userEvent.keyboard('xj');
  await expect.element(detail.getByText('The second')).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('2 selected · $135.55')).toBeVisible();
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await expect.element(screen.getByText(invoiceMessages.approved(2))).toBeVisible();
  await userEvent.keyboard('zz');
  const undone = {
    invoices: [
      { id: 1, version: 5 },
      { id: 2, version: 2 },
    ],
  };
  await expect
    .poll(() => callsTo('POST /api/invoice/unapprove').map(({ request }) => request.body))
    .toEqual([undone]);
  expect(callsTo('POST /api/invoice/approve')).toHaveLength(1);
});

test('saves comments typed beside the queue with a decision, on the next key, and on leaving the screen', async () => {
  const { screen, router, callsTo } = await openDesk();
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  const comments = detail.getByRole('textbox', { name: "Editor's comments" });
  const saved = () => callsTo('PUT /api/invoice').map(({ request }) => request.body);
  await comments.fill('Paid with the next run.');
  await detail.getByRole('button', { name: 'Next' }).dblClick();
  await expect.element(detail.getByText('The second')).toBeVisible();
  await expect.element(comments).toHaveValue('');
  expect(saved()).toEqual([{ id: 1, version: 4, editorComments: 'Paid with the next run.' }]);
  await detail.getByRole('button', { name: 'Previous' }).click();
  await expect.element(comments).toHaveValue('Paid with the next run.');
  await comments.fill('Paid in December.');
  await detail.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText(invoiceMessages.approved(1))).toBeVisible();
  expect(saved()).toHaveLength(2);
  expect(callsTo('POST /api/invoice/approve').map(({ request }) => request.body)).toEqual([
    { invoices: [{ id: 1, version: 6 }] },
  ]);
  await expect.element(detail.getByText('The second')).toBeVisible();
  await comments.fill('Which article?');
  await router.navigate({ to: '/home' });
  await expect.poll(() => router.state.location.pathname).toBe('/home');
  expect(saved()).toHaveLength(3);
});

test('changes made during review are shown before and after, and must be seen before a decision', async () => {
  const { screen, callsTo, changeFirst } = await openDesk();
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText('The first')).toBeVisible();
  changeFirst({ amount: '9999.99', updatedBy: 'Connie Burke' });
  await userEvent.keyboard('a');
  const changed = detail.getByRole('alert', { name: 'Changed while you had it open' });
  await expect.element(changed.getByText('$9,999.99')).toBeVisible();
  await expect.element(changed.getByText('$125.50')).toBeVisible();
  expect(callsTo('POST /api/invoice/approve')).toHaveLength(1);
  await userEvent.keyboard('aa');
  await expect.element(screen.getByText(invoiceMessages.lookFirst)).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(callsTo('POST /api/invoice/approve')).toHaveLength(1);
  await changed.getByRole('button', { name: 'I’ve seen the changes' }).click();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText(invoiceMessages.approved(1))).toBeVisible();
  expect(callsTo('POST /api/invoice/approve').at(-1)?.request.body).toEqual({
    invoices: [{ id: 1, version: 5 }],
  });
});

test('approving one’s own invoice by key says why not and goes on to the next approvable one', async () => {
  const { screen, callsTo } = await openDesk(undefined, undefined, [
    invoiceOf({ id: 3, description: 'My own', contributorId: editor.id }),
    invoiceOf({ id: 4, description: 'My other', contributorId: editor.id }),
    invoiceOf({ id: 5, description: 'Somebody else’s' }),
  ]);
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText('My own')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText(invoiceMessages.ownInvoice)).toBeVisible();
  await expect.element(detail.getByText('Somebody else’s')).toBeVisible();
  expect(callsTo('POST /api/invoice/approve')).toHaveLength(0);
});

test('shows the reviewer’s own work on an invoice beside the decision', async () => {
  const { screen } = await openDesk(undefined, undefined, [
    invoiceOf({ writtenById: editor.id, amountById: editor.id, amountBefore: '10.00' }),
  ]);
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText(invoiceMessages.wroteIt('Connie Burke'))).toBeVisible();
  await expect.element(detail.getByText(invoiceMessages.changedAmount('$10.00'))).toBeVisible();
});

test('comments are read-only while a decision that may lock the invoice is pending', async () => {
  const answered = Promise.withResolvers<void>();
  const { screen } = await openDesk(undefined, answered.promise);
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  const comments = detail.getByRole('textbox', { name: "Editor's comments" });
  await expect.element(comments).not.toHaveAttribute('readonly');
  await detail.getByRole('button', { name: 'Approve' }).click();
  await expect.element(comments).toHaveAttribute('readonly');
  answered.resolve();
  await expect.element(detail.getByText('The second')).toBeVisible();
  await expect.element(comments).not.toHaveAttribute('readonly');
});
