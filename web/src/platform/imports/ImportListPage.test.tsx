import type { ImportLabels, LabelChoice } from '@masthead/shared/editorial/posts/import-labels.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { type ImportRun, noCounts } from '@masthead/shared/platform/imports/import.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../api/axe.testing.ts';
import { answer, FakeAnswer, failing, openPage, person } from '../api/page.testing.tsx';
import { fakeUploads } from '../images/fake-upload.testing.ts';

const run: ImportRun = {
  id: 7,
  kind: 'subscribers',
  fileName: 'readers.csv',
  target: 'Austin Daily',
  state: 'done',
  problem: null,
  counts: { ...noCounts, added: 1200, refused: 3 },
  progress: 0,
  rows: 1203,
  createdAt: '2026-11-21T15:00:00.000Z',
  createdBy: 'Ada Admin',
  undoneAt: null,
  undoneBy: null,
  notes: [],
  problems: [],
  problemCount: 0,
  pictures: { waiting: 0, kept: 12, failed: 1 },
  posts: null,
  readAs: null,
};

test('lists imports with their results; an opened one can be undone', async () => {
  let stored = run;
  const { screen, callsTo } = await openPage('/admin/import', {
    as: person('admin'),
    api: [
      answer(importEndpoints.list, () => ({ totalCount: 1, nodes: [stored] })),
      answer(importEndpoints.get, () => stored),
      answer(importEndpoints.undo, () => {
        stored = { ...stored, state: 'undone', counts: { ...run.counts, undone: 1200 } };
        return stored;
      }),
    ],
  });
  await expect.element(screen.getByText('Added: 1,200 · Invalid: 3')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'readers.csv' }).click();
  const drawer = screen.getByRole('dialog', { name: 'readers.csv' });
  await expect
    .element(drawer.getByText('Images: 12 in the library, 1 not imported.'))
    .toBeVisible();
  await drawer.getByRole('button', { name: 'Undo import' }).click();
  await screen
    .getByRole('dialog', { name: 'Undo the import of readers.csv?' })
    .getByRole('button', { name: 'Undo import' })
    .click();
  await expect.poll(() => callsTo('POST /api/import/:id/undo').length).toBe(1);
  await expect.element(drawer.getByText(/1,203 lines, undone\./)).toBeVisible();
});

test('an import that is opened while it runs shows how much of its file is in', async () => {
  const counts = { ...noCounts, added: 300 };
  const running: ImportRun = { ...run, state: 'running', counts, progress: 300, rows: 1200 };
  const { screen } = await openPage('/admin/import', {
    as: person('admin'),
    api: [
      answer(importEndpoints.list, { totalCount: 1, nodes: [running] }),
      answer(importEndpoints.get, running),
    ],
  });
  await screen.getByRole('link', { name: 'readers.csv' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/300 of 1,200 lines\./)).toBeVisible();
  await expect
    .element(dialog.getByRole('progressbar', { name: 'Import' }))
    .toHaveAttribute('aria-valuenow', '25');
});

test('shows an empty list, and filters by kind', async () => {
  const { screen, callsTo } = await openPage('/admin/import', {
    as: person('editor'),
    api: [answer(importEndpoints.list, { totalCount: 0, nodes: [] })],
  });
  await expect.element(screen.getByText('No imports yet.')).toBeVisible();
  await screen.getByLabelText('Kind').selectOptions('feed');
  await expect.element(screen.getByText('No imports of this kind.')).toBeVisible();
  expect(callsTo('GET /api/import').at(-1)?.request.query).toMatchObject({ kind: 'feed' });
});

test('a file of posts goes to the site that is chosen for it, and its report opens', async () => {
  const posts: ImportRun = {
    ...run,
    kind: 'feed',
    fileName: 'paper.xml',
    state: 'checked',
    counts: { ...noCounts, added: 2, leftOut: 1 },
    rows: 3,
    notes: ['Old Paper'],
  };
  const { screen, callsTo } = await openPage('/admin/import', {
    as: person('editor'),
    api: [
      answer(importEndpoints.list, { totalCount: 0, nodes: [] }),
      answer(importEndpoints.get, posts),
      answer(newsItemImportEndpoints.labels, { source: '', sections: [], labels: [], others: 0 }),
    ],
  });
  const uploads = fakeUploads();
  await screen.getByRole('button', { name: 'Import posts' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Import posts' });
  const check = dialog.getByRole('button', { name: 'Check file' });
  await expect.element(dialog.getByText('At most 1 GB')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['<rss/>'], 'paper.xml'));
  if (input) input.files = transfer.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(check).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Site' }).click();
  await screen.getByRole('option', { name: /Austin/ }).click();
  await expectAccessible();
  await check.click();
  await expect.poll(() => uploads.length).toBe(1);
  expect(uploads[0]?.form.get('siteId')).toBe('1');
  uploads[0]?.answer(200, posts);
  await expect.element(dialog.getByText(/Old Paper/)).toBeVisible();
  expect(callsTo('POST /api/import/:id/run')).toHaveLength(0);
});

const labels: ImportLabels = {
  source: 'old-paper.example',
  sections: [
    { id: 3, title: 'City Life' },
    { id: 4, title: 'Arts' },
  ],
  labels: [
    {
      kind: 'category',
      name: 'Old Town',
      posts: 1200,
      becomes: 'tag',
      sectionId: null,
      by: 'nobody',
    },
    { kind: 'category', name: 'arts', posts: 61, becomes: 'section', sectionId: 4, by: 'name' },
    {
      kind: 'author',
      name: 'Wire Desk',
      posts: 40,
      becomes: 'person',
      sectionId: null,
      by: 'nobody',
    },
  ],
  others: 12,
};
const paper: ImportRun = {
  ...run,
  kind: 'feed',
  fileName: 'paper.xml',
  state: 'checked',
  counts: { ...noCounts, added: 1300 },
  rows: 1300,
  pictures: null,
};

/** The report of a checked file of posts, on a server that remembers what is chosen. */
async function openLabels(isRefused = false) {
  let stored = labels;
  const waiting: (() => void)[] = [];
  const opened = await openPage('/admin/import?import=7', {
    as: person('editor'),
    api: [
      answer(importEndpoints.list, { totalCount: 1, nodes: [paper] }),
      answer(importEndpoints.get, paper),
      answer(importEndpoints.run, { ...paper, state: 'running' }),
      answer(newsItemImportEndpoints.labels, () => stored),
      answer(newsItemImportEndpoints.chooseLabels, async ({ body }) => {
        await new Promise<void>((resolve) => void waiting.push(resolve));
        if (isRefused)
          return failing(400, { message: ['This section no longer exists. Choose another one.'] });
        const [choice] = (body as { choices: LabelChoice[] }).choices;
        stored = {
          ...stored,
          labels: stored.labels.map((label) =>
            label.name === choice?.name ? { ...label, ...choice, by: 'choice' as const } : label,
          ),
        };
        return stored;
      }),
    ],
  });
  const drawer = opened.screen.getByRole('dialog', { name: 'paper.xml' });
  const select = (name: string) => drawer.getByRole('combobox', { name: `${name} becomes` });
  await expect.element(select('Old Town')).toHaveValue('tag');
  const release = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
  };
  return { ...opened, drawer, select, release };
}

