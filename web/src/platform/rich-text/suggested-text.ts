import {
  applyChanges,
  type Change,
  changesBetween,
  placeAfter,
  reversed,
} from '@masthead/shared/platform/rich-text/text-changes.ts';
import type { Editor } from '@tiptap/core';
import { DOMSerializer, type Node, type Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { contentOf, markupOfContent, schemaOfTexts } from './extensions.ts';
import './suggested-text.css';

/** A text, and the same text as somebody would have it, as markup. */
export interface SuggestedText {
  id: number;
  base: string;
  suggested: string;
}

/** One change that somebody suggests. */
export interface Suggestion {
  key: string;
  setId: number;
  /** Its place among the changes of its set. */
  index: number;
  removed: Slice;
  added: Slice;
  /** Where it is in the text; null if the text was changed there meanwhile. */
  place: { from: number; to: number } | null;
  /** The text says so already. */
  isInText: boolean;
}

/** How the text is shown: as it is, as it would be, or with both. */
export type SuggestedView = 'marked' | 'suggested' | 'original';

interface Read {
  base: Node;
  suggested: Node;
  changes: Change[];
}
const read = new WeakMap<SuggestedText, Read>();

function readOf(set: SuggestedText, { type: { schema } }: Node): Read {
  const known = read.get(set);
  if (known?.base.type.schema === schema) return known;
  const [base, suggested] = [contentOf(set.base, schema), contentOf(set.suggested, schema)];
  const made = { base, suggested, changes: changesBetween(base, suggested) };
  read.set(set, made);
  return made;
}

/** Why: the paragraph that stands ready at the end is no part of a text. */
function withoutEnd(doc: Node): Node {
  let [count, size] = [doc.childCount, doc.content.size];
  while (count > 1 && doc.child(count - 1).childCount === 0 && doc.child(count - 1).isTextblock) {
    count -= 1;
    size -= doc.child(count).nodeSize;
  }
  return size === doc.content.size ? doc : doc.cut(0, size);
}

/** The changes of several people, in the order of the text; those without a place come last. */
export function suggestionsIn(doc: Node, sets: readonly SuggestedText[]): Suggestion[] {
  const text = withoutEnd(doc);
  const all = sets.flatMap((set) => {
    const { base, suggested, changes } = readOf(set, doc);
    const since = changesBetween(base, text);
    return changes.map((change, index): Suggestion => {
      const removed = base.slice(change.from, change.to);
      const added = suggested.slice(change.fromOther, change.toOther);
      const isInText = since.some(
        ({ from, to, fromOther, toOther }) =>
          from === change.from && to === change.to && text.slice(fromOther, toOther).eq(added),
      );
      const place = isInText ? null : placeAfter(change, since);
      return { key: `${set.id}-${index}`, setId: set.id, index, removed, added, place, isInText };
    });
  });
  const orderOf = ({ place }: Suggestion) => place?.from ?? Number.MAX_SAFE_INTEGER;
  return all.sort((a, b) => orderOf(a) - orderOf(b));
}

type Texts = Pick<SuggestedText, 'base' | 'suggested'>;

const contents = (...texts: string[]) => texts.map((text) => contentOf(text, schemaOfTexts()));

/** Changes of a text with their places in another version of it, without those of words that were changed there, too. */
function placedIn(changes: readonly Change[], since: readonly Change[]) {
  return changes.flatMap((change) => {
    const place = placeAfter(change, since);
    return place ? [{ ...change, ...place }] : [];
  });
}

/**
 * The same suggestions on a newer version of their text. `isWhole` is false if some of them have no place in it; these
 * are left out.
 */
export function suggestedOn(
  text: string,
  { base, suggested }: Texts,
): Texts & { isWhole: boolean } {
  const [before, wanted, now] = contents(base, suggested, text) as [Node, Node, Node];
  const since = changesBetween(before, now);
  const changes = changesBetween(before, wanted);
  const placed = placedIn(changes, since);
  const isWhole = placed.length === changes.length;
  return { base: text, suggested: markupOfContent(applyChanges(now, placed, wanted)), isWhole };
}

/** A set without some of its changes. */
export function withdrawn({ base, suggested }: Texts, indices: readonly number[]): Texts {
  const [before, wanted] = contents(base, suggested) as [Node, Node];
  const changes = changesBetween(before, wanted).filter((_, index) => indices.includes(index));
  const left = applyChanges(wanted, changes.map(reversed), before);
  return { base, suggested: markupOfContent(left) };
}

/** What was written on `mine`, after `saved` became `decided`: a change that was rejected is taken out of it. */
export function afterDecision(mine: Texts, saved: Texts, decided: Texts): Texts {
  const [before, after, written] = contents(saved.suggested, decided.suggested, mine.suggested) as [
    Node,
    Node,
    Node,
  ];
  const placed = placedIn(changesBetween(before, after), changesBetween(before, written));
  return { base: decided.base, suggested: markupOfContent(applyChanges(written, placed, after)) };
}

type Attributes = Record<string, string>;

/** A range, with the blocks that lie within it as a whole. */
function drawRange(
  doc: Node,
  from: number,
  to: number,
  { class: style = '', ...attributes }: Attributes,
): Decoration[] {
  if (from === to) return [];
  const drawn = [Decoration.inline(from, to, { ...attributes, class: style })];
  const ofBlock = { class: style.replace('suggested-', 'suggested-block-') };
  const { nodeName: _inline, ...others } = attributes;
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isBlock || pos < from || pos + node.nodeSize > to) return true;
    drawn.push(Decoration.node(pos, pos + node.nodeSize, { ...others, ...ofBlock }));
    return false;
  });
  return drawn;
}

