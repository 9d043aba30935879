import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { SuggestionSet } from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { findUnsaved } from '../../platform/forms/unsaved-work.ts';
import { aPost, postServer } from './post-editor.testing.ts';
import { aSet, suggestionServer } from './suggestions.testing.ts';

const base = '<p>On Monday the mayor spoke.</p><p>Then it rained.</p>';
const suggested =
  '<p>On Tuesday the mayor spoke.</p><p>Then it <strong>rained</strong> hard.</p><p>The end.</p>';
const ofAna = () => aSet({ base, suggested });

async function openPost(
  sets: SuggestionSet[],
  given: Partial<typeof aPost> = {},
  as = person('editor'),
  failures: ReturnType<typeof answer>[] = [],
) {
  const live = fakeLive();
  const open = sets.reduce((sum, { changes }) => sum + changes, 0);
  const post = { ...aPost, body: base, ...(open > 0 && { open_suggestions: open }), ...given };
  const suggestions = suggestionServer(sets);
  const server = postServer(post);
  const api = [...failures, ...suggestions.api, ...server.api];
  const page = await openPage('/editor/1/42', { as, api });
  const { screen } = page;
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  const button = screen.getByRole('button', { name: /^Suggestions/ });
  const panel = screen.getByRole('region', { name: 'Suggestions', exact: true });
  const own = screen.getByRole('textbox', { name: suggestionMessages.field });
  await expect.element(button).toBeVisible();
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('.tiptap :is(.suggested-in, .suggested-out)')]
      .filter((one) => one.checkVisibility())
      .map((one) => `${one.tagName === 'DEL' ? '-' : '+'}${one.textContent}`);
  const suggest = async () => {
    await button.click();
    await panel.getByRole('button', { name: suggestionMessages.suggest }).click();
    await expect.element(own).toBeVisible();
  };
  return { ...page, suggestions, server, live, text, button, panel, own, drawn, suggest };
}

/** The same while they are written: words of another format are another element. */
const written = ['-Monday', '+Tuesday', '-rained', '+rained', '+ hard', '+The end.'];

/** The undo of a toast, and not that of the text. */
const undo = (screen: Awaited<ReturnType<typeof openPost>>['screen']) =>
  screen.getByRole('alert').getByRole('button', { name: 'Undo', exact: true });

const marks = ['-Monday', '+Tuesday', '-rained', '+rained hard', '+The end.'];

test('suggestions are marked in the text, counted and listed in its order', async () => {
  const { button, panel, drawn } = await openPost([ofAna()]);
  await expect.poll(drawn).toEqual(marks);
  await expect.element(button).toHaveAccessibleName('Suggestions, 3 open');
  await button.click();
  const items = panel.getByRole('listitem');
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual([
      'ReplaceMondayTuesdayAcceptReject',
      'Replacerainedrained hardAcceptReject',
      'AddThe end.AcceptReject',
    ]);
  await expectAccessible();
});

