import type { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { busyRefusal } from '@masthead/shared/platform/contract/busy-refusal.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { z } from 'zod';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { aPost, hidePage, openEditor, postServer } from './post-editor.testing.ts';
import { sharedDocument } from './post-together.testing.ts';

type Autosaved = z.input<(typeof newsItemEditEndpoints.autosave)['body'] & z.ZodType>;

function sharedPost() {
  const server = postServer({ ...aPost, body: '<p>First light.</p><p>Second.</p>' });
  const shared = sharedDocument(server, ['First light.', 'Second.']);
  shared.come();
  const open = async () => {
    const page = await openEditor({ ...server, api: shared.api });
    const text = page.screen.getByRole('textbox', { name: 'Text', exact: true });
    return { ...page, text };
  };
  return { server, shared, open };
}

/** The editor of a post that a colleague writes, too. */
async function openTogether() {
  const live = fakeLive();
  const { server, shared, open } = sharedPost();
  const { text, ...page } = await open();
  await expect.element(page.screen.getByRole('button', { name: 'Follow Ana Ruiz' })).toBeVisible();
  /** The colleague writes, and the window is told. */
  const told = (change: Parameters<typeof shared.write>[0]) => {
    shared.write(change);
    live.tell('together');
  };
  return { ...page, live, server, shared, text, told };
}

test('words of a colleague appear in the text, and are no change of this window', async () => {
  const { screen, shared, text, told, callsTo } = await openTogether();
  told(() => shared.words(0).insert(5, ' morning'));
  await expect.element(text).toHaveTextContent('First morning light.Second.');
  await expectAccessible();
  // Who only reads has no cursor.
  expect(shared.cursors()).toBe(0);
  hidePage();
  await expect.element(screen.getByText('Unsaved changes')).not.toBeInTheDocument();
  expect(callsTo('PUT /api/news-item/autosave')).toEqual([]);
});

test('an edit on the live connection shows though no call is answered', async () => {
  const { shared, text, live } = await openTogether();
  const answerAll = shared.hold();
  shared.write(() => shared.words(0).insert(5, ' morning'));
  for (const edit of shared.edits()) live.tell('together', edit);
  await expect.element(text).toHaveTextContent('First morning light.Second.');
  answerAll();
  hidePage();
});

test('an edit on the live connection that lacks the one before it leads to a call, which brings both', async () => {
  const { shared, text, live } = await openTogether();
  shared.write(() => shared.words(0).insert(5, ' morning'));
  shared.write(() => shared.words(1).insert(6, ' thought'));
  const answer = shared.hold();
  live.tell('together', shared.edits()[0]);
  await expect.poll(() => shared.held()).toBeGreaterThan(0);
  await expect.element(text).toHaveTextContent('First light.Second.');
  answer();
  await expect.element(text).toHaveTextContent('First morning light.Second thought.');
  hidePage();
});

test('a colleague’s words say nothing new about the cursor here', async () => {
  const { shared, text, live } = await openTogether();
  await text.click();
  await expect.poll(() => shared.cursors()).toBeGreaterThan(0);
  const told = shared.cursors();
  shared.write(() => shared.words(0).insert(5, ' morning'));
  live.tell('together', shared.edits()[0]);
  await expect.element(text).toHaveTextContent('First morning light.Second.');
  const answer = shared.hold();
  live.tell('together');
  await expect.poll(() => shared.held()).toBeGreaterThan(0);
  answer();
  expect(shared.cursors()).toBe(told);
  hidePage();
});

test('the cursor that others see goes along with the words that are typed at it', async () => {
  const { shared, text } = await openTogether();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}');
  await expect.poll(() => shared.cursorAt()).toBe('Second'.length);
  shared.write(() => shared.words(1).insert('Second'.length, ' one'));
  expect(shared.cursorAt()).toBe('Second one'.length);
  hidePage();
});

