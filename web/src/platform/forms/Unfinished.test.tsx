import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { describe, expect, test, vi } from 'vitest';
import { ForbiddenPage } from '../../app/ForbiddenPage.tsx';
import { PostEditPage } from '../../editorial/posts/PostEditPage.tsx';
import { answer, failing, openPage, person } from '../api/page.testing.tsx';
import { Unfinished } from './Unfinished.tsx';
import { listUnsaved, storeUnsaved } from './unsaved-work.ts';

const author = person('author');
const base = { headline: 'Tacos at dawn', body: '<p>First light.</p>', tags: [] };
const store = (userId: number) =>
  storeUnsaved({
    userId,
    screen: 'postEdit',
    recordId: 42,
    title: 'Tacos at dawn',
    address: '/editor/1/42',
    values: { ...base, body: '<p>First light, and <strong>then</strong> some.</p>' },
    base,
    version: 3,
  });

const shown = 'BodySavedFirst light.YoursFirst light, and then some.Copy what you typed';

const Home = () => (
  <>
    <h1 tabIndex={-1}>Home</h1>
    <Unfinished />
  </>
);
const gone = answer(newsItemEditEndpoints.getOfSite, () =>
  failing(404, { message: ['This record does not exist.'] }),
);

function watchClipboard() {
  const copied: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    copied.push(...items);
  });
  return async (type: string) => (await copied[0]?.getType(type))?.text();
}

describe('what was typed and never saved', () => {
  test('is read and copied at home, with its formatting, and stays until it is discarded', async () => {
    await store(author.id);
    const copied = watchClipboard();
    const { screen } = await openPage('/home', { as: author, pages: { home: Home } });
    await screen.getByRole('button', { name: 'Show text' }).click();
    const words = screen.getByRole('region', { name: 'What you typed' });
    await expect.element(words).toHaveTextContent(shown);
    await words.getByRole('button', { name: 'Copy what you typed' }).click();
    await expect.element(screen.getByText('Your text was copied.')).toBeVisible();
    expect(await copied('text/plain')).toBe('First light, and then some.');
    expect(await copied('text/html')).toContain('<strong>then</strong>');
    expect(await listUnsaved(author.id)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => listUnsaved(author.id)).toHaveLength(0);
  });

  test.each([
    ['the record is gone', PostEditPage, 'This record does not exist.'],
    ['the role was taken away', ForbiddenPage, 'You may not open this screen'],
  ])('is shown at its address where %s', async (_, Page, sentence) => {
    await store(author.id);
    const { screen } = await openPage('/editor/1/42', {
      as: author,
      api: [gone],
      pages: { postEdit: Page },
    });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    const words = screen.getByRole('region', { name: 'What you typed' });
    await expect.element(words).toHaveTextContent(shown);
    await expect.element(words.getByRole('button', { name: 'Copy what you typed' })).toBeVisible();
  });

  test('is never shown to another person', async () => {
    await store(author.id + 1);
    await store(author.id);
    const other = { ...author, id: author.id + 2 };
    const { screen } = await openPage('/editor/1/42', {
      as: other,
      api: [gone],
      pages: { postEdit: PostEditPage },
    });
    await expect.element(screen.getByText('This record does not exist.')).toBeVisible();
    await expect.poll(() => listUnsaved(author.id)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'What you typed' }).elements()).toHaveLength(0);
  });
});
