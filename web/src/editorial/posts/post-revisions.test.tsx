import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { PreviewLink } from '@masthead/shared/editorial/public-posts/preview-link.ts';
import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { listUnsaved } from '../../platform/forms/unsaved-work.ts';
import { aPost, type PostServer, postServer, storePostWork } from './post-editor.testing.ts';

const now = newsItemContent.parse(aPost);
const sitting = (id: number, saved_by: string, body: string, dek: string) => ({
  id,
  saved_by,
  began_at: `2027-01-10T1${id}:00:00.000Z`,
  saved_at: `2027-01-10T1${id}:09:00.000Z`,
  published_at: null,
  headline: 'Tacos at dawn',
  is_current: id === 3,
  is_draft: false,
  proposal: null,
  news_item_id: aPost.id,
  content: { ...now, body, description: dek },
});
const newest = sitting(3, 'Ana Ruiz', now.body, now.description);
const sittings = [
  newest,
  sitting(2, 'Ben Cole', '<p>First light over the truck.</p>', 'Where the late shift eats.'),
  sitting(1, 'Ana Ruiz', '<p>Last light over the truck.</p>', 'Where the late shift eats.'),
];

function openRevisions(first: PostServer['api'] = []) {
  const server = postServer(aPost);
  const found = (id: string | undefined) => sittings.find((one) => String(one.id) === id);
  const revisions = [
    answer(newsItemEditEndpoints.revisions, sittings),
    answer(newsItemEditEndpoints.revision, ({ params }) => found(params.id) ?? newest),
    answer(newsItemEditEndpoints.restoreRevision, ({ body }) => {
      const { revision_id } = body as { revision_id: number };
      server.othersWrite(found(String(revision_id))?.content ?? {}, 'Pat editor');
      return server.post();
    }),
  ];
  const api = [...first, ...revisions, ...server.api];
  return { server, opening: openPage('/editor/1/42', { as: person('editor'), api }) };
}

