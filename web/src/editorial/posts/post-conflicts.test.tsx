import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, failing, person } from '../../platform/api/page.testing.tsx';
import { listUnsaved, storeUnsaved } from '../../platform/forms/unsaved-work.ts';
import {
  aLivePost,
  aPost,
  hidePage,
  openEditor,
  postServer,
  storePostWork,
} from './post-editor.testing.ts';
import { openPost, valuesOf } from './post-values.ts';

const editor = person('editor');
describe('two people in one post', () => {
  test('merges changes of different fields automatically, also within a group', async () => {
    const server = postServer(aPost);
    const { screen } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Tacos at noon');
    await screen.getByLabelText('Search title').fill('Mine');
    const seo = { title: null, description: 'Theirs' };
    server.othersWrite({ body: '<p>Written by Ana.</p>', seo });
    hidePage();
    await expect.poll(() => server.written().headline).toBe('Tacos at noon');
    expect(server.written()).toMatchObject({
      body: '<p>Written by Ana.</p>',
      seo: { title: 'Mine', description: 'Theirs' },
    });
    const text = screen.getByRole('textbox', { name: 'Text', exact: true });
    await expect.element(text).toHaveTextContent('Written by Ana.');
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('a conflict in one field waits for review and loses nothing', async () => {
    const server = postServer(aPost);
    const { screen, callsTo } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Mine');
    server.othersWrite({ headline: 'Theirs' });
    hidePage();
    await expect.element(screen.getByText(/^Ana Ruiz also changed this\./)).toBeVisible();
    const tries = callsTo('PUT /api/news-item/autosave').length;
    await screen.getByLabelText('Dek').fill('Typed on');
    hidePage();
    expect(callsTo('PUT /api/news-item/autosave')).toHaveLength(tries);
    await screen.getByRole('button', { name: 'Review' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Review differences' }).click();
    await dialog.getByRole('button', { name: 'Save merged version' }).click();
    await expect
      .poll(() => server.written())
      .toMatchObject({
        headline: 'Mine',
        description: 'Typed on',
      });
    await expect.element(screen.getByText(/also changed this\./)).not.toBeInTheDocument();
  });

  test('Publish asks for review even if both changes can be merged', async () => {
    const server = postServer(aPost);
    const { screen } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Mine');
    server.othersWrite({ description: 'Theirs' });
    await screen.getByRole('button', { name: 'Publish' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(server.post().status_code).toBe(aPost.status_code);
  });

  test('shows a rejected autosave and retries only after a change', async () => {
    const server = postServer(aPost);
    const refused = failing(409, { message: ['This is not yours to change.'] });
    const refusing = answer(newsItemEditEndpoints.autosave, () => refused);
    const { screen, callsTo } = await openEditor({ ...server, api: [refusing, ...server.api] });
    const tries = () => callsTo('PUT /api/news-item/autosave').length;
    await screen.getByLabelText('Headline').fill('Mine');
    hidePage();
    await expect.element(screen.getByText('This is not yours to change.')).toBeVisible();
    await expect.poll(() => callsTo('GET /api/news-item/:id')).toHaveLength(1);
    const before = tries();
    hidePage();
    expect(tries()).toBe(before);
    await screen.getByLabelText('Headline').fill('Mine again');
    hidePage();
    await expect.poll(tries).toBe(before + 1);
  });

  test('text typed while an editor published is shown beside the post and can be copied', async () => {
    const author = person('contributor');
    await storePostWork(author.id, { headline: 'Tacos at midnight' });
    const locked = 'This article is live.';
    const { screen } = await openEditor(
      postServer({ ...aLivePost, edit_blocked: locked }),
      'contributor',
    );
    const words = screen.getByRole('region', { name: 'What you typed' });
    const sides = 'HeadlineTacos at dawnmidnightPropose to the editorsCopy what you typed';
    await expect.element(words).toHaveTextContent(sides);
    await expect.element(screen.getByLabelText('Headline')).toHaveValue(aPost.headline);
  });

  test('names one’s own other window as the source of a conflict', async () => {
    const server = postServer(aPost);
    const { screen } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Mine');
    server.othersWrite({ headline: 'Theirs' }, editor.name);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByText('You, in another window, saved this first'))
      .toBeVisible();
  });

  test('merges changes from two windows of one person without asking', async () => {
    const server = postServer({ ...aPost, body: '<p>First light.</p><p>Last call.</p>' });
    const { screen } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Tacos at dawn and at noon');
    const text = screen.getByRole('textbox', { name: 'Text', exact: true });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{End}{/Control} Really.');
    const body = '<p>First light, then smoke.</p><p>Last call.</p>';
    server.othersWrite({ headline: 'Tacos at dawn', body, tags: ['food'] }, editor.name);
    await screen.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => server.post().status_code).toBe(0);
    expect(server.post()).toMatchObject({
      headline: 'Tacos at dawn and at noon',
      body: '<p>First light, then smoke.</p><p>Last call. Really.</p>',
      tags: ['food'],
    });
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('a save whose response was lost is no conflict', async () => {
    const server = postServer(aPost);
    const { screen } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Sent once');
    server.loseAnswers(true);
    hidePage();
    await expect.element(screen.getByText('Not saved yet, kept in this browser')).toBeVisible();
    expect(server.written().headline).toBe('Sent once');
    server.loseAnswers(false);
    await screen.getByLabelText('Headline').fill('Sent twice');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.written().headline).toBe('Sent twice');
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
    expect(screen.getByText(/also changed this\./).elements()).toHaveLength(0);
  });

  test('restores the text of a killed window, also when the last response was lost', async () => {
    const base = valuesOf(openPost(aPost));
    const sent = { ...base, body: '<p>First light. Half a</p>' };
    await storeUnsaved({
      userId: editor.id,
      screen: 'postEdit',
      recordId: aPost.id,
      title: aPost.headline,
      address: '/editor/1/42',
      values: { ...base, body: '<p>First light. Half a sentence.</p>' },
      base,
      sent: [sent],
      version: openPost(aPost).version,
    });
    const server = postServer(aPost);
    server.othersWrite({ body: sent.body }, editor.name);
    const { screen } = await openEditor(server);
    const text = screen.getByRole('textbox', { name: 'Text', exact: true });
    await expect.element(text).toHaveTextContent('First light. Half a sentence.');
    await expect.element(screen.getByText(/^Restored what you typed until .*\.$/)).toBeVisible();
    await userEvent.click(text);
    hidePage();
    await expect.poll(() => server.written().body).toBe('<p>First light. Half a sentence.</p>');
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('restored text does not replace text typed before it is found', async () => {
    const base = valuesOf(openPost(aPost));
    const kept = { userId: editor.id, screen: 'postEdit', recordId: aPost.id } as const;
    await storeUnsaved({
      ...kept,
      title: aPost.headline,
      address: '/editor/1/42',
      values: { ...base, body: '<p>Kept before.</p>' },
      base,
      version: openPost(aPost).version,
    });
    const looked = Promise.withResolvers<LockManagerSnapshot>();
    vi.spyOn(navigator.locks, 'query').mockReturnValue(looked.promise);
    const { screen } = await openEditor(postServer(aPost));
    const text = screen.getByRole('textbox', { name: 'Text', exact: true });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{End}{/Control}X');
    looked.resolve({ held: [], pending: [] });
    await expect.element(screen.getByText(/^You have unsaved changes from/)).toBeVisible();
    await expect.element(text).toHaveTextContent('First light.X');
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(2);
    await screen.getByRole('button', { name: 'Restore' }).click();
    await expect.element(text).toHaveTextContent('Kept before.');
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(1);
  });
});
