import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    find: {
      /** Marks every place where these words stand, beginning with the one after the cursor; none ends it. */
      find: (words: string) => ReturnType;
      /** Goes to the next match, or with -1 to the previous one. */
      findNext: (step: 1 | -1) => ReturnType;
    };
  }
}

interface Found {
  words: string;
  places: { from: number; to: number }[];
  current: number;
}

const nothing: Found = { words: '', places: [], current: 0 };
const key = new PluginKey<Found>('find');

/** Where the words stand, within a paragraph, in any letter case. */
function placesOf(doc: Node, words: string): Found['places'] {
  const wanted = words.toLocaleLowerCase('en');
  const places: Found['places'] = [];
  if (!wanted) return places;
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true;
    const text = block.textBetween(0, block.content.size, undefined, '\ufffc');
    const low = text.toLocaleLowerCase('en');
    // Why: letters whose small form is longer would shift every place after them.
    const within = low.length === text.length ? low : text;
    for (let found = within.indexOf(wanted); found >= 0; found = within.indexOf(wanted, found + 1))
      places.push({ from: at + 1 + found, to: at + 1 + found + wanted.length });
    return false;
  });
  return places;
}

/** The current matches. */
export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing;

const plugin = () =>
  new Plugin<Found>({
    key,
    state: {
      init: () => nothing,
      apply: (transaction, found, _old, { doc }) => {
        const change = transaction.getMeta(key) as Partial<Found> | undefined;
        if (!change && (!found.words || !transaction.docChanged)) return found;
        const next = { ...found, ...change };
        const places = placesOf(doc, next.words);
        return { ...next, places, current: Math.min(next.current, Math.max(0, places.length - 1)) };
      },
    },
    props: {
      decorations: (state) => {
        const { places, current } = foundIn(state);
        const marks = places.map(({ from, to }, at) =>
          Decoration.inline(from, to, { class: at === current ? 'found-here' : 'found' }),
        );
        return DecorationSet.create(state.doc, marks);
      },
    },
  });

/** Looks for words in the text. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [plugin()],
  addCommands: () => ({
    find:
      (words) =>
      ({ state, tr, dispatch }) => {
        // Why: who looks for something in a long text means the next one, not the first of all.
        const next = placesOf(state.doc, words).findIndex(({ to }) => to >= state.selection.from);
        dispatch?.(tr.setMeta(key, { words, current: Math.max(0, next) }));
        return true;
      },
    findNext:
      (step) =>
      ({ state, tr, dispatch, view }) => {
        const { places, current } = foundIn(state);
        if (places.length === 0) return false;
        const next = (current + step + places.length) % places.length;
        dispatch?.(tr.setMeta(key, { current: next }));
        const { node } = view.domAtPos(places[next]?.from ?? 0);
        const element = node instanceof Element ? node : node.parentElement;
        element?.scrollIntoView({ block: 'center' });
        return true;
      },
  }),
});