test('the name at a colleague’s cursor stays on the screen of a phone, wherever in a line it is', async () => {
  await page.viewport(390, 844);
  const { shared, text, told } = await openTogether();
  const before = () => text.element().querySelector('.other-cursor')?.previousSibling?.textContent;
  for (const at of [1, 8, 16, 20, 22, 24, 26, 28]) {
    told(() => {
      shared.words(0).insert(0, 'mmmm');
      shared.come(at);
    });
    await expect.poll(() => before()?.length).toBe(at);
    expect(document.documentElement.scrollWidth).toBe(390);
  }
  hidePage();
});

test('an edit of another post, or of another document, changes nothing', async () => {
  const { shared, text, live } = await openTogether();
  shared.write(() => shared.words(0).insert(5, ' foreign'));
  const [edit] = shared.edits();
  const answer = shared.hold();
  live.tell('together', { ...edit, id: 999_999 });
  live.tell('together', { ...edit, document: '55555555-5555-4555-8555-555555555555' });
  await expect.element(text).toHaveTextContent('First light.Second.');
  live.tell('together', edit);
  await expect.element(text).toHaveTextContent('First foreign light.Second.');
  answer();
  hidePage();
});

test('a second call goes while the first is unanswered, with its words, too; the answers may come in any order', async () => {
  const { shared, text } = await openTogether();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => shared.cursors()).toBeGreaterThan(0);
  const answerFirst = shared.hold();
  await userEvent.keyboard('1');
  await expect.poll(() => shared.held()).toBe(1);
  const answerSecond = shared.hold();
  await userEvent.keyboard('2');
  await expect.poll(() => shared.held()).toBe(2);
  answerSecond();
  await expect.poll(() => shared.text()).toEqual(['First light.', 'Second.12']);
  shared.write(() => shared.words(0).insert(0, 'The '));
  answerFirst();
  await expect.element(text).toHaveTextContent('The First light.Second.12');
  expect(shared.text()).toEqual(['The First light.', 'Second.12']);
  hidePage();
});

test('typed words go into the document, beside a colleague’s, and are autosaved from there', async () => {
  const { shared, text, told, callsTo } = await openTogether();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Third');
  told(() => shared.words(0).insert(0, 'The '));
  await expect.poll(() => shared.text()).toEqual(['The First light.', 'Second. Third']);
  await expect.element(text).toHaveTextContent('The First light.Second. Third');
  hidePage();
  await expect.poll(() => callsTo('PUT /api/news-item/autosave')).toHaveLength(1);
  const sent = callsTo('PUT /api/news-item/autosave')[0]?.request.body as Autosaved;
  expect(sent).toMatchObject({ is_together: true });
});

test('a colleague’s words that come while an autosave begins are no conflict with what was typed here', async () => {
  const { screen, server, shared, text, live, callsTo } = await openTogether();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Mine');
  await expect.poll(() => shared.text()).toEqual(['First light.', 'Second. Mine']);
  server.othersWrite({ seo: { title: 'Theirs', description: null } });
  shared.write(() => shared.words(0).insert(0, 'The '));
  hidePage();
  live.tell('together', shared.edits()[0]);
  await expect.element(text).toHaveTextContent('The First light.Second. Mine');
  await expect.poll(() => callsTo('PUT /api/news-item/autosave')).toHaveLength(2);
  await expect.element(screen.getByLabelText('Search title')).toHaveValue('Theirs');
  expect(screen.getByText(/also changed this\./).elements()).toEqual([]);
  hidePage();
});

test('words that were saved before the document came stay in the text, with the cursor behind them', async () => {
  const { shared, open } = sharedPost();
  const answerFirst = shared.hold();
  const { screen, text, callsTo } = await open();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Mine');
  hidePage();
  await expect.poll(() => callsTo('PUT /api/news-item/autosave')).toHaveLength(1);
  const answerNext = shared.hold();
  answerFirst();
  await expect.poll(() => shared.held()).toBe(2);
  await expect.element(text).toHaveTextContent('First light.Second. Mine');
  // As the server does: what was saved becomes an edit of the document.
  shared.write(() => shared.words(1).insert(7, ' Mine'));
  answerNext();
  await expect.element(screen.getByRole('button', { name: 'Follow Ana Ruiz' })).toBeVisible();
  await expect.poll(() => shared.cursors()).toBe(1);
  await userEvent.keyboard('!');
  await expect.element(text).toHaveTextContent('First light.Second. Mine!');
  hidePage();
});

