import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aPost,
  hidePage,
  openEditor,
  postServer,
} from '../../editorial/posts/post-editor.testing.ts';

test('the slash menu stays between the toolbar and the bar that saves, at its line while the page scrolls', async () => {
  const body = Array.from({ length: 40 }, (_, at) => `<p>Line ${at}.</p>`).join('');
  const { screen } = await openEditor(postServer({ ...aPost, body }));
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  const menu = screen.getByRole('listbox', { name: 'Add to the text' });
  await text.click();
  const bar = document.querySelector('[data-bottom-bar]') as Element;
  for (const line of [5, 14, 18, 39]) {
    await text.getByText(`Line ${line}.`).click();
    await userEvent.keyboard('{End}{Enter}/');
    await expect.element(menu).toBeVisible();
    await expect
      .poll(() => {
        const box = menu.element().getBoundingClientRect();
        const caret = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? box;
        return {
          isAboveBar: box.bottom <= bar.getBoundingClientRect().top,
          isUnderTools:
            box.top >= screen.getByRole('toolbar').element().getBoundingClientRect().bottom,
          isBesideLine: box.top >= caret.bottom || box.bottom <= caret.top,
          isNear: Math.min(Math.abs(box.top - caret.bottom), Math.abs(box.bottom - caret.top)) < 16,
        };
      })
      .toEqual({ isAboveBar: true, isUnderTools: true, isBesideLine: true, isNear: true });
    await userEvent.keyboard('{Backspace}');
  }
  hidePage();
});
