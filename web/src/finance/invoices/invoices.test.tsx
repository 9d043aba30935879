import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { type HintedInvoice, hintWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { fakeUploads } from '../../platform/images/fake-upload.testing.ts';
import { invoiceOf } from './invoices.testing.ts';

const contributor = person('contributor');
const own = { contributorId: contributor.id, contributor: { name: contributor.name } };
const people = answer(invoiceEndpoints.people, {
  needsSecondPerson: false,
  contributors: [{ id: contributor.id, name: contributor.name }],
  editors: [{ id: 2, name: 'Edith Marlowe' }],
});

type Screen = Awaited<ReturnType<typeof openPage>>['screen'];
const box = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });
async function choose(screen: Screen, label: string, option: string) {
  await screen.getByRole('combobox', { name: label }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}

test('a new invoice lists missing fields and is saved as one’s own; the next one keeps its defaults', async () => {
  let count = 0;
  const { screen, router, callsTo } = await openPage('/invoice', {
    as: contributor,
    api: [
      people,
      answer(invoiceEndpoints.hints, []),
      answer(invoiceEndpoints.create, ({ body }) => {
        count += 1;
        return invoiceOf({ ...own, ...(body as object), id: count });
      }),
      answer(invoiceEndpoints.search, { totalCount: 0, nodes: [] }),
      answer(invoiceEndpoints.totals, { count: 0, amount: '0.00', states: [] }),
    ],
  });
  const another = screen.getByRole('button', { name: 'Save & Add Another' });
  await another.click();
  for (const sentence of ['A description is required', 'An amount is required'])
    await expect.element(screen.getByRole('button', { name: sentence })).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Contributor' }))
    .toHaveAttribute('readonly');
  await choose(screen, 'Editor', 'Edith Marlowe');
  await choose(screen, 'Site', 'Austin');
  await choose(screen, 'Type', 'Other');
  await box(screen, 'Amount').fill('$1,250');
  await box(screen, 'Description').fill('Photographs');
  await expectAccessible();
  await another.click();
  await expect.element(box(screen, 'Description')).toHaveValue('');
  await expect.element(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Other');
  await box(screen, 'Amount').fill('20');
  await box(screen, 'Description').fill('Mileage');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => router.state.location.pathname).toBe('/my-invoices');
  const sent = callsTo('POST /api/invoice').map(({ request }) => request.body);
  expect(sent).toMatchObject([
    { contributorId: contributor.id, editorId: 2, amount: '1250.00', description: 'Photographs' },
    { contributorId: contributor.id, editorId: 2, amount: '20.00', description: 'Mileage' },
  ]);
});

test('My Invoices shows one’s own invoices with state and reason, filtered in a popup', async () => {
  const { screen, router, callsTo } = await openPage('/my-invoices', {
    as: contributor,
    api: [
      people,
      answer(invoiceEndpoints.hints, []),
      answer(invoiceEndpoints.search, {
        totalCount: 1,
        nodes: [invoiceOf({ ...own, state: 'changes asked', changesAsked: 'Which article?' })],
      }),
      answer(invoiceEndpoints.totals, {
        count: 1,
        amount: '125.50',
        states: [{ state: 'changes asked', count: 1, amount: '125.50' }],
      }),
    ],
  });
  await expect.element(screen.getByText('Which article?')).toBeVisible();
  await expect.element(screen.getByText('2026-11-10')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Add invoice' }).last()).toBeVisible();
  expect(callsTo('POST /api/invoice/search')[0]?.request.body).toMatchObject({
    contributorId: contributor.id,
    state: 'all',
  });
  await screen.getByRole('button', { name: 'Filters' }).click();
  const popup = screen.getByRole('dialog');
  await popup.getByRole('combobox', { name: 'State' }).click();
  await screen.getByRole('option', { name: 'Approved' }).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ state: 'approved' });
  await expect
    .poll(() => callsTo('POST /api/invoice/search').at(-1)?.request.body)
    .toMatchObject({ state: 'approved' });
  await expectAccessible();
});

