import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aPost,
  hidePage,
  openEditor,
  postServer,
} from '../../editorial/posts/post-editor.testing.ts';

async function openText(body: string) {
  const server = postServer({ ...aPost, body });
  const page = await openEditor(server);
  const text = page.screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  const words = () => [...text.element().children].map(({ textContent }) => textContent);
  return { ...page, server, text, words };
}

test('Alt and an arrow move a block, or an item of a list, and the cursor stays in it', async () => {
  const { text, words } = await openText(
    '<p>One</p><h2>Two</h2><ul><li><p>Three</p></li><li><p>Four</p></li></ul><p>Five</p>',
  );
  await text.getByText('One').click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}!');
  expect(words()).toEqual(['Two', 'One!', 'ThreeFour', 'Five']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(words()).toEqual(['One!', 'Two', 'ThreeFour', 'Five']);
  await text.getByText('Four').click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(words()).toEqual(['One!', 'Two', 'FourThree', 'Five']);
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(words()).toEqual(['Two', 'One!', 'ThreeFour', 'Five']);
  hidePage();
});

test('a block is moved by its handle, and a click on the handle selects it', async () => {
  const { screen, text, words } = await openText(
    '<p>One</p><h2>Two</h2><ul><li><p>Three</p></li></ul><hr><p>Five</p>',
  );
  const handle = screen.getByRole('button', { name: 'Move block' });
  // Why again and again: the handle comes a moment after the text.
  const moveToOne = async () => {
    await userEvent.hover(text.getByText('Two'));
    await userEvent.hover(text.getByText('One'));
    return handle.query();
  };
  await expect.poll(moveToOne).not.toBeNull();
  const beside = () =>
    handle.element().getBoundingClientRect().top -
    text.getByText('Five').element().getBoundingClientRect().top;
  await userEvent.dragAndDrop(handle, text.getByText('Five'), {
    targetPosition: { x: 300, y: 20 },
  });
  expect(words()).toEqual(['Two', 'Three', '', 'Five', 'One']);
  await userEvent.hover(text.getByText('Five'));
  await expect.poll(beside).toBe(0);
  await handle.click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(words()).toEqual(['Two', 'Five', 'Three', '', 'One']);
  await userEvent.keyboard('{Backspace}');
  expect(words()).toEqual(['Two', 'Three', '', 'One']);
  await userEvent.keyboard('{Control>}zzzz{/Control}');
  expect(words()).toEqual(['One', 'Two', 'Three', '', 'Five']);
  hidePage();
});

test('the slash menu makes a pull quote and a button, and the line after a button is text again', async () => {
  const { screen, text } = await openText('<p>Said</p>');
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/pull{Enter}A voice{Enter}{Enter}');
  const quote = () => text.element().querySelector('blockquote[data-look=pull]')?.textContent;
  expect(quote()).toBe('A voice');
  await userEvent.keyboard('/button{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Link address' })).toHaveFocus();
  await userEvent.keyboard('example.com/go{Enter}');
  await expect.element(text.getByRole('link', { name: 'example.com/go' })).toBeVisible();
  await userEvent.keyboard('{End}{Enter}After');
  const buttons = [...text.element().querySelectorAll('p[data-look=button]')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['example.com/go']);
  await text.getByText('A voice').click();
  await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
  expect(quote()).toBeUndefined();
  hidePage();
});

test('a gallery is found by that word, too', async () => {
  const { screen } = await openText('<p>Said</p>');
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/gall');
  const menu = screen.getByRole('listbox', { name: 'Add to the text' });
  await expect.element(menu.getByRole('option')).toHaveTextContent('Photoset');
  hidePage();
});

test('a picture gets its width in the line of the picture', async () => {
  const { screen, text, server } = await openText(
    '<figure><img src="/images/upload/v1/photos/a.png" alt="A"><figcaption>Bats</figcaption></figure>',
  );
  await text.getByText('Bats').click();
  await screen.getByRole('combobox', { name: 'Width' }).selectOptions('Full width');
  await expect.element(text.getByText('Full width')).toBeVisible();
  await expect
    .poll(() => server.written().body, { timeout: 10_000 })
    .toContain('data-width="full"');
  hidePage();
});