/** Something that isn't in the text. */
function drawSlice(
  at: number,
  slice: Slice,
  { nodeName = 'ins', ...attributes }: Attributes,
  side: number,
): Decoration[] {
  const { content } = slice;
  const schema = content.firstChild?.type.schema;
  if (!schema) return [];
  const draw = () => {
    const element = document.createElement(nodeName);
    element.toggleAttribute('data-blocks', content.firstChild?.isBlock ?? false);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
    return element;
  };
  const key = JSON.stringify([attributes, content]);
  return [Decoration.widget(at, draw, { key, side, ignoreSelection: true })];
}

const styleOf = (kind: 'in' | 'out', isHere = false) =>
  `suggested-${kind}${isHere ? ' suggested-here' : ''}`;

interface Shown {
  sets: readonly SuggestedText[];
  current: string | null;
  view: SuggestedView;
  onPick: (key: string) => void;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
}
interface State extends Shown {
  suggestions: readonly Suggestion[];
  decorations: DecorationSet;
}

const key = new PluginKey<State | null>('suggested');

function stateOf(doc: Node, shown: Shown): State {
  const suggestions = suggestionsIn(doc, shown.sets);
  const drawn = suggestions.flatMap(({ key: name, added, place }) => {
    if (!place) return [];
    const isHere = name === shown.current;
    const attributesOf = (kind: 'in' | 'out') => ({
      nodeName: kind === 'in' ? 'ins' : 'del',
      class: styleOf(kind, isHere),
      'data-suggestion': name,
    });
    return [
      ...drawRange(doc, place.from, place.to, attributesOf('out')),
      ...drawSlice(place.to, added, attributesOf('in'), 1),
    ];
  });
  return { ...shown, suggestions, decorations: DecorationSet.create(doc, drawn) };
}

const plugin = () =>
  new Plugin<State | null>({
    key,
    state: {
      init: () => null,
      apply: (transaction, before, _old, { doc }) => {
        const shown = transaction.getMeta(key) as Shown | undefined;
        const next = shown ?? (transaction.docChanged ? before : null);
        return next ? stateOf(doc, next) : before;
      },
    },
    props: {
      decorations: (state) => key.getState(state)?.decorations,
      attributes: (state) => ({ 'data-suggestions': key.getState(state)?.view ?? 'marked' }),
      handleDOMEvents: {
        click: ({ state }, { target }) => {
          const drawn =
            target instanceof Element && target.closest<HTMLElement>('[data-suggestion]');
          if (drawn) key.getState(state)?.onPick(drawn.dataset.suggestion ?? '');
          return false;
        },
      },
    },
    view: () => ({
      update: ({ state }, before) => {
        const now = key.getState(state);
        const told = key.getState(before);
        if (!now) return;
        const { suggestions, onSuggestions } = now;
        if (suggestions !== told?.suggestions || onSuggestions !== told.onSuggestions)
          onSuggestions(suggestions);
      },
    }),
  });

