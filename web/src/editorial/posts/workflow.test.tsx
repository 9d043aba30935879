import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import { type Workflow, workflowMessages } from '@masthead/shared/editorial/posts/workflow.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  answer,
  FakeAnswer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { listedPost } from './listed-post.testing.ts';
import { aPost, postServer } from './post-editor.testing.ts';

const draft: Workflow = {
  state: 'draft',
  assignee_id: null,
  assignee: null,
  due_at: null,
  note: null,
  version: 0,
};
const people = answer(workflowEndpoints.people, [{ id: 9, name: 'Bo Field' }]);

/** A server that moves stories as the real one does. */
function movesOf(stories: Map<number, Workflow>) {
  return answer(workflowEndpoints.move, ({ body }: FakeRequest) => {
    const { id, version, ...change } = body as { id: number; version: number } & Partial<Workflow>;
    const before = stories.get(id) ?? draft;
    const changed = { ...before, ...change, version: version + 1 };
    const workflow = { ...changed, assignee: changed.assignee_id === 9 ? 'Bo Field' : null };
    stories.set(id, workflow);
    return { id, workflow };
  });
}

describe('the panel of a post', () => {
  async function openPanel(given: Partial<Workflow> = {}, role: Role = 'editor') {
    const workflow = { ...draft, ...given };
    const { api } = postServer({ ...aPost, workflow });
    const stories = new Map([[aPost.id, workflow]]);
    const moves = answer(workflowEndpoints.moves, [
      { id: 1, who: 'Edith Marlowe', at: '2027-01-12T18:00:00.000Z', told: 'Draft → Edit' },
    ]);
    const page = await openPage('/editor/1/42', {
      as: person(role),
      api: [people, moves, ...api, movesOf(stories)],
    });
    const panel = page.screen.getByRole('region', { name: 'Workflow' });
    await expect.element(panel).toBeVisible();
    return { ...page, panel };
  }
  const moved = (page: { callsTo: (name: string) => { request: FakeRequest }[] }) =>
    page.callsTo('PUT /api/news-item/move').map(({ request }) => request.body);

  test('hands a story over at once, and sends it back with a sentence only', async () => {
    const page = await openPanel();
    const state = page.panel.getByRole('combobox', { name: 'State' });
    await state.click();
    await page.screen.getByRole('option', { name: 'Edit' }).click();
    await expect.element(page.screen.getByText(workflowMessages.saved)).toBeVisible();
    await state.click();
    await page.screen.getByRole('option', { name: 'Draft' }).click();
    const dialog = page.screen.getByRole('dialog', { name: 'Send back' });
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect.element(dialog.getByText(workflowMessages.noteRequired)).toBeVisible();
    await dialog.getByRole('textbox').fill('Who says so?');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect.element(page.panel.getByText('Who says so?')).toBeVisible();
    expect(moved(page)).toEqual([
      { id: 42, version: 0, state: 'edit' },
      { id: 42, version: 1, state: 'draft', note: 'Who says so?' },
    ]);
  });

  test('an editor assigns anyone', async () => {
    const page = await openPanel();
    await page.panel.getByRole('combobox', { name: 'Assignee' }).click();
    await page.screen.getByRole('option', { name: 'Bo Field' }).click();
    await expect.element(page.screen.getByText(workflowMessages.saved)).toBeVisible();
    expect(moved(page)).toEqual([{ id: 42, version: 0, assignee_id: 9 }]);
  });

  test('a writer takes a story that nobody has, and sets no due time', async () => {
    const page = await openPanel({}, 'author');
    await expect.element(page.panel.getByLabelText('Due')).not.toBeInTheDocument();
    await page.panel.getByRole('button', { name: 'Take this story' }).click();
    await expect.element(page.panel.getByRole('button', { name: 'Give back' })).toBeVisible();
    expect(moved(page)).toEqual([{ id: 42, version: 0, assignee_id: person('author').id }]);
  });

  test('shows the changes when they are wanted', async () => {
    const page = await openPanel({ version: 1, state: 'edit' });
    await page.panel.getByText('Changes').click();
    await expect.element(page.panel.getByText('Draft → Edit')).toBeVisible();
  });
});