test('the text is shown marked, as suggested, and as it is', async () => {
  const { button, panel, text, drawn } = await openPost([ofAna()]);
  await button.click();
  const shown = () => (text.element() as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
  await panel.getByRole('radio', { name: 'Suggested' }).click();
  await expect.poll(shown).toBe('On Tuesday the mayor spoke. Then it rained hard. The end.');
  await panel.getByRole('radio', { name: 'Original' }).click();
  await expect.poll(shown).toBe('On Monday the mayor spoke. Then it rained.');
  await panel.getByRole('radio', { name: 'Marked' }).click();
  await expect.poll(drawn).toEqual(marks);
});

test('an accepted suggestion is an edit of the text that is saved first, and can be undone', async () => {
  const { screen, button, panel, text, server, suggestions, drawn, callsTo } = await openPost([
    ofAna(),
  ]);
  await button.click();
  await panel.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await expect.element(screen.getByText(suggestionMessages.accepted(1))).toBeVisible();
  await expect.element(text.getByText('On Tuesday the mayor spoke.')).toBeVisible();
  expect(server.written().body).toBe('<p>On Tuesday the mayor spoke.</p><p>Then it rained.</p>');
  expect(callsTo('PUT /api/news-item/suggestions/decide')[0]?.request.body).toEqual({
    id: 42,
    set_id: 5,
    version: 1,
    changes: [0],
    is_accepted: true,
  });
  await expect.poll(drawn).toEqual(marks.slice(2));
  await undo(screen).click();
  await expect.poll(drawn).toEqual(marks);
  expect(suggestions.sets[0]?.base).toBe(base);
  await expect.poll(() => server.written().body).toBe(base);
});

test('a suggestion stays open while the text with it can’t be saved', async () => {
  const refused = answer(newsItemEditEndpoints.autosave, failing(400, { message: ['Not now.'] }));
  const { screen, button, panel, callsTo } = await openPost([ofAna()], {}, undefined, [refused]);
  await button.click();
  await panel.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await expect.element(screen.getByText(suggestionMessages.notSaved)).toBeVisible();
  expect(callsTo('PUT /api/news-item/suggestions/decide')).toEqual([]);
});

test('only the latest decision can be undone', async () => {
  const { screen, button, panel, drawn } = await openPost([ofAna()]);
  await button.click();
  await panel.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await expect.poll(drawn).toEqual(marks.slice(2));
  await expect.element(undo(screen)).toBeVisible();
  await panel.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect.poll(drawn).toEqual(marks.slice(2, 4));
  await expect.poll(() => undo(screen).elements()).toHaveLength(1);
  await undo(screen).click();
  await expect.poll(drawn).toEqual(marks.slice(2));
});

test('a rejected suggestion leaves the text as it is, and can be undone', async () => {
  const { screen, button, panel, server, drawn } = await openPost([ofAna()]);
  await button.click();
  await panel.getByRole('button', { name: 'Reject', exact: true }).nth(1).click();
  await expect.element(screen.getByText(suggestionMessages.rejected(1))).toBeVisible();
  await expect.poll(drawn).toEqual([...marks.slice(0, 2), '+The end.']);
  expect(server.written().body).toBe(base);
  await undo(screen).click();
  await expect.poll(drawn).toEqual(marks);
});

test('all suggestions of a person are accepted or rejected at once', async () => {
  const { button, panel, server, drawn } = await openPost([ofAna()]);
  await button.click();
  await panel.getByRole('button', { name: suggestionMessages.acceptAll(3) }).click();
  await expect.poll(() => server.written().body).toBe(suggested);
  await expect.poll(drawn).toEqual([]);
  await expect.element(panel.getByText(suggestionMessages.none)).toBeVisible();
});

test('a suggestion follows its words, and says when they were changed or are in the text already', async () => {
  const { button, panel, text, drawn } = await openPost([ofAna()]);
  await expect.poll(drawn).toEqual(marks);
  await text.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}Late: ');
  await expect.poll(drawn).toEqual(marks);
  await userEvent.keyboard('{Control>}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{/Control}');
  await userEvent.keyboard('{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}Friday ');
  await button.click();
  await expect.element(panel.getByText(suggestionMessages.moved)).toBeVisible();
  await expect.poll(drawn).toEqual(marks.slice(2));
  expect(panel.getByRole('button', { name: 'Accept', exact: true }).elements()).toHaveLength(2);
  await expect.element(panel.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('what is written while suggesting is marked, saved, and leaves the text alone', async () => {
  const { screen, own, suggest, drawn, server, suggestions, button, callsTo } = await openPost([]);
  await suggest();
  await userEvent.click(own);
  await userEvent.keyboard('{Control>}{End}{/Control} A lot.');
  await expect.poll(drawn).toEqual(['+ A lot.']);
  await expect
    .poll(() => suggestions.sets[0]?.suggested)
    .toBe('<p>On Monday the mayor spoke.</p><p>Then it rained. A lot.</p>');
  await expect.element(screen.getByText(suggestionMessages.saved)).toBeVisible();
  const kept = { userId: person('editor').id, screen: 'postEdit', recordId: 42 } as const;
  await expect.poll(() => findUnsaved({ ...kept, dialog: 'suggestions' })).toBeNull();
  expect(server.written().body).toBe(base);
  expect(callsTo('PUT /api/news-item/autosave')).toEqual([]);
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleName('Suggestions, 1 open');
  await expectAccessible();
});

test('what is taken out while suggesting is shown struck through', async () => {
  const { own, suggest, drawn, suggestions } = await openPost([]);
  await suggest();
  await userEvent.click(own);
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}');
  await expect.poll(drawn).toEqual(['-.']);
  await expect.poll(() => suggestions.sets[0]?.changes).toBe(1);
});

test('who may not edit a post suggests changes, and withdraws them', async () => {
  const { screen, own, suggest, suggestions, button, panel } = await openPost([], {
    edit_blocked: 'It is live.',
  });
  await suggest();
  await userEvent.click(own);
  await userEvent.keyboard('{Control>}{End}{/Control} A lot.');
  await expect.poll(() => suggestions.sets[0]?.changes).toBe(1);
  await screen.getByRole('button', { name: 'Done' }).click();
  await button.click();
  await expect.element(panel.getByText('A lot.')).toBeVisible();
  expect(panel.getByRole('button', { name: /^(Accept|Reject)/ }).elements()).toEqual([]);
  await panel.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => suggestions.sets[0]?.changes).toBe(0);
  expect(suggestions.sets[0]?.suggested).toBe(base);
});

test('suggestions that the server does not have are kept in this browser', async () => {
  const { screen, own, suggest, suggestions, drawn, button } = await openPost([]);
  await suggest();
  suggestions.fail(400, 'Not now.');
  await userEvent.click(own);
  await userEvent.keyboard('{Control>}{End}{/Control} A lot.');
  await expect.element(screen.getByText(/Not now\.$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(button).toBeVisible();
  suggestions.fail(null);
  await suggest();
  await expect.poll(drawn).toEqual(['+ A lot.']);
  await expect.poll(() => suggestions.sets[0]?.changes).toBe(1);
});

test('a change that an editor rejects meanwhile is taken out of what is being written', async () => {
  const mine = aSet({ base, suggested }, { is_own: true });
  const { screen, own, suggest, suggestions, drawn, live } = await openPost([mine]);
  await suggest();
  await expect.poll(drawn).toEqual(written);
  suggestions.decide(false);
  live.tell('suggestions');
  await expect.element(screen.getByText(suggestionMessages.changedFirst)).toBeVisible();
  await expect.element(own.getByText('On Monday the mayor spoke.')).toBeVisible();
  await expect.poll(drawn).toEqual(written.slice(2));
});

test('on words that were changed since, the text is shown as it was, until one goes on', async () => {
  const mine = aSet({ base: base.replace('Monday', 'Sunday'), suggested }, { is_own: true });
  const { screen, suggest, drawn } = await openPost([mine]);
  await suggest();
  await expect.poll(drawn).toContain('-Sunday');
  await screen.getByRole('button', { name: suggestionMessages.currentText }).click();
  await expect.poll(drawn).toEqual(written.slice(2));
});

test('suggestions of a colleague appear at once', async () => {
  const { suggestions, live, button, drawn } = await openPost([]);
  suggestions.sets.push(ofAna());
  live.tell('suggestions');
  await expect.poll(drawn).toEqual(marks);
  await expect.element(button).toHaveAccessibleName('Suggestions, 3 open');
});

test.each([
  ['a view as another user', { viewedBy: { id: 1, name: 'Ann Admin' } }],
  ['read-only mode', { readOnly: 'We’re moving servers.' }],
])('%s shows suggestions and offers nothing', async (_, state) => {
  const { button, panel } = await openPost([ofAna()], {}, person('editor', state));
  await button.click();
  await expect.element(panel.getByText('The end.')).toBeVisible();
  expect(panel.getByRole('button', { name: /^(Accept|Reject|Suggest)/ }).elements()).toEqual([]);
});

test('an empty list says what will be there; a failed one tries again; Escape closes', async () => {
  const { suggestions, button, panel } = await openPost([]);
  suggestions.fail(400);
  await button.click();
  await expect.element(panel.getByText(suggestionMessages.failed)).toBeVisible();
  suggestions.fail(null);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText(suggestionMessages.none)).toBeVisible();
  await panel.getByRole('radio', { name: 'Original' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
