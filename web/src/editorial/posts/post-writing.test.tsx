import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer } from '../../platform/api/page.testing.tsx';
import { listedPost } from './listed-post.testing.ts';
import { aPost, hidePage, openEditor, postServer } from './post-editor.testing.ts';

const stories = answer(newsItemEndpoints.search, ({ query }) =>
  query.title === 'tacos'
    ? [
        listedPost(5, { headline: 'Tacos at noon', post_url: 'https://austin.example.com/noon' }),
        listedPost(6, { headline: 'Tacos at nine', post_url: 'https://austin.example.com/nine' }),
        listedPost(7, { headline: 'Tacos unseen', post_url: null }),
      ]
    : [],
);

async function openText(body = aPost.body) {
  const server = postServer({ ...aPost, body });
  const page = await openEditor({ ...server, api: [stories, ...server.api] });
  const text = page.screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  return { ...page, text };
}

test('the link field finds live stories by words of the headline', async () => {
  const { screen, text, callsTo } = await openText();
  await userEvent.keyboard('{Control>}{End}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Link address' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('tacos');
  const found = screen.getByRole('listbox', { name: 'Link address' });
  const options = found.getByRole('option');
  await expect.element(options.nth(1)).toHaveTextContent('Tacos at nine Austin, 11/19/2026');
  expect(options.elements()).toHaveLength(2);
  expect(callsTo('GET /api/news-item/search').at(-1)?.request.query).toMatchObject({
    title: 'tacos',
    status: '0',
  });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect
    .element(text.getByRole('link', { name: 'Tacos at nine' }))
    .toHaveAttribute('href', 'https://austin.example.com/nine');
  await expect.element(text).toHaveFocus();
  hidePage();
});

test('linking selected text to a story keeps the text, and a URL still works', async () => {
  const { screen, text } = await openText();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}tacos');
  await screen.getByRole('option', { name: /Tacos at noon/ }).click();
  const link = text.getByRole('link', { name: 'First light.' });
  await expect.element(link).toHaveAttribute('href', 'https://austin.example.com/noon');
  await userEvent.keyboard('{Control>}k{/Control}example.com/menu{Enter}');
  await expect.element(link).toHaveAttribute('href', 'https://example.com/menu');
  hidePage();
});

test('text, headline and dek show by how much they exceed their limits while typing', async () => {
  const letters = newsItemLimits.body - '<p></p>'.length;
  const { screen, text } = await openText(`<p>${'a'.repeat(letters)}</p>`);
  const over = (count: string, limit: string) =>
    screen.getByText(`${count} over the limit of ${limit}. It can’t be saved until it is shorter.`);
  await userEvent.keyboard('{Control>}{End}{/Control}bc');
  await expect.element(over('2 characters', '600,000')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(over('1 character', '600,000')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText(/over the limit/)).not.toBeInTheDocument();
  expect(text.element().textContent).toHaveLength(letters);
  await screen.getByRole('textbox', { name: 'Headline' }).fill('h'.repeat(503));
  await expect.element(over('3 characters', '500')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Dek' }).fill('d'.repeat(3250));
  await expect.element(over('1,250 characters', '2,000')).toBeVisible();
  hidePage();
});

test('focus mode shows only the text, by button and key, and ends for an invalid field', async () => {
  const { screen, text } = await openText();
  await userEvent.keyboard('{Control>}{End}{/Control} More.');
  const focus = screen.getByRole('button', { name: 'Focus', exact: true });
  await focus.click();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const sections = screen.getByText('Sections', { exact: true });
  await expect.element(sections).not.toBeVisible();
  expect(navigation.elements()).toEqual([]);
  await expect.element(text).toHaveTextContent('First light. More.');
  await expect.element(screen.getByRole('button', { name: 'Exit focus' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  await expect.element(sections).toBeVisible();
  await expect.element(navigation).toBeVisible();
  await focus.click();
  await screen.getByRole('textbox', { name: 'Headline' }).fill('h'.repeat(501));
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(sections).toBeVisible();
  hidePage();
});