describe('the board', () => {
  const story = (id: number, given: Partial<Workflow> = {}, changes: Partial<NewsItem> = {}) =>
    listedPost(id, {
      status: 'Draft',
      status_code: 5,
      workflow: { ...draft, ...given },
      ...changes,
    });

  async function openBoard(posts: NewsItem[], address = '/articles?view=board') {
    const stories = new Map(posts.map(({ id, workflow }) => [id, workflow ?? draft]));
    const search = answer(newsItemEndpoints.search, ({ query }: FakeRequest) => {
      const found = posts
        .map((post) => ({ ...post, workflow: stories.get(post.id) ?? draft }))
        .filter(({ workflow }) => workflow.state === query.state);
      const start = Number(query.offset);
      const page = found.slice(start, start + Number(query.limit));
      return new FakeAnswer(200, page, { 'x-count': String(found.length) });
    });
    const page = await openPage(address, {
      as: person('editor'),
      api: [search, movesOf(stories), people],
    });
    const column = (name: string) => page.screen.getByRole('region', { name, exact: true });
    return { ...page, column };
  }

  test('shows the unpublished stories in columns, with the filters of the list', async () => {
    const page = await openBoard(
      [story(1), story(2, { state: 'edit', assignee: 'Bo Field', due_at: '2020-01-01T12:00:00Z' })],
      '/articles?view=board&siteId=1',
    );
    await expect.element(page.column('Draft').getByText('Article 1')).toBeVisible();
    await expect.element(page.column('Edit').getByText('Bo Field')).toBeVisible();
    await expect.element(page.column('Pitch').getByText(workflowMessages.noStories)).toBeVisible();
    const asked = page
      .callsTo('GET /api/news-item/search')
      .map(({ request }) => request.query)
      .filter(({ state }) => state !== undefined);
    expect(new Set(asked.map(({ state }) => state)).size).toBe(6);
    expect(asked[0]).toMatchObject({ siteId: '1', status: '1,5', limit: '20', offset: '0' });
  });

  test('moves a story by its menu and by Shift and an arrow key; the focus goes along', async () => {
    const page = await openBoard([story(1)]);
    await page.column('Draft').getByRole('button', { name: 'Move Article 1' }).click();
    await page.screen.getByRole('menuitem', { name: 'Ready' }).click();
    await expect.element(page.column('Ready').getByText('Article 1')).toBeVisible();
    await expect
      .element(page.screen.getByText(workflowMessages.moved('Article 1', 'ready')))
      .toBeVisible();
    const link = page.column('Ready').getByRole('link', { name: 'Article 1' });
    await expect.element(link).toHaveFocus();
    // Why: a card can be moved again once the columns are read anew.
    await expect.element(page.column('Ready')).toHaveAttribute('aria-busy', 'false');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect
      .element(page.column('Copy').getByRole('link', { name: 'Article 1' }))
      .toHaveFocus();
  });

  test('a story that someone else moved goes back to its column', async () => {
    const sentence = workflowMessages.movedFirst('Ana Ruiz', 'copy');
    const page = await openPage('/articles?view=board&state=draft', {
      as: person('editor'),
      api: [
        answer(newsItemEndpoints.search, () => new FakeAnswer(200, [story(1)], { 'x-count': '1' })),
        answer(workflowEndpoints.move, () =>
          failing(409, {
            message: [sentence],
            conflict: {
              version: 1,
              changedBy: 'Ana Ruiz',
              changedById: 7,
              changedAt: '2027-01-12T18:00:00.000Z',
            },
          }),
        ),
      ],
    });
    const column = page.screen.getByRole('region', { name: 'Draft', exact: true });
    await column.getByRole('button', { name: 'Move Article 1' }).click();
    await page.screen.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(page.screen.getByText(sentence)).toBeVisible();
    await expect.element(column.getByText('Article 1')).toBeVisible();
  });

  test('asks for a sentence before it sends a story back', async () => {
    const page = await openBoard([story(1, { state: 'edit' })]);
    await page.column('Edit').getByRole('button', { name: 'Move Article 1' }).click();
    await page.screen.getByRole('menuitem', { name: 'Assigned' }).click();
    const dialog = page.screen.getByRole('dialog', { name: 'Send back' });
    await dialog.getByRole('textbox').fill('Too long.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect.element(page.column('Assigned').getByText('Article 1')).toBeVisible();
  });

  test('loads a long column in pages', async () => {
    const page = await openBoard(Array.from({ length: 25 }, (_, at) => story(at + 1)));
    const draftColumn = page.column('Draft');
    await draftColumn.getByRole('button', { name: 'Show more' }).click();
    await expect.element(draftColumn.getByText('Article 25')).toBeVisible();
    await expect
      .element(draftColumn.getByRole('button', { name: 'Show more' }))
      .not.toBeInTheDocument();
  });

  test('a column that can’t be loaded says so and tries again', async () => {
    let isDown = true;
    const page = await openPage('/articles?view=board&state=edit', {
      as: person('editor'),
      api: [
        answer(newsItemEndpoints.search, () =>
          isDown
            ? failing(400, { message: ['No.'] })
            : new FakeAnswer(200, [story(1)], { 'x-count': '1' }),
        ),
      ],
    });
    await expect.element(page.screen.getByText(workflowMessages.columnFailed)).toBeVisible();
    isDown = false;
    await page.screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.screen.getByText('Article 1')).toBeVisible();
  });
});
