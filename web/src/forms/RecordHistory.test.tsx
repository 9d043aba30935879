import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { historyEndpoints, versionEndpoints } from '@masthead/shared/history/history.endpoints.ts';
import type { HistoryEntry } from '@masthead/shared/history/history.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../app/axe.testing.ts';
import { answer, failing, openPage, person } from '../app/page.testing.tsx';
import { digest, openDigest } from '../daily-digests/digest.testing.ts';
import { wordDiff } from './word-diff.ts';

const changed = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
  isHidden: false,
});

function entry(id: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id,
    at: '2026-11-20T15:00:00.000Z',
    who: 'Maria Lopez',
    does: 'changed',
    differences: [],
    isVersion: true,
    ...changes,
  };
}

const entries = [
  entry(9, {
    at: '2026-11-21T02:30:00.000Z',
    differences: [
      changed('Subject line', 'The best taco trucks', 'The best taco stands'),
      changed('Send date', null, 'Nov 24, 2026'),
    ],
  }),
  entry(8, {
    who: 'Jon Park',
    differences: [
      changed('Status', 'Scheduled', 'Draft'),
      { field: 'Password', before: null, after: null, isHidden: true },
    ],
  }),
  entry(7, { who: 'Masthead', does: 'added', at: '2026-11-19T15:00:00.000Z' }),
];
const history = answer(historyEndpoints.dailyDigestEdit, ({ query }) =>
  query.before
    ? { nodes: [entry(3, { who: 'Old Hand' })], next: null }
    : { nodes: entries, next: 7 },
);
const version = answer(versionEndpoints.dailyDigestEdit, {
  values: { style: 'Daily Digest', subject: 'Older trucks', newsLinks: [] },
});

async function openHistory(api = [history, version]) {
  const page = await openDigest('/5', { api });
  await page.screen.getByRole('button', { name: 'History' }).click();
  return { ...page, drawer: page.screen.getByRole('dialog', { name: 'History of Taco trucks' }) };
}

