import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { type Invoice, seenInvoices } from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceFileEndpoints } from '@masthead/shared/finance/invoices/invoice-file.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answer,
  FakeAnswer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { invoiceOf } from './invoices.testing.ts';

const editor = person('editor');
const noTotals = { count: 0, amount: '0.00', states: [] };
const reading = [
  answer(invoiceEndpoints.people, {
    needsSecondPerson: false,
    contributors: [],
    editors: [{ id: 2, name: 'Edith Marlowe' }],
  }),
  answer(invoiceEndpoints.hints, []),
  answer(invoiceEndpoints.totals, noTotals),
];

/** A desk of 41 invoices on three pages; approved ones leave the queue. */
async function openLongDesk(address: string) {
  let all = Array.from({ length: 41 }, (_, at) =>
    invoiceOf({ id: at + 1, description: `No. ${at + 1}` }),
  );
  const search = ({ body }: FakeRequest) => {
    const { state, offset } = body as { state: string; offset: number };
    const found = all.filter((one) => state === 'all' || one.state === state);
    return { totalCount: found.length, nodes: found.slice(offset, offset + 20) };
  };
  const approve = ({ body }: FakeRequest) => {
    const ids = seenInvoices.parse(body).invoices.map(({ id }) => id);
    const approved = (one: Invoice) => ({
      ...one,
      state: 'approved' as const,
      isApproved: true,
      version: 2,
    });
    all = all.map((one) => (ids.includes(one.id) ? approved(one) : one));
    return all.filter(({ id }) => ids.includes(id));
  };
  const { screen, router } = await openPage(address, {
    as: editor,
    api: [
      ...reading,
      answer(invoiceEndpoints.search, search),
      answer(invoiceEndpoints.approve, approve),
    ],
  });
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  const shows = async (description: string) => {
    await expect.element(detail.getByText(description, { exact: true })).toBeVisible();
  };
  return { screen, router, detail, shows };
}

