import { endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { queryOf } from '../api/call.ts';
import { pathTo } from '../api/links.tsx';
import { answer, type FakeRequest, openPage, person } from '../api/page.testing.tsx';
import { setSingleKeys } from '../ui/single-keys.ts';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ListShell } from './ListShell.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SelectPage, SelectRow } from './SelectRows.tsx';
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

/** More than a line of a card holds. */
const moreColumns: typeof columns = [
  ...columns,
  { key: 'place', title: 'Place', cell: () => 'The hills on the far side of San Antonio' },
  { key: 'readers', title: 'Readers', cell: () => 240, unit: 'readers', align: 'end' },
];

/** Every column is declared too narrow for what it holds. */
const narrowColumns: typeof columns = [
  { key: 'name', title: 'Name', cell: () => 'Conservancy'.repeat(27), onCard: 'title' },
  { key: 'date', title: 'Date', cell: () => '12/30/2026', holds: 'value', width: 30 },
  { key: 'sum', title: 'Sum', cell: () => '$9,999,999.99', holds: 'value', width: 30 },
  { key: 'city', title: 'City', cell: () => 'Greater Jacksonville', holds: 'label', width: 30 },
  { key: 'remark', title: 'Remark', cell: () => 'Letters '.repeat(40) },
];

const NotesPage = () => <NotesWith columns={columns} />;
const NarrowNotesPage = () => <NotesWith columns={narrowColumns} />;
const WideNotesPage = () => <NotesWith columns={moreColumns} />;

const MarkedNotesPage = () => <NotesWith columns={columns} isMarked />;