test('Save leaves the words to the document', async () => {
  const { screen, shared, text, callsTo } = await openTogether();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Third');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Changes saved.')).toBeVisible();
  expect(shared.text()).toEqual(['First light.', 'Second. Third']);
  const sent = callsTo('PUT /api/news-item')[0]?.request.body;
  expect(Object.keys(sent as object)).not.toContain('body');
});

test('a headline is shared letter by letter, and the cursor stays between its letters', async () => {
  const { screen, shared, told } = await openTogether();
  const headline = screen.getByRole('textbox', { name: 'Headline' });
  await headline.click();
  await userEvent.keyboard('{End}!');
  await expect.poll(() => shared.headline()).toBe('Tacos at dawn!');
  told((doc) => doc.getText('headline').insert(0, 'Best '));
  await expect.element(headline).toHaveValue('Best Tacos at dawn!');
  await userEvent.keyboard('!');
  await expect.poll(() => shared.headline()).toBe('Best Tacos at dawn!!');
  hidePage();
});

test('Undo takes back one’s own words only', async () => {
  const { screen, shared, text, told } = await openTogether();
  await text.click();
  // Why one letter: words typed with a pause are undone in more than one step.
  await userEvent.keyboard('{Control>}{End}{/Control}!');
  told(() => shared.words(0).insert(0, 'Theirs '));
  await expect.element(text).toHaveTextContent('Theirs First light.Second.!');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveTextContent('Theirs First light.Second.');
  await expect.poll(() => shared.text()).toEqual(['Theirs First light.', 'Second.']);
  await screen.getByRole('button', { name: 'Redo' }).click();
  await expect.element(text).toHaveTextContent('Theirs First light.Second.!');
  hidePage();
});

test('words typed while the line is away are put together with others’ when it is back', async () => {
  const { shared, text, told } = await openTogether();
  shared.refuse(503);
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Offline');
  told(() => shared.words(0).insert(0, 'Meanwhile '));
  await expect.element(text).toHaveTextContent('First light.Second. Offline');
  shared.refuse(null);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shared.text()).toEqual(['Meanwhile First light.', 'Second. Offline']);
  await expect.element(text).toHaveTextContent('Meanwhile First light.Second. Offline');
  hidePage();
});

test('a post that is busy is no refusal: the words go into the document later', async () => {
  const { screen, shared, text } = await openTogether();
  shared.refuse(409, busyRefusal);
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Mine');
  await expect.poll(() => shared.refused()).toBeGreaterThan(0);
  shared.refuse(null);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shared.text()).toEqual(['First light.', 'Second. Mine']);
  await expect.element(screen.getByRole('button', { name: 'Follow Ana Ruiz' })).toBeVisible();
  hidePage();
});

test('a window takes leave after its last call was answered, with what is left to send', async () => {
  const { screen, shared, text } = await openTogether();
  await text.click();
  const release = shared.hold();
  await userEvent.keyboard('{Control>}{End}{/Control} Mine');
  await expect.poll(() => shared.held()).toBeGreaterThan(0);
  await userEvent.keyboard(' too');
  hidePage();
  await screen.unmount();
  expect(shared.left()).toEqual([]);
  release();
  await expect.poll(() => shared.left()).toHaveLength(1);
  expect(shared.text()).toEqual(['First light.', 'Second. Mine too']);
});

test('a document that is refused leaves the editor to itself, with every word', async () => {
  const { screen, server, shared, text, callsTo } = await openTogether();
  shared.refuse(409, 'Only editors can change live posts.');
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Mine');
  await expect
    .element(screen.getByRole('button', { name: 'Follow Ana Ruiz' }))
    .not.toBeInTheDocument();
  // The window takes leave, without the words.
  await expect.poll(() => shared.left()).toEqual([undefined]);
  await expect.element(text).toHaveTextContent('First light.Second. Mine');
  hidePage();
  await expect.poll(() => callsTo('PUT /api/news-item/autosave')).toHaveLength(1);
  expect(server.written().body).toBe('<p>First light.</p><p>Second. Mine</p>');
});