describe('the history of a record', () => {
  test('groups what was done by day in Central Time, with who and when', async () => {
    const { drawer } = await openHistory();
    const day = drawer.getByRole('region', { name: 'Nov 20, 2026' });
    await expect.element(day.getByText('Maria Lopez')).toBeVisible();
    await expect.element(day.getByText('8:30 PM CT')).toBeVisible();
    await expect.element(day.getByText('Jon Park')).toBeVisible();
    const first = drawer.getByRole('region', { name: 'Nov 19, 2026' });
    await expect.element(first.getByText('Masthead added')).toBeVisible();
  });

  test('shows the picture that went and the one that came, small', async () => {
    const dot = (colour: string) =>
      `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><rect width='60' height='40' fill='${colour}'/></svg>`;
    const banner = changed('Banner photo', dot('red'), dot('blue'));
    const nodes = [
      entry(9, { differences: [{ ...banner, isPicture: true }] }),
      entry(8, { differences: [{ ...changed('Logo', null, 'data:,none'), isPicture: true }] }),
    ];
    const { drawer } = await openHistory([
      answer(historyEndpoints.dailyDigestEdit, { nodes, next: null }),
    ]);
    const gone = drawer.getByRole('img', { name: 'Banner photo: Was' });
    await expect.element(gone).toHaveAttribute('src', dot('red'));
    await expect.poll(() => gone.element().clientWidth).toBe(60);
    await expect.element(drawer.getByRole('img', { name: 'Banner photo: Now' })).toBeVisible();
    await expect.element(drawer.getByText('data:,none')).toBeVisible();
  });

  test('marks what went and what came, by words and not by colour alone', async () => {
    const { drawer } = await openHistory();
    await expect.element(drawer.getByText('trucks').first()).toBeVisible();
    expect([...document.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
      'trucks',
      'Scheduled',
    ]);
    expect([...document.querySelectorAll('ins')].map((one) => one.textContent)).toEqual([
      'stands',
      'Nov 24, 2026',
      'Draft',
    ]);
    await expect.element(drawer.getByText('Was').first()).toBeVisible();
    await expect.element(drawer.getByText('empty')).toBeVisible();
    await expect.element(drawer.getByText('Changed. The value is never kept.')).toBeVisible();
    await expectAccessible();
  });

  test('shows older changes when asked', async () => {
    const { drawer, callsTo } = await openHistory();
    await drawer.getByRole('button', { name: 'Show older changes' }).click();
    await expect.element(drawer.getByText('Old Hand')).toBeVisible();
    expect(callsTo('GET /api/history/daily-digest/:id').at(-1)?.request.query).toEqual({
      before: '7',
    });
    await expect
      .element(drawer.getByRole('button', { name: 'Show older changes' }))
      .not.toBeInTheDocument();
  });

  test('says what failed, and tries again', async () => {
    let isDown = true;
    const { drawer } = await openHistory([
      answer(historyEndpoints.dailyDigestEdit, () =>
        isDown ? failing(500, { message: ['Out of order.'] }) : { nodes: entries, next: null },
      ),
    ]);
    await expect.element(drawer.getByText('The history could not be loaded.')).toBeVisible();
    isDown = false;
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect.element(drawer.getByText('Jon Park')).toBeVisible();
  });

  test('puts a version into the form as unsaved changes, which the ordinary save sends', async () => {
    const { screen, drawer, callsTo } = await openHistory([
      history,
      version,
      answer(dailyDigestEndpoints.update, digest({ version: 4, subject: 'Older trucks' })),
    ]);
    await expect.element(drawer.getByText('As it is now')).toBeVisible();
    await drawer
      .getByRole('button', { name: 'Restore this version of Nov 20, 2026, 9:00 AM CT' })
      .click();
    await expect
      .element(
        screen.getByText(
          'The version of Nov 20, 2026, 9:00 AM CT is in the form. Nothing is saved until you save it.',
        ),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Subject line' }))
      .toHaveValue('Older trucks');
    await expect.element(screen.getByText('Unsaved changes')).toBeVisible();
    expect(callsTo('PUT /api/daily-digest')).toHaveLength(0);
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => callsTo('PUT /api/daily-digest')[0]?.request.body)
      .toMatchObject({
        subject: 'Older trucks',
        newsLinks: [],
        version: 3,
        sendTime: '06:45',
      });
  });

  test('asks before it replaces what was typed', async () => {
    const { screen } = await openDigest('/5', { api: [history, version] });
    const subject = screen.getByRole('textbox', { name: 'Subject line' });
    await subject.fill('Typed by hand');
    await screen.getByRole('button', { name: 'History' }).click();
    await screen.getByRole('button', { name: /Restore this version of Nov 20/ }).click();
    await expect
      .element(screen.getByText('Your unsaved changes here will be replaced.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(subject).toHaveValue('Typed by hand');
  });

  test('is not offered for a record that has not been saved yet', async () => {
    const { screen } = await openPage('/daily-digest/create', { as: person('editor') });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });
});

describe('two texts word by word', () => {
  const shown = (before: string, after: string) =>
    wordDiff(before, after)?.map(({ kind, text }) => `${kind}:${text.trim()}`) ?? null;

  test('keep what stayed, also at their ends', () => {
    expect(shown('one two', 'one two three')).toEqual(['same:one two', 'new:three']);
    expect(
      wordDiff('one two', 'one two three')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('one two three');
    expect(
      wordDiff('one two three', 'one two')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('one two three');
    expect(shown('one two three', 'two three')).toEqual(['gone:one', 'same:two three']);
    expect(shown('a b c d', 'a b x d')).toEqual(['same:a b', 'gone:c', 'new:x', 'same:d']);
  });

  test('stand one after the other when little stayed or they are very long', () => {
    expect(shown('one two three', 'four five six')).toBeNull();
    expect(shown('word '.repeat(601), 'word '.repeat(600))).toBeNull();
  });
});