test('lists categories and authors with their posts, and saves their mapping before the import starts', async () => {
  const { drawer, select, release, callsTo } = await openLabels();
  await expect.element(drawer.getByRole('row', { name: /Old Town New 1,200/ })).toBeVisible();
  await expect.element(drawer.getByText(/the next file from old-paper\.example\./)).toBeVisible();
  await expect.element(drawer.getByText(/And 12 more/)).toBeVisible();
  await expect.element(select('arts')).toHaveValue('4');
  await expectAccessible();
  const start = drawer.getByRole('button', { name: 'Import 1,300 posts' });
  await select('Old Town').selectOptions('City Life');
  await expect.element(select('Old Town')).toHaveValue('3');
  await expect.element(start).toHaveAttribute('data-loading', 'true');
  await release();
  await expect.element(drawer.getByRole('row', { name: /Old Town Chosen/ })).toBeVisible();
  await expect.element(start).toBeEnabled();
  await select('Wire Desk').selectOptions('Byline only');
  await release();
  await expect.element(drawer.getByRole('row', { name: /Wire Desk Chosen/ })).toBeVisible();
  expect(
    callsTo('PUT /api/news-item/import/:id/labels').map(({ request }) => request.body),
  ).toEqual([
    { choices: [{ kind: 'category', name: 'Old Town', becomes: 'section', sectionId: 3 }] },
    { choices: [{ kind: 'author', name: 'Wire Desk', becomes: 'byline', sectionId: null }] },
  ]);
});

test('keeps or redirects old addresses, as chosen at the start of the import', async () => {
  const { drawer, callsTo } = await openLabels();
  const addresses = drawer.getByRole('combobox', { name: 'Old addresses' });
  await expect.element(addresses).toHaveValue('keep');
  await addresses.selectOptions('Redirect them to this site');
  await drawer.getByRole('button', { name: 'Import 1,300 posts' }).click();
  await expect.poll(() => callsTo('POST /api/import/:id/run').length).toBe(1);
  expect(callsTo('POST /api/import/:id/run')[0]?.request.body).toEqual({
    differing: 'leave',
    addresses: 'move',
  });
});

test('counts imported posts and links to the lists filtered by the import', async () => {
  const done: ImportRun = {
    ...paper,
    state: 'done',
    counts: { ...noCounts, added: 1203, leftOut: 97 },
    posts: { articles: 1200, events: 3 },
    problems: [{ kind: 'repaired', line: 4, field: '', text: 'Tacos', message: 'it was cut' }],
    problemCount: 3,
  };
  const { screen, router, callsTo } = await openPage('/admin/import?import=7', {
    as: person('editor'),
    api: [
      answer(importEndpoints.list, { totalCount: 1, nodes: [done] }),
      answer(importEndpoints.get, done),
      answer(newsItemEndpoints.search, () => new FakeAnswer(200, [], { 'x-count': '0' })),
    ],
  });
  const drawer = screen.getByRole('dialog', { name: 'paper.xml' });
  await expect
    .element(drawer.getByText('Import 7, paper.xml: 1,300 items, imported.'))
    .toBeVisible();
  await expect.element(drawer.getByRole('columnheader', { name: 'Item' })).toBeVisible();
  await expect.element(drawer.getByText(/And 2 more problems\./)).toBeVisible();
  await expect
    .element(drawer.getByRole('link', { name: 'Show the 3 in Events' }))
    .toHaveAttribute('href', '/events?importId=7');
  await drawer.getByRole('link', { name: 'Show the 1,200 in Articles' }).click();
  await expect.element(screen.getByText('From import 7')).toBeVisible();
  expect(callsTo('GET /api/news-item/search').at(-1)?.request.query).toMatchObject({
    importId: '7',
    type: 'article',
  });
  await screen.getByRole('button', { name: /From import 7/ }).click();
  await expect.poll(() => router.state.location.search).not.toHaveProperty('importId');
});

test('a rejected choice shows the reason and reverts', async () => {
  const { screen, select, release } = await openLabels(true);
  await select('Old Town').selectOptions('Arts');
  await release();
  await expect
    .element(screen.getByText('This section no longer exists. Choose another one.'))
    .toBeVisible();
  await expect.element(select('Old Town')).toHaveValue('tag');
});
