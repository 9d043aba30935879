import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceReportEndpoints } from '@masthead/shared/finance/invoices/invoice-report.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
// Why: loads the chart library before the page, so that no test waits for it.
import '../../platform/ui/Bars.tsx';

const people = answer(invoiceEndpoints.people, {
  needsSecondPerson: false,
  contributors: [{ id: 9, name: 'Connie Burke' }],
  editors: [],
});

test('totals appear as a chart and a table whose rows link to their invoices', async () => {
  const { screen, callsTo } = await openPage(
    '/invoice-totals?year=2026&month=10&view=contributor',
    {
      as: person('editor'),
      api: [
        people,
        answer(invoiceEndpoints.totals, {
          count: 3,
          amount: '600.55',
          states: [{ state: 'awaiting', count: 3, amount: '600.55' }],
        }),
        answer(invoiceReportEndpoints.lines, {
          totalCount: 1,
          nodes: [
            {
              id: 9,
              name: 'Connie Burke',
              count: 3,
              approved: '0.30',
              open: '600.25',
              amount: '600.55',
            },
          ],
        }),
      ],
    },
  );
  const row = screen.getByRole('row', { name: /Connie Burke/ });
  await expect.element(row.getByText('$600.25')).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Connie Burke', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/^\/review-invoices\?.*contributor=9/));
  await expect
    .element(row.getByRole('link', { name: 'Statement for Connie Burke' }))
    .toHaveAttribute('href', '/invoice-statement?contributor=9&year=2026&month=10');
  const chart = screen.getByRole('figure', { name: 'Invoices by contributor' });
  await expect
    .poll(() => chart.element().querySelectorAll('.recharts-bar path.recharts-rectangle').length)
    .toBe(2);
  await expectAccessible();
  await screen.getByRole('radio', { name: 'Site' }).click();
  await expect
    .poll(() => callsTo('POST /api/invoice/totals-by').at(-1)?.request.body)
    .toMatchObject({ by: 'site', year: 2026, month: 10, offset: 0 });
});

test('a statement adds up a month, steps to the next and names its contributor', async () => {
  const { screen, callsTo } = await openPage(
    '/invoice-statement?year=2026&month=12&contributor=9',
    {
      as: person('editor'),
      api: [
        people,
        answer(invoiceReportEndpoints.statement, ({ query }) => ({
          contributor: { id: 9, name: 'Connie Burke' },
          year: Number(query.year),
          month: Number(query.month),
          lines: [
            {
              id: 4,
              date: '2026-12-01',
              type: 'Article' as const,
              site: 'CityBeat Austin',
              description: 'Review of a restaurant',
              state: 'approved' as const,
              amount: '125.50',
            },
            {
              id: 5,
              date: '2026-12-31',
              type: 'Other' as const,
              site: 'CityBeat Austin',
              description: 'Mileage',
              state: 'awaiting' as const,
              amount: '10.05',
            },
          ],
        })),
      ],
    },
  );
  const sheet = screen.getByRole('article', { name: 'Connie Burke, December 2026' });
  await expect.element(sheet.getByRole('row', { name: 'Approved $125.50' })).toBeVisible();
  await expect.element(sheet.getByRole('row', { name: 'Total $135.55' })).toBeVisible();
  await page.viewport(390, 800);
  const day = document.createRange();
  day.selectNodeContents(sheet.getByText('2026-12-31').element());
  expect(day.getClientRects(), 'lines of a day on a phone').toHaveLength(1);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Next month' }).click();
  await expect
    .element(screen.getByRole('article', { name: 'Connie Burke, January 2027' }))
    .toBeVisible();
  expect(callsTo('GET /api/invoice/statement').map(({ request }) => request.query)).toEqual([
    { contributorId: '9', year: '2026', month: '12' },
    { contributorId: '9', year: '2027', month: '1' },
  ]);
});
