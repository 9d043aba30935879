import { looks } from '@masthead/shared/rich-text/looks.ts';
import { Extension } from '@tiptap/core';

/** The attribute that is there when a block has this look. */
const look = (name: string) => ({
  look: {
    default: null,
    // Why: the line after a button is text again.
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => (element.dataset.look === name ? name : null),
    renderHTML: (given: Record<string, unknown>) =>
      given.look === name ? { 'data-look': name } : {},
  },
});

/** Pull quotes and buttons: a quote and a paragraph with a look of their own. */
export const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes: () => [
    { types: ['blockquote'], attributes: look(looks.blockquote) },
    { types: ['paragraph'], attributes: look(looks.p) },
  ],
});