function NotesWith({ columns: shown, isMarked }: { columns: typeof columns; isMarked?: boolean }) {
  const [search, setSearch, place] = useListSearch(noteSearch);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery({
    ...queryOf(list, { query: { page: search.page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListShell
      screen="dailyDigestList"
      query={query}
      filters={
        isMarked ? (
          <SearchBox
            label="Words"
            value={search.words}
            onSearch={(words) => setSearch({ words })}
          />
        ) : null
      }
      chips={[]}
      place={place}
      paging={{ pageSize: 40 }}
    >
      <DataTable
        label="Notes"
        query={query}
        columns={shown}
        pageSize={40}
        rowLink={(row) => ({ to: pathTo('dailyDigestEdit', { id: row.id }) })}
        rowName={(row) => row.subject}
        selection={
          isMarked ? { ids, onChange: setIds, Row: SelectRow, Page: SelectPage } : undefined
        }
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

describe('the keys of a list', () => {
  const openMarked = async () => {
    const opened = await openPage('/daily-digest', {
      as: person('editor'),
      api: [answer(list, forty)],
      pages: { dailyDigestList: MarkedNotesPage, dailyDigestEdit: EditPage },
    });
    await expect.element(linkTo(opened, 'Note 1')).toBeVisible();
    // The keys come a moment after the rows.
    await expect
      .poll(async () => {
        await userEvent.keyboard('k');
        return document.activeElement?.textContent;
      })
      .toBe('Note 1');
    return opened;
  };
  const linkTo = ({ screen }: Awaited<ReturnType<typeof openPage>>, name: string) =>
    screen.getByRole('link', { name, exact: true });

  test('J, K and the arrows move from row to row, Enter opens, / searches', async () => {
    const opened = await openMarked();
    await userEvent.keyboard('jj');
    await expect.element(linkTo(opened, 'Note 3')).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}{ArrowUp}');
    await expect.element(linkTo(opened, 'Note 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}/');
    const search = opened.screen.getByRole('searchbox', { name: 'Words' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('jack/?');
    await expect.element(search).toHaveValue('jack/?');
    (linkTo(opened, 'Note 2').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened.router.state.location.pathname).toBe('/daily-digest/create/2');
  });

  test('X marks the row in focus, and Enter opens it from its box too', async () => {
    const opened = await openMarked();
    await userEvent.keyboard('jx');
    const box = opened.screen.getByRole('checkbox', { name: 'Choose Note 2', exact: true });
    await expect.element(box).toBeChecked();
    await expect.element(linkTo(opened, 'Note 2')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(box).not.toBeChecked();
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened.router.state.location.pathname).toBe('/daily-digest/create/2');
  });

  test('? tells them, none acts under a dialog, and / shows filters that are folded away', async () => {
    const opened = await openMarked();
    await userEvent.keyboard('?');
    const dialog = opened.screen.getByRole('dialog', { name: 'Keyboard shortcuts in lists' });
    await expect.element(dialog.getByText('Next row')).toBeVisible();
    await userEvent.keyboard('jj{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(linkTo(opened, 'Note 1')).toHaveFocus();
    await opened.screen.getByRole('button', { name: 'Hide' }).click();
    await userEvent.keyboard('/');
    await expect.element(opened.screen.getByRole('searchbox', { name: 'Words' })).toHaveFocus();
  });

  test('do nothing when single-key shortcuts are off', async () => {
    const opened = await openMarked();
    setSingleKeys(false);
    onTestFinished(() => setSingleKeys(true));
    await userEvent.keyboard('jx/?');
    await expect.element(linkTo(opened, 'Note 1')).toHaveFocus();
    await expect.element(opened.screen.getByRole('dialog')).not.toBeInTheDocument();
    setSingleKeys(true);
    await userEvent.keyboard('j');
    await expect.element(linkTo(opened, 'Note 2')).toHaveFocus();
  });

  test('the second Tab from the top leads to the first row', async () => {
    const opened = await openNotes();
    await expect.element(linkTo(opened, 'Note 1')).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect
      .element(opened.screen.getByRole('button', { name: 'Skip to first row' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(linkTo(opened, 'Note 1')).toHaveFocus();
  });
});

describe('a column', () => {
  const linesOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };

  test.each([700, 1024, 1280, 1440])(
    'keeps values on one line and words of labels whole, %i px wide',
    async (width) => {
      await page.viewport(width, 800);
      const { screen } = await openPage('/daily-digest', {
        as: person('editor'),
        api: [answer(list, forty)],
        pages: { dailyDigestList: NarrowNotesPage, dailyDigestEdit: EditPage },
      });
      await expect.element(screen.getByText('12/30/2026').first()).toBeVisible();
      const cells = [...document.querySelectorAll('tr[data-row="1"] td')];
      const [name, date, sum, city] = cells;
      if (!name || !date || !sum || !city) throw new Error('the row has no cells');
      expect([date, sum].map(linesOf)).toEqual([1, 1]);
      expect(linesOf(city)).toBeLessThanOrEqual(2);
      expect(name.clientWidth).toBeGreaterThan(100);
      for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

describe('a card on a phone', () => {
  const openWide = () =>
    openPage('/daily-digest', {
      as: person('editor'),
      api: [answer(list, forty)],
      pages: { dailyDigestList: WideNotesPage, dailyDigestEdit: EditPage },
    });

  test('has a dot between two cells of a line, and none where a line begins or ends', async () => {
    await page.viewport(390, 844);
    const { screen } = await openWide();
    await expect.element(screen.getByRole('link', { name: 'Note 1', exact: true })).toBeVisible();
    const card = document.querySelector('tr[data-row="1"]');
    const title = card?.querySelector('[data-card="title"]');
    if (!card || !title) throw new Error('there is no card');
    const strip = getComputedStyle(card, '::before');
    const stripEnd = Number.parseFloat(strip.left) + Number.parseFloat(strip.width);
    const lineStart = title.getBoundingClientRect().left;
    expect(card.getBoundingClientRect().left + stripEnd).toBeCloseTo(lineStart, 0);
    const cells = [...card.querySelectorAll('[data-card="meta"]')].map((cell) => {
      const dot = getComputedStyle(cell, '::before');
      expect(getComputedStyle(cell, '::after').content).toBe('none');
      expect(dot.content).toBe('"·"');
      expect(dot.position).toBe('absolute');
      const { left } = cell.getBoundingClientRect();
      const dotEnd = left + Number.parseFloat(dot.left) + Number.parseFloat(dot.width);
      return { words: cell.textContent, isShown: dotEnd > lineStart };
    });
    expect(cells).toEqual([
      { words: 'Austin', isShown: false },
      { words: 'The hills on the far side of San Antonio', isShown: true },
      { words: '240 readers', isShown: false },
    ]);
  });

  test('shows the unit of a number; a table has column titles instead', async () => {
    await page.viewport(390, 844);
    const { screen } = await openWide();
    const readers = screen.getByText('readers', { exact: true }).first();
    await expect.element(readers).toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(readers).not.toBeVisible();
  });
});

test('a page past the end becomes the last one', async () => {
  const { screen, router } = await openNotes('/daily-digest?page=9999');
  await expect.element(screen.getByRole('link', { name: 'Note 200' })).toBeVisible();
  expect(router.state.location.search).toEqual({ page: '5' });
  await expect.element(screen.getByText('161–200 of 200')).toBeVisible();
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
