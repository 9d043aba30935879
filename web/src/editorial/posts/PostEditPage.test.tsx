import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aLivePost, aPost, hidePage, openEditor, postServer } from './post-editor.testing.ts';

type Screen = Awaited<ReturnType<typeof openEditor>>['screen'];
const textOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Text', exact: true });
const saved = (screen: Screen) => screen.getByText(/^Saved (just now|\d+ s ago)$/);

describe('what the editor shows', () => {
  test('every field of an article, with previews for search and sharing', async () => {
    const { screen } = await openEditor(postServer(aPost));
    await expect.element(screen.getByLabelText('Headline')).toHaveValue('Tacos at dawn');
    await expect.element(screen.getByLabelText('Dek')).toHaveValue('Where the night shift eats.');
    await expect.element(textOf(screen)).toHaveTextContent('First light.');
    await expect.element(screen.getByText('2 words · 1 min to read')).toBeVisible();
    await expect.element(screen.getByLabelText('Slug')).toHaveValue('tacos-at-dawn');
    await expect.element(screen.getByText('Arts')).toBeVisible();
    await expect.element(screen.getByText('Ana Ruiz')).toBeVisible();
    await screen.getByLabelText('Search title').fill('Breakfast tacos');
    const result = screen.getByRole('figure', { name: 'As a search result' });
    await expect.element(result.getByText('Breakfast tacos')).toBeVisible();
    const card = screen.getByRole('figure', { name: 'As a card' });
    await expect.element(card.getByText('Where the night shift eats.')).toBeVisible();
    expect(screen.getByLabelText('Venue').elements()).toHaveLength(0);
    expect(document.title).toBe('Tacos at dawn · Masthead');
  });

  test('an event has start, end and venue, a place has hours', async () => {
    const event = { ...aPost, type: 'event' as const, is_event: true };
    const { screen } = await openEditor(postServer(event));
    await expect.element(screen.getByLabelText('Start')).toBeVisible();
    await expect.element(screen.getByLabelText('End')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Venue' })).toBeVisible();
    const place = await openEditor(postServer({ ...aPost, type: 'place' }));
    await expect.element(place.screen.getByLabelText('Hours')).toBeVisible();
    expect(place.screen.getByLabelText('Start').elements()).toHaveLength(0);
  });

  test('shows a locked post read-only with the reason', async () => {
    const edit_blocked = 'Only editors and admins can change published posts.';
    const { screen } = await openEditor(postServer({ ...aLivePost, edit_blocked }), 'author');
    await expect.element(screen.getByText(edit_blocked)).toBeVisible();
    await expect.element(screen.getByLabelText('Headline')).toHaveAttribute('readonly');
    await expect.element(textOf(screen)).toHaveAttribute('contenteditable', 'false');
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Publish changes' }).elements()).toHaveLength(0);
  });
});

describe('saving and publishing', () => {
  test('autosaves the typed text beside the post', async () => {
    const server = postServer(aLivePost);
    const { screen, callsTo } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('Tacos at noon');
    await userEvent.click(textOf(screen));
    await userEvent.keyboard('{End} Then coffee.');
    await expect
      .element(screen.getByText('Saved, not published'), { timeout: 10_000 })
      .toBeVisible();
    expect(saved(screen).elements()).toHaveLength(0);
    expect(server.post().headline).toBe('Tacos at dawn');
    await expect.poll(() => server.written().body, { timeout: 10_000 }).toContain('Then coffee.');
    expect(server.written().headline).toBe('Tacos at noon');
    expect(callsTo('PUT /api/news-item')).toHaveLength(0);
  });

  test('Save includes the last character, even if the text field has not reported it yet', async () => {
    const server = postServer(aPost);
    const { screen } = await openEditor(server);
    await userEvent.click(textOf(screen));
    await userEvent.keyboard('{End} Last words{Control>}s{/Control}');
    await expect.element(screen.getByText('Changes saved.')).toBeVisible();
    expect(server.post().body).toBe('<p>First light. Last words</p>');
  });

  test('keeps a trailing space while saving', async () => {
    const server = postServer(aPost);
    const { screen } = await openEditor(server);
    await userEvent.click(textOf(screen));
    await userEvent.keyboard('{End} Hello {Control>}s{/Control}');
    await expect.poll(() => server.post().body).toBe('<p>First light. Hello </p>');
    await expect.element(saved(screen)).toBeVisible();
    await userEvent.keyboard('world{Control>}s{/Control}');
    await expect.poll(() => server.post().body).toBe('<p>First light. Hello world</p>');
  });

  test('shows errors at their fields and autosaves invalid values', async () => {
    const server = postServer(aPost);
    const { screen, callsTo } = await openEditor(server);
    await screen.getByLabelText('Headline').fill('');
    await screen.getByLabelText('Slug').fill('No Slug');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
    expect(screen.getByText('A headline is required').elements().length).toBeGreaterThan(0);
    expect(callsTo('PUT /api/news-item')).toHaveLength(0);
    hidePage();
    await expect.poll(() => server.written().slug).toBe('No Slug');
  });

  test('a live post changes only with Publish changes, which is blocked with a reason until something is typed', async () => {
    const server = postServer(aLivePost);
    const { screen, calls } = await openEditor(server);
    const update = screen.getByRole('button', { name: 'Publish changes' });
    await expect.element(update).toHaveAttribute('aria-disabled', 'true');
    await screen.getByLabelText('Dek').fill('Where everybody eats.');
    await update.click();
    await expect.element(screen.getByText('Live post updated.')).toBeVisible();
    expect(server.post().description).toBe('Where everybody eats.');
    const sent = calls
      .map(({ name }) => name)
      .filter((name) => /^(PUT|POST)/.test(name) && !/(openings|together)$/.test(name));
    expect(sent).toEqual(['PUT /api/news-item', 'POST /api/news-item/publish-draft']);
  });

  test('authors save drafts and see who can publish', async () => {
    const { screen } = await openEditor(postServer(aPost), 'author');
    await expect.element(screen.getByText('Only editors can publish this.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('an event needs a start date, and a time skipped by the clock change is rejected', async () => {
    const event = {
      ...aPost,
      type: 'event' as const,
      is_event: true,
      starts_at: '2027-03-14T07:30:00.000Z',
    };
    const server = postServer(event);
    const { screen } = await openEditor(server);
    const time = screen.getByLabelText(/^Time \(CT\) of /).first();
    await expect.element(time).toHaveValue('1:30 AM');
    await time.click();
    await screen.getByRole('option', { name: '2:30 AM', exact: true }).click();
    await expect
      .element(screen.getByText('That time doesn’t exist on that day because clocks move forward.'))
      .toBeVisible();
    await expect.element(time).toHaveValue('1:30 AM');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Event update saved.')).toBeVisible();
    expect(server.post().starts_at).toBe('2027-03-14T07:30:00.000Z');
  });

  test('an event has a next occurrence, which cannot be before its start', async () => {
    const starts_at = '2027-05-01T17:00:00.000Z';
    const event = { ...aPost, type: 'event' as const, is_event: true, starts_at };
    const server = postServer({ ...event, occurrence: '2027-05-08T17:00:00.000Z' });
    const { screen } = await openEditor(server);
    const time = screen.getByLabelText('Time (CT) of Next occurrence');
    await expect.element(time).toHaveValue('12:00 PM');
    await time.click();
    await screen.getByRole('option', { name: '7:30 PM', exact: true }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Event update saved.')).toBeVisible();
    expect(server.post().occurrence).toBe('2027-05-09T00:30:00.000Z');
  });

  const openEvent = async (starts_at: string, ends_at: string | null) => {
    const server = postServer({ ...aPost, type: 'event', is_event: true, starts_at, ends_at });
    return { server, ...(await openEditor(server)) };
  };
  const dawn = '2027-05-01T05:00:00.000Z';

  test('an all-day event ends with its day', async () => {
    const { screen, server } = await openEvent('2027-05-01T17:00:00.000Z', null);
    await screen.getByRole('checkbox', { name: 'All day' }).click();
    await expect.element(screen.getByLabelText('First day')).toHaveValue('2027-05-01');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Event update saved.')).toBeVisible();
    expect(server.post()).toMatchObject({ starts_at: dawn, ends_at: '2027-05-02T05:00:00.000Z' });
  });

  test('an event of several days has a first and a last day, and can get hours again', async () => {
    const { screen, server } = await openEvent(dawn, '2027-05-02T05:00:00.000Z');
    await screen.getByLabelText('Last day').fill('2027-05-03');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Event update saved.')).toBeVisible();
    expect(server.post()).toMatchObject({ starts_at: dawn, ends_at: '2027-05-04T05:00:00.000Z' });
    await screen.getByLabelText('First day').fill('2027-05-06');
    await expect.element(screen.getByLabelText('Last day')).toHaveValue('2027-05-06');
    await screen.getByRole('checkbox', { name: 'All day' }).click();
    await expect.element(screen.getByLabelText('Time (CT) of Start')).toHaveValue('7:00 PM');
  });

  test('the focal point moves by keyboard', async () => {
    const server = postServer({ ...aPost, image_url: '/images/demo/austin-river-3.jpg' });
    const { screen } = await openEditor(server);
    const point = screen.getByRole('button', { name: /^Focal point: set on the photo/ });
    await expect.element(point).toBeVisible();
    (point.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.post().lead_image).toMatchObject({ focus_x: 60, focus_y: 49 });
  });
});