test('an approved invoice is locked and says who approved it', async () => {
  const { screen } = await openPage('/invoice/7', {
    as: contributor,
    api: [
      people,
      answer(invoiceEndpoints.hints, []),
      answer(invoiceEndpoints.get, [
        invoiceOf({
          ...own,
          state: 'approved',
          isApproved: true,
          decidedAt: '2026-11-12T15:00:00.000Z',
          decidedBy: 'Edith Marlowe',
        }),
      ]),
    ],
  });
  await expect.element(screen.getByText(/Edith Marlowe, .* locked\./)).toBeVisible();
  await expect.element(box(screen, 'Description')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('text typed while an editor approved leaves the fields of the locked invoice', async () => {
  const approved = invoiceOf({ ...own, version: 2, state: 'approved', isApproved: true });
  let now = invoiceOf(own);
  const save = ({ body }: FakeRequest) => {
    now = approved;
    const isSeen = (body as { version: number }).version === approved.version;
    const { version, dateUpdated: changedAt } = approved;
    const conflict = { version, changedBy: 'Edith Marlowe', changedById: 2, changedAt };
    const message = [invoiceMessages.locked];
    return failing(409, isSeen ? { message } : { message, conflict });
  };
  const { screen } = await openPage('/invoice/7', {
    as: contributor,
    api: [
      people,
      answer(invoiceEndpoints.hints, []),
      answer(invoiceEndpoints.get, () => [now]),
      answer(invoiceEndpoints.update, save),
    ],
  });
  await box(screen, 'Description').fill('Review of two restaurants');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(box(screen, 'Description')).toBeDisabled();
  await expect.element(box(screen, 'Description')).toHaveValue('Review of a restaurant');
});

test('flags an article that is already invoiced, and saves an uploaded file with the invoice', async () => {
  const sent = fakeUploads();
  const headline = 'Tacos of the river: where seven families have cooked since 1931';
  const post = { id: 31, headline, site_id: 1, post_url: 'https://austin.example/tacos' };
  const { screen, callsTo } = await openPage('/invoice/7', {
    as: contributor,
    api: [
      people,
      answer(invoiceEndpoints.hints, ({ body }) =>
        (body as HintedInvoice).postIds?.includes(31)
          ? [{ kind: 'same article' as const, text: 'Twice', invoiceIds: [5], postIds: [31] }]
          : [],
      ),
      answer(invoiceEndpoints.get, [invoiceOf({ ...own, postIds: [31], posts: [post] })]),
      answer(invoiceEndpoints.update, ({ body }) => invoiceOf({ ...own, ...(body as object) })),
      answer(invoiceEndpoints.search, { totalCount: 0, nodes: [] }),
      answer(invoiceEndpoints.totals, { count: 0, amount: '0.00', states: [] }),
    ],
  });
  await expect.element(screen.getByText(hintWords.invoiced([5]))).toBeVisible();
  await expect.element(screen.getByRole('link', { name: headline })).toBeVisible();
  await page.viewport(390, 800);
  const remove = screen.getByRole('button', { name: 'Remove' }).element();
  const parts = [...remove.querySelectorAll('*')];
  const cut = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut, 'words that are cut on a phone').toEqual([]);
  await page.viewport(1280, 800);
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, [new File(['x'], 'bill.pdf'), new File(['y'], 'page.pdf')]);
  const button = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(button).toBeDisabled();
  await expect.poll(() => sent.length).toBe(2);
  sent[0]?.answer(200, { id: 12, key: 'a'.repeat(32), name: 'bill.pdf', kind: 'pdf', bytes: 2048 });
  sent[1]?.answer(400, { message: [invoiceMessages.otherFile] });
  await expect.element(screen.getByText(invoiceMessages.otherFile)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download bill.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try again/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Remove page.pdf' }).click();
  await expectAccessible();
  await button.click();
  await expect
    .poll(() => callsTo('PUT /api/invoice')[0]?.request.body)
    .toMatchObject({ fileIds: [12], postIds: [31] });
});
