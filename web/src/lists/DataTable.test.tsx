import { endpoint } from '@masthead/shared/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { queryOf } from '../app/call.ts';
import { pathTo } from '../app/links.tsx';
import { answer, type FakeRequest, openPage, person } from '../app/page.testing.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ListShell } from './ListShell.tsx';
import { pageNumber, searchText, useListSearch } from './search.ts';

const noteRow = z.object({ id: z.int(), subject: z.string(), city: z.string() });
const list = endpoint({
  shows: [],
  method: 'GET',
  path: '/api/note',
  summary: '',
  access: ['editor'],
  query: z.object({ page: z.string().optional() }),
  reply: z.object({ totalCount: z.int(), nodes: z.array(noteRow) }),
});
const columns: Column<z.output<typeof noteRow>>[] = [
  { key: 'subject', title: 'Subject', cell: (row) => row.subject, onCard: 'title' },
  { key: 'city', title: 'City', cell: (row) => row.city },
];
const noteSearch = z.object({ words: searchText, page: pageNumber });

function NotesPage() {
  const [search, , place] = useListSearch(noteSearch);
  const query = useQuery({
    ...queryOf(list, { query: { page: search.page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListShell
      screen="dailyDigestList"
      query={query}
      filters={null}
      chips={[]}
      place={place}
      paging={{ pageSize: 40 }}
    >
      <DataTable
        label="Notes"
        query={query}
        columns={columns}
        pageSize={40}
        rowLink={(row) => ({ to: pathTo('dailyDigestEdit', { id: row.id }) })}
        rowName={(row) => row.subject}
        empty={null}
      />
    </ListShell>
  );
}

const EditPage = () => <h1 tabIndex={-1}>One note</h1>;

const forty = ({ query }: FakeRequest) => ({
  totalCount: 200,
  nodes: Array.from({ length: Number(query.page) > 5 ? 0 : 40 }, (_, i) => {
    const id = (Number(query.page) - 1) * 40 + i + 1;
    return { id, subject: `Note ${id}`, city: 'Austin' };
  }),
});

const openNotes = (address = '/daily-digest') =>
  openPage(address, {
    as: person('editor'),
    api: [answer(list, forty)],
    pages: { dailyDigestList: NotesPage, dailyDigestEdit: EditPage },
  });

describe('a row', () => {
  test('is opened by a click anywhere on it', async () => {
    const { screen, router } = await openNotes();
    const row = screen.getByRole('row', { name: 'Note 3 Austin' });
    await row.getByText('Austin').click();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/3');
  });

  test('is opened by the keyboard', async () => {
    const { screen, router } = await openNotes();
    await expect.element(screen.getByRole('link', { name: 'Note 2', exact: true })).toBeVisible();
    (screen.getByRole('link', { name: 'Note 2', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/2');
    await expect.element(screen.getByRole('heading', { name: 'One note' })).toHaveFocus();
  });
});

test('a page past the end becomes the last one', async () => {
  const { screen, router } = await openNotes('/daily-digest?page=9999');
  await expect.element(screen.getByRole('link', { name: 'Note 200' })).toBeVisible();
  expect(router.state.location.search).toEqual({ page: '5' });
  await expect.element(screen.getByText('rows 161–200 of 200')).toBeVisible();
});

describe('coming back to a list', () => {
  test('finds the same page, the same place on it, and the focus on the row', async () => {
    const { screen, router, callsTo } = await openNotes('/daily-digest?page=3');
    const link = screen.getByRole('link', { name: 'Note 115' });
    await expect.element(link).toBeVisible();
    // The router hears of it before this test does.
    const isHeard = new Promise((resolve) =>
      document.addEventListener('scroll', resolve, { capture: true, once: true }),
    );
    scrollTo(0, document.body.scrollHeight);
    const place = scrollY;
    expect(place).toBeGreaterThan(400);
    await isHeard;
    await link.click();
    await expect.element(screen.getByRole('heading', { name: 'One note' })).toHaveFocus();
    router.history.back();
    await expect.element(link).toHaveFocus();
    expect(router.state.location.search).toEqual({ page: '3' });
    await expect.poll(() => scrollY).toBe(place);
    expect(callsTo('GET /api/note').every((call) => call.request.query.page === '3')).toBe(true);
  });
});