describe('at the end of a page', () => {
  test('next opens the first row of the next page, and previous the last row of the one before', async () => {
    const { router, shows, detail } = await openLongDesk('/review-invoices?open=19');
    await shows('No. 19');
    await userEvent.keyboard('j');
    await shows('No. 20');
    await userEvent.keyboard('j');
    await shows('No. 21');
    expect(router.state.location.search).toEqual({ page: '2', open: '21' });
    await userEvent.keyboard('k');
    await shows('No. 20');
    expect(router.state.location.search).toEqual({ open: '20' });
    await detail.getByRole('button', { name: 'Next' }).click();
    await shows('No. 21');
  });

  test('nothing comes before the first invoice or after the last', async () => {
    const { screen, detail, shows } = await openLongDesk('/review-invoices');
    await shows('No. 1');
    await expect.element(detail.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Page 3' }).click();
    await shows('No. 41');
    await expect.element(detail.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test.each([
    ['awaiting', undefined],
    ['all', '2'],
  ])(
    'who approves the last one goes on to the one after it, also where it stays (%s)',
    async (state, page) => {
      const { router, shows } = await openLongDesk(`/review-invoices?state=${state}&open=20`);
      await shows('No. 20');
      await userEvent.keyboard('a');
      await shows('No. 21');
      expect(router.state.location.search).toMatchObject({ open: '21', ...(page && { page }) });
    },
  );
});

describe('a failed decision says what failed, then why', () => {
  const away = failing(500, { message: ['Try again.'] });
  test.each([
    ['a', 'awaiting', invoiceMessages.approveFailed],
    ['u', 'approved', invoiceMessages.reopenFailed],
    ['s', 'awaiting', invoiceMessages.sendBackFailed],
  ] as const)('by %s', async (key, state, sentence) => {
    const isApproved = state === 'approved';
    const { screen } = await openPage('/review-invoices?state=all', {
      as: editor,
      api: [
        ...reading,
        answer(invoiceEndpoints.search, {
          totalCount: 1,
          nodes: [invoiceOf({ state, isApproved })],
        }),
        answer(invoiceEndpoints.approve, away),
        answer(invoiceEndpoints.unapprove, away),
        answer(invoiceEndpoints.sendBack, away),
      ],
    });
    await expect.element(screen.getByRole('button', { name: 'Send back' })).toBeVisible();
    await userEvent.keyboard(key);
    if (key === 's') {
      await screen.getByRole('textbox', { name: /change\?/ }).fill('Which article?');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
    }
    await expect.element(screen.getByText(`${sentence} Try again.`).first()).toBeVisible();
  });

  test('an invoice that has changed meanwhile says only that', async () => {
    const changed = failing(409, { message: ['Edith Marlowe has changed it.'] });
    const { screen } = await openPage('/review-invoices', {
      as: editor,
      api: [
        ...reading,
        answer(invoiceEndpoints.search, { totalCount: 1, nodes: [invoiceOf()] }),
        answer(invoiceEndpoints.approve, changed),
      ],
    });
    await screen.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.element(screen.getByText(/Edith Marlowe has changed it\./)).toBeVisible();
  });
});

/** The form of an invoice, opened from its list, and the ways back. */
async function openForm(address: string, invoice: Invoice) {
  return openPage(address, {
    as: editor,
    api: [
      ...reading,
      answer(invoiceEndpoints.search, { totalCount: 1, nodes: [invoice] }),
      answer(invoiceEndpoints.get, [invoice]),
      answer(invoiceEndpoints.update, ({ body }) => ({ ...invoice, ...(body as object) })),
    ],
  });
}
const whereFrom = (screen: Awaited<ReturnType<typeof openForm>>['screen']) =>
  screen.getByRole('navigation', { name: 'Breadcrumb' });

describe('the form of an invoice leads back', () => {
  test('to the queue as it was left, by Save and by the breadcrumb', async () => {
    const { screen, router } = await openForm(
      '/review-invoices?state=all&page=2&text=river&open=7',
      invoiceOf(),
    );
    await expect.element(whereFrom(screen).getByText('Invoices', { exact: true })).toBeVisible();
    await screen.getByRole('link', { name: 'Edit invoice' }).click();
    const left = { state: 'all', page: '2', text: 'river', open: '7' };
    const crumb = whereFrom(screen).getByRole('link', { name: 'Review Invoices' });
    await expect.element(crumb).toBeVisible();
    const address = new URL((crumb.element() as HTMLAnchorElement).href);
    expect(Object.fromEntries(address.searchParams)).toEqual(left);
    await screen.getByRole('textbox', { name: 'Description' }).fill('Review of two');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/review-invoices');
    expect(router.state.location.search).toEqual(left);
  });

  test('to the queue after another person’s invoice was deleted, wherever it was opened', async () => {
    const { screen, router } = await openForm('/invoice/7', invoiceOf());
    await screen.getByRole('button', { name: 'Delete' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/review-invoices');
  });

  test('to My Invoices from one’s own', async () => {
    const { screen, router } = await openForm(
      '/invoice/7',
      invoiceOf({ contributorId: editor.id }),
    );
    await expect
      .element(whereFrom(screen).getByRole('link', { name: 'My Invoices' }))
      .toBeVisible();
    await screen.getByRole('textbox', { name: 'Description' }).fill('Review of two');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/my-invoices');
  });
});

test('an exported invoice cannot be deleted, and dates follow the specification', async () => {
  const exported = { batch: 3, at: '2026-11-12T15:00:00.000Z', isChanged: true };
  const { screen } = await openForm('/review-invoices', invoiceOf({ exported }));
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByText('2026-11-10')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '2026-11-10' })).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await screen.getByRole('link', { name: 'Edit invoice' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

describe('all matching invoices', () => {
  const decidedAt = '2026-11-24T12:00:00.000Z';
  const openAll = async (approvals: FakeAnswer[] = []) => {
    const nodes = Array.from({ length: 20 }, (_, at) =>
      invoiceOf({ id: at + 1, description: `No. ${at + 1}` }),
    );
    let counts = 0;
    return openPage('/review-invoices?site=1', {
      as: editor,
      api: [
        ...reading,
        answer(invoiceEndpoints.search, { totalCount: 2889, nodes }),
        answer(invoiceEndpoints.approvable, () => {
          counts += 1;
          return {
            count: 2888,
            amount: `${counts}12300.50`,
            leftOut: 1,
            seen: String(counts).padEnd(64, 'a'),
          };
        }),
        answer(
          invoiceEndpoints.approveAll,
          () => approvals.shift() ?? { count: 2888, amount: '112300.50', decidedAt },
        ),
        answer(invoiceEndpoints.undoApproveAll, { count: 2888, amount: '112300.50' }),
      ],
    });
  };

  test('are approved after count and total were shown, once by a double click, and undone by a key', async () => {
    const { screen, callsTo } = await openAll();
    await screen.getByRole('checkbox', { name: /^Choose all/ }).click();
    await screen.getByRole('button', { name: 'Approve all 2,889 matching' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Approve all matching invoices' });
    await expect.element(dialog.getByText('2,888 invoices · $112,300.50')).toBeVisible();
    await expect.element(dialog.getByText(invoiceMessages.leftOut(1))).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve 2,888 invoices' }).dblClick();
    await expect.element(screen.getByText(invoiceMessages.approved(2888))).toBeVisible();
    expect(
      callsTo('POST /api/invoice/approve-all').map(({ request }) => request.body),
    ).toMatchObject([{ wishes: { state: 'awaiting', siteId: 1 }, seen: '1'.padEnd(64, 'a') }]);
    await userEvent.keyboard('z');
    await expect.element(screen.getByText(invoiceMessages.reopened(2888))).toBeVisible();
    expect(
      callsTo('POST /api/invoice/approve-all/undo').map(({ request }) => request.body),
    ).toEqual([{ decidedAt }]);
  });

  test('are counted and confirmed again when they have changed since', async () => {
    const { screen, callsTo } = await openAll([
      failing(409, { message: [invoiceMessages.setChanged] }),
    ]);
    await screen.getByRole('checkbox', { name: /^Choose all/ }).click();
    await screen.getByRole('button', { name: 'Approve all 2,889 matching' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Approve all matching invoices' });
    await dialog.getByRole('button', { name: 'Approve 2,888 invoices' }).click();
    await expect.element(dialog.getByText(invoiceMessages.setChanged)).toBeVisible();
    await expect.element(dialog.getByText('2,888 invoices · $212,300.50')).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve 2,888 invoices' }).click();
    await expect.element(screen.getByText(invoiceMessages.approved(2888))).toBeVisible();
    expect(callsTo('POST /api/invoice/approve-all').at(-1)?.request.body).toMatchObject({
      seen: '2'.padEnd(64, 'a'),
    });
  });
});

test('images appear beside the invoice, one at a time; a PDF says so where the browser shows none', async () => {
  const file = { key: 'a'.repeat(32), name: 'bill.png', kind: 'png' as const, bytes: 70 };
  const files = [
    { ...file, id: 1 },
    { ...file, id: 2, key: 'b'.repeat(32), name: 'bill.pdf', kind: 'pdf' as const },
  ];
  const { screen } = await openPage('/review-invoices', {
    as: editor,
    api: [
      ...reading,
      answer(invoiceEndpoints.search, { totalCount: 1, nodes: [invoiceOf({ files })] }),
      answer(invoiceFileEndpoints.file, new FakeAnswer(200, 'bytes')),
    ],
  });
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect.element(detail.getByRole('img', { name: 'bill.png' })).toBeInTheDocument();
  await detail.getByRole('button', { name: 'Show bill.pdf' }).click();
  const shown = navigator.pdfViewerEnabled
    ? detail.getByTitle('bill.pdf')
    : detail.getByText('This browser can’t show PDFs here. Download the file.');
  await expect.element(shown).toBeVisible();
  await expect.element(detail.getByRole('img')).not.toBeInTheDocument();
});

test('on a phone a row shows its description, and Approve stays in view however long the invoice is', async () => {
  await page.viewport(390, 800);
  const description = 'Mileage of a long trip. '.repeat(80);
  const { screen } = await openPage('/review-invoices', {
    as: editor,
    api: [
      ...reading,
      answer(invoiceEndpoints.search, { totalCount: 1, nodes: [invoiceOf({ description })] }),
    ],
  });
  await expect
    .element(
      screen
        .getByRole('row', { name: /Connie Burke/ })
        .getByText(/Mileage of a long trip/)
        .first(),
    )
    .toBeVisible();
  await screen
    .getByRole('link', { name: /^Connie Burke/ })
    .first()
    .click();
  const detail = screen.getByRole('region', { name: 'Invoice under review' });
  await expect
    .element(detail.getByRole('button', { name: 'Approve' }))
    .toBeInViewport({ ratio: 1 });
});