describe('proposals', () => {
  const proposed = {
    ...sitting(4, 'Ben Cole', now.body, 'Where the dawn shift eats.'),
    proposal: 'open' as const,
  };
  const { id, saved_by, saved_at } = proposed;
  const asked = { ...aPost, proposals: [{ id, saved_by_id: 77, saved_by, saved_at }] };

  test('an editor sees a proposal with its differences, accepts a field or declines it', async () => {
    const server = postServer(asked);
    const settled: unknown[] = [];
    const { screen } = await openPage('/editor/1/42', {
      as: person('editor'),
      api: [
        answer(newsItemEditEndpoints.revisions, [proposed, ...sittings]),
        answer(newsItemEditEndpoints.revision, proposed),
        answer(newsItemEditEndpoints.settleProposal, ({ body }) => {
          settled.push(body);
          return {};
        }),
        ...server.api,
      ],
    });
    await expect.element(screen.getByText('Ben Cole proposes changes.')).toBeVisible();
    await screen.getByRole('button', { name: 'Review' }).click();
    const entry = screen.getByRole('listitem').filter({ hasText: 'Proposed' });
    await entry.getByRole('button', { name: 'Show differences' }).click();
    await expect.element(entry.getByRole('deletion')).toHaveTextContent('night');
    await expect.element(entry.getByRole('insertion')).toHaveTextContent('dawn');
    await entry.getByRole('button', { name: 'Accept: Dek' }).click();
    await expect
      .poll(() => server.written().description, { timeout: 10_000 })
      .toBe('Where the dawn shift eats.');
    await entry.getByRole('button', { name: 'Decline' }).click();
    const told = screen
      .getByRole('alert')
      .filter({ hasText: 'You declined the changes Ben Cole proposed.' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => settled)
      .toEqual([
        { revision_id: 4, is_declined: true },
        { revision_id: 4, is_declined: false },
      ]);
  });

  test('a person who may no longer save can propose the typed text, which is stored until then', async () => {
    const author = person('contributor');
    await storePostWork(author.id, { headline: 'Tacos at midnight' });
    const server = postServer({ ...aPost, edit_blocked: 'This article is live.' });
    let isAway = true;
    const { screen, callsTo } = await openPage('/editor/1/42', {
      as: author,
      api: [
        answer(newsItemEditEndpoints.propose, () =>
          isAway ? failing(503, { message: ['Not now.'] }) : { revision_id: 5 },
        ),
        ...server.api,
      ],
    });
    const button = screen.getByRole('button', { name: 'Propose to the editors' });
    await button.click();
    await expect.element(screen.getByText('Not now.')).toBeVisible();
    expect(await listUnsaved(author.id)).toHaveLength(1);
    isAway = false;
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Your proposal has been sent to the editors.'))
      .toBeVisible();
    expect(callsTo('POST /api/news-item/propose').at(-1)?.request.body).toEqual({
      id: 42,
      content: { headline: 'Tacos at midnight' },
    });
    await expect.poll(() => listUnsaved(author.id)).toHaveLength(0);
  });

  test('the author of a proposal sees that it is pending', async () => {
    const author = person('contributor');
    const proposals = [{ id, saved_by_id: author.id, saved_by, saved_at }];
    const server = postServer({ ...aPost, proposals, edit_blocked: 'This article is live.' });
    const { screen } = await openPage('/editor/1/42', { as: author, api: server.api });
    await expect.element(screen.getByText('Your proposal is with the editors.')).toBeVisible();
  });
});

describe('revisions', () => {
  test('a revision shows its changes word by word and restores a single field', async () => {
    const { server, opening } = openRevisions();
    const { screen } = await opening;
    await screen.getByRole('button', { name: 'Revisions' }).click();
    const entry = screen.getByRole('listitem').filter({ hasText: 'Ben Cole' });
    await entry.getByRole('button', { name: 'Show differences' }).click();
    await expect.element(entry.getByRole('deletion')).toHaveTextContent('Last');
    await expect.element(entry.getByRole('insertion')).toHaveTextContent('First');
    await entry.getByRole('radio', { name: 'Compared with now' }).click();
    await entry.getByRole('button', { name: 'Restore: Dek' }).click();
    await expect.element(screen.getByText('Dek updated.')).toBeVisible();
    await expect
      .poll(() => server.written().description, { timeout: 10_000 })
      .toBe('Where the late shift eats.');
    expect(server.written().body).toBe(now.body);
  });

  test('restores a whole revision as unpublished changes', async () => {
    const { server, opening } = openRevisions();
    const { screen } = await opening;
    await screen.getByRole('button', { name: 'Revisions' }).click();
    const entry = screen.getByRole('listitem').filter({ hasText: 'Ben Cole' });
    await entry.getByRole('button', { name: 'Show differences' }).click();
    await entry.getByRole('button', { name: 'Restore all' }).click();
    await expect.element(screen.getByText(/^Restored the text from/)).toBeVisible();
    expect(server.post().draft?.content.body).toBe('<p>First light over the truck.</p>');
    await expect.element(screen.getByLabelText('Dek')).toHaveValue('Where the late shift eats.');
  });

  test('restores nothing while the typed text is not autosaved', async () => {
    const { screen, callsTo } = await openRevisions([
      answer(newsItemEditEndpoints.autosave, () => failing(503, { message: ['Try later.'] })),
    ]).opening;
    await screen.getByLabelText('Dek').fill('Typed just now');
    await screen.getByRole('button', { name: 'Revisions' }).click();
    const entry = screen.getByRole('listitem').filter({ hasText: 'Ben Cole' });
    await entry.getByRole('button', { name: 'Show differences' }).click();
    await entry.getByRole('button', { name: 'Restore all' }).click();
    await expect.element(screen.getByText(/^Your latest changes aren’t saved yet/)).toBeVisible();
    expect(callsTo('PUT /api/news-item/restore-revision')).toHaveLength(0);
    await expect.element(screen.getByLabelText('Dek')).toHaveValue('Typed just now');
  });
});

test('the preview shows the typed text at phone and desktop width', async () => {
  const page = ({ body }: { body: unknown }) => {
    const { content } = body as { content: { headline: string } };
    return `<!doctype html><h1>${content.headline}</h1>`;
  };
  const api = [answer(publicPostEndpoints.preview, page), ...postServer(aPost).api];
  const { screen } = await openPage('/editor/1/42', { as: person('editor'), api });
  await screen.getByRole('button', { name: 'Preview' }).click();
  const frame = screen.getByTitle('Page preview');
  await expect.element(frame).toHaveAttribute('srcdoc', '<!doctype html><h1>Tacos at dawn</h1>');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await screen.getByLabelText('Headline').fill('Typed now');
  await expect.element(frame).toHaveAttribute('srcdoc', '<!doctype html><h1>Typed now</h1>');
  await screen.getByRole('radio', { name: 'Tablet' }).click();
  await expect.poll(() => (frame.element() as HTMLElement).style.width).toBe('820px');
  await screen.getByRole('radio', { name: 'Desktop' }).click();
  await expect.poll(() => (frame.element() as HTMLElement).style.width).toBe('1200px');
});

test('shows who else has the post open, including oneself in another window', async () => {
  const editor = person('editor');
  const opening = { image_url: null, opened_at: '2027-01-10T18:00:00.000Z' };
  const both = [
    { ...opening, user_id: 99, name: 'Ana Ruiz' },
    { ...opening, user_id: editor.id, name: editor.name },
  ];
  let others: typeof both = both;
  const live = fakeLive();
  const openings = answer(newsItemEditEndpoints.openings, () => others);
  const api = [openings, ...postServer(aPost).api];
  const { screen } = await openPage('/editor/1/42', { as: editor, api });
  const said = screen.getByText('Also open: Ana Ruiz, you, in another window');
  await expect.element(said).toBeVisible();
  others = [];
  live.tell('openings');
  await expect.element(said).not.toBeInTheDocument();
});

test('creates a preview link, shows it once, lists it with its creator, and revokes it', async () => {
  const url = 'https://masthead.example/sites/1/draft/abc';
  const end = '2031-01-20T18:00:00.000Z';
  const made = {
    id: 8,
    created_by: 'Pat editor',
    created_at: '2027-01-13T18:00:00.000Z',
    expires_at: end,
    revoked_by: null,
    revoked_at: null,
  };
  let links: PreviewLink[] = [];
  const api = [
    ...postServer(aPost).api,
    answer(publicPostEndpoints.previewLinks, () => links),
    answer(publicPostEndpoints.previewLink, () => {
      links = [made];
      return { id: 8, url, expires_at: end };
    }),
    answer(publicPostEndpoints.revokePreviewLink, () => {
      links = [{ ...made, revoked_by: 'Pat editor', revoked_at: made.created_at }];
      return null;
    }),
  ];
  const { screen, callsTo } = await openPage('/editor/1/42', { as: person('editor'), api });
  await screen.getByRole('button', { name: 'Share' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Preview links' });
  await expect.element(dialog.getByText(/^No preview links yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create preview link' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'New preview link' })).toHaveValue(url);
  expect(callsTo('POST /api/news-item/preview-link')[0]?.request.body).toEqual({ id: 42, days: 7 });
  await expect.element(dialog.getByText(/by Pat editor\. Expires/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await screen
    .getByRole('dialog', { name: 'Revoke this link?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect.element(dialog.getByText('Revoked', { exact: true })).toBeVisible();
});