/** Puts a plugin into an editor that lacks it. Why: they are put in anew when a text is shared, and when it no longer is. */
function ensure(editor: Editor, name: PluginKey, make: () => Plugin): void {
  if (!editor.view.state.plugins.some(({ spec }) => spec.key === name))
    editor.registerPlugin(make());
}

/** Draws suggestions into an editor's text without changing it. */
export function showSuggestions(editor: Editor, shown: Shown): void {
  if (editor.isDestroyed) return;
  ensure(editor, key, plugin);
  editor.view.dispatch(editor.view.state.tr.setMeta(key, shown));
}

/** Brings a suggestion into sight. */
export function scrollToSuggestion(editor: Editor, name: string): void {
  const { view } = editor;
  const place = key.getState(view.state)?.suggestions.find((one) => one.key === name)?.place;
  if (!place) return;
  // Why not the middle: on a phone, a sheet may cover it.
  const { top } = view.coordsAtPos(Math.min(place.from, view.state.doc.content.size));
  scrollBy({ top: top - innerHeight / 4, behavior: 'smooth' });
}

/**
 * Makes changes of one set in the text, as an edit like any other. Returns what takes them back, or null if one of them
 * has no place. `undo` answers false once the text was changed otherwise.
 */
export function acceptIn(
  editor: Editor,
  set: SuggestedText,
  indices: readonly number[],
): { undo: () => boolean } | null {
  const { view } = editor;
  const wanted = suggestionsIn(view.state.doc, [set]).filter(({ index }) =>
    indices.includes(index),
  );
  const { tr } = view.state;
  for (const { place, added } of wanted.toReversed()) {
    if (!place) return null;
    tr.replace(place.from, place.to, added);
  }
  view.dispatch(tr);
  const after = view.state.doc;
  const undo = () => {
    if (editor.isDestroyed || !view.state.doc.eq(after)) return false;
    const back = view.state.tr;
    for (const [at, step] of [...tr.steps.entries()].reverse())
      back.step(step.invert(tr.docs[at] as Node));
    view.dispatch(back);
    return true;
  };
  return { undo };
}

const differences = new PluginKey<{ base: Node; decorations: DecorationSet }>('differences');

function differencesOf(base: Node, doc: Node) {
  const drawn = changesBetween(base, withoutEnd(doc)).flatMap((change) => {
    const removed = base.slice(change.from, change.to);
    return [
      ...drawSlice(change.fromOther, removed, { nodeName: 'del', class: styleOf('out') }, -1),
      ...drawRange(doc, change.fromOther, change.toOther, {
        nodeName: 'ins',
        class: styleOf('in'),
      }),
    ];
  });
  return { base, decorations: DecorationSet.create(doc, drawn) };
}

/** Marks in an editor how its text differs from another one, which may change. */
export function showDifferences(editor: Editor, base: string): void {
  if (editor.isDestroyed) return;
  ensure(
    editor,
    differences,
    () =>
      new Plugin({
        key: differences,
        state: {
          init: (_config, { doc }) => differencesOf(doc, doc),
          apply: (transaction, before, _old, { doc }) => {
            const other = transaction.getMeta(differences) as Node | undefined;
            if (!other && !transaction.docChanged) return before;
            return differencesOf(other ?? before.base, doc);
          },
        },
        props: { decorations: (state) => differences.getState(state)?.decorations },
      }),
  );
  const { state } = editor.view;
  editor.view.dispatch(state.tr.setMeta(differences, contentOf(base, state.schema)));
}
