import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { anchorOf, type FlatText, type Found, findAnchor, flatten, isSame } from './anchors.ts';
import './anchored-text.css';

/** Something about words of a text. */
export interface Anchored {
  id: number;
  anchor: Anchor;
}

interface Mark extends Anchored {
  found: Found;
}
interface Marks {
  marks: readonly Mark[];
  /** The one that is looked at. */
  current: number | null;
}

const key = new PluginKey<Marks>('anchored');
const nothing: Marks = { marks: [], current: null };

/** Why once: several marks are looked for in the same text. */
function flatOnce(doc: Node): () => FlatText {
  let flat: FlatText | null = null;
  return () => {
    flat ??= flatten(doc);
    return flat;
  };
}

/** A mark after a change: it stays with its words, is found again where they went, or knows where they stood. */
function follow(mark: Mark, { mapping }: Transaction, flat: () => FlatText): Mark {
  const { found, anchor } = mark;
  if ('from' in found) {
    const [from, to] = [mapping.map(found.from, 1), mapping.map(found.to, -1)];
    const now = from < to ? anchorOf(flat(), from, to) : null;
    if (now?.quote === anchor.quote) return { ...mark, anchor: now, found: { from, to } };
    // Why the words first: a colleague's change replaces more of the text than it changes.
    if (now && !isSame(flat(), anchor)) return { ...mark, anchor: now, found: { from, to } };
  }
  return { ...mark, found: findAnchor(flat(), anchor) };
}

function drawn(doc: Node, { marks, current }: Marks): DecorationSet {
  const decorations = marks.flatMap(({ id, found }) => {
    const isCurrent = id === current;
    if ('from' in found) {
      const attributes = { class: isCurrent ? 'commented commented-here' : 'commented' };
      return [Decoration.inline(found.from, found.to, attributes)];
    }
    if (!isCurrent || found.stood === null) return [];
    const draw = () => {
      const gone = document.createElement('span');
      gone.className = 'commented-gone';
      return gone;
    };
    return [
      Decoration.widget(Math.min(found.stood, doc.content.size), draw, { key: `gone ${id}` }),
    ];
  });
  return DecorationSet.create(doc, decorations);
}

/** What is told of the marks: their order in the text, and which have lost their words. */
export type Places = ReadonlyMap<number, { order: number; isGone: boolean }>;

const placesOf = ({ marks }: Marks): Places =>
  new Map(
    marks.map(({ id, found }) => {
      const isGone = !('from' in found);
      const order = 'from' in found ? found.from : (found.stood ?? Number.POSITIVE_INFINITY);
      return [id, { order, isGone }];
    }),
  );

/** What of the places is shown: the order and not the numbers. */
const shownOf = (places: Places) =>
  [...places]
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([id, { isGone }]) => `${id} ${isGone}`)
    .join();

interface Options {
  onPick: (id: number) => void;
  onPlaces: (places: Places) => void;
}

const pluginOf = ({ onPick, onPlaces }: Options) =>
  new Plugin<Marks>({
    key,
    state: {
      init: () => nothing,
      apply: (transaction, before, _old, { doc }) => {
        const change = transaction.getMeta(key) as
          | { anchored?: readonly Anchored[]; current?: number | null }
          | undefined;
        if (!change && !transaction.docChanged) return before;
        const flat = flatOnce(doc);
        const { anchored = before.marks, current = before.current } = change ?? {};
        const known = new Map(before.marks.map((mark) => [mark.id, mark]));
        const marks = anchored.map(({ id, anchor }) => {
          const mark = known.get(id);
          if (!mark) return { id, anchor, found: findAnchor(flat(), anchor) };
          return transaction.docChanged ? follow(mark, transaction, flat) : mark;
        });
        return { marks, current };
      },
    },
    props: {
      decorations: (state) => drawn(state.doc, key.getState(state) ?? nothing),
      handleClick: ({ state }, pos) => {
        const mark = key
          .getState(state)
          ?.marks.find(({ found }) => 'from' in found && found.from <= pos && pos < found.to);
        if (mark) onPick(mark.id);
        return false;
      },
    },
    view: () => {
      let shown = '';
      return {
        update: ({ state }) => {
          const places = placesOf(key.getState(state) ?? nothing);
          const now = shownOf(places);
          if (now === shown) return;
          shown = now;
          onPlaces(places);
        },
      };
    },
  });

/** Marks words of an editor's text without changing it; called again, it keeps what it has. */
export function markAnchored(
  editor: Editor,
  anchored: readonly Anchored[],
  options: Options,
): void {
  if (editor.isDestroyed) return;
  const { view } = editor;
  // Why: the plugins are put in anew when a text is shared, and when it no longer is.
  if (!view.state.plugins.some(({ spec }) => spec.key === key))
    editor.registerPlugin(pluginOf(options));
  view.dispatch(view.state.tr.setMeta(key, { anchored }));
}

/** Shows one mark as the one that is looked at; with `isWanted`, brings it into sight. */
export function showAnchored(editor: Editor, id: number | null, isWanted = false): void {
  const { view } = editor;
  if (editor.isDestroyed || !key.getState(view.state)) return;
  view.dispatch(view.state.tr.setMeta(key, { current: id }));
  const found = key.getState(view.state)?.marks.find((mark) => mark.id === id)?.found;
  const at = found && ('from' in found ? found.from : found.stood);
  if (!isWanted || at === undefined || at === null) return;
  // Why not the middle: on a phone, a sheet may cover it.
  const { top } = view.coordsAtPos(Math.min(at, view.state.doc.content.size));
  scrollBy({ top: top - innerHeight / 4, behavior: 'smooth' });
}

/** The words as they are now, of a mark that may have been changed since. */
export const anchorNow = (editor: Editor, id: number): Anchor | undefined =>
  key.getState(editor.view.state)?.marks.find((mark) => mark.id === id)?.anchor;

/** The words that are selected in the text, with the place below their end on the screen; null if there are none. */
export function selectedWords(editor: Editor): { anchor: Anchor; x: number; y: number } | null {
  const selection = document.getSelection();
  const { view } = editor;
  if (editor.isDestroyed || !selection || selection.isCollapsed || selection.rangeCount === 0)
    return null;
  const range = selection.getRangeAt(0);
  if (!view.dom.contains(range.commonAncestorContainer)) return null;
  // Why by the page's selection: a text that can't be edited has none of its own.
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  const anchor = anchorOf(flatten(view.state.doc), from, to);
  if (!anchor) return null;
  const box = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  return { anchor, x: box.right, y: box.bottom };
}
