import type { Editor } from '@tiptap/core';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import {
  absolutePositionToRelativePosition,
  redo,
  relativePositionToAbsolutePosition,
  undo,
  ySyncPlugin,
  ySyncPluginKey,
  yUndoPlugin,
  yUndoPluginKey,
} from '@tiptap/y-tiptap';
import {
  createAbsolutePositionFromRelativePosition,
  createRelativePositionFromTypeIndex,
  type Doc,
  decodeRelativePosition,
  encodeRelativePosition,
  type RelativePosition,
  type UndoManager,
  type XmlFragment,
} from 'yjs';
import { fromBase64, toBase64 } from './base64.ts';
import { isPressed } from './editor-actions.ts';
import { setSharedUndo } from './shared-undo.ts';

/** Somebody's cursor, as it is sent. */
export interface Cursor {
  anchor: string;
  head: string;
}

/** The cursor of somebody else. */
export interface OtherCursor extends Cursor {
  key: string;
  name: string;
  color: string;
}

/** A text that is shared now. */
export interface SharedText {
  /** Where the cursor is; null where the text is not shown any more. */
  cursor: () => Cursor | null;
  /** Draws the cursors of the others again. */
  draw: () => void;
  /** Brings somebody's cursor into sight. */
  show: (cursor: Cursor) => void;
  /** From here on the text is the editor's alone. */
  release: () => void;
}

interface Options {
  others: () => readonly OtherCursor[];
  /** The cursor was moved here. Why without its place: finding that would be felt with each key. */
  onCursor: () => void;
}

const cursors = new PluginKey<DecorationSet>('others-cursors');

interface SyncState {
  doc: XmlFragment['doc'];
  type: XmlFragment;
  binding: { mapping: Map<never, never> } | null;
}
const syncOf = (state: EditorState) => ySyncPluginKey.getState(state) as SyncState | undefined;

function placeOf(state: EditorState, place: string): number | null {
  const sync = syncOf(state);
  if (!sync?.doc || !sync.binding) return null;
  try {
    const relative = decodeRelativePosition(fromBase64(place));
    const { mapping } = sync.binding;
    const at = relativePositionToAbsolutePosition(sync.doc, sync.type, relative, mapping);
    return at === null ? null : Math.min(Math.max(at, 0), state.doc.content.size);
  } catch {
    return null;
  }
}

/** The same place, bound to the letter that follows it: a cursor there moves along with the words typed at it. */
function boundToNext(place: RelativePosition, doc: Doc): RelativePosition {
  const at = createAbsolutePositionFromRelativePosition(place, doc);
  return at ? createRelativePositionFromTypeIndex(at.type, at.index) : place;
}

function cursorIn(state: EditorState): Cursor | null {
  const sync = syncOf(state);
  if (!sync?.doc || !sync.binding) return null;
  const { doc, type, binding } = sync;
  const placed = (at: number) => {
    const place = absolutePositionToRelativePosition(at, type, binding.mapping);
    return toBase64(encodeRelativePosition(boundToNext(place, doc)));
  };
  return { anchor: placed(state.selection.anchor), head: placed(state.selection.head) };
}

function drawCursor({ name, color }: OtherCursor): HTMLElement {
  const cursor = document.createElement('span');
  cursor.className = 'other-cursor';
  cursor.style.setProperty('--their-color', color);
  cursor.dataset.name = name;
  return cursor;
}

interface SharedChange {
  /** The text was put in place anew, and places in it cannot be followed. */
  isChangeOrigin?: boolean;
  /** By the one who writes here. */
  isUndoRedoOperation?: boolean;
}
const sharedChange = (transaction: Transaction): SharedChange =>
  (transaction.getMeta(ySyncPluginKey) as SharedChange | undefined) ?? {};

function decorationsOf(state: EditorState, others: readonly OtherCursor[]): DecorationSet {
  const drawn = others.flatMap((other) => {
    const [anchor, head] = [placeOf(state, other.anchor), placeOf(state, other.head)];
    if (anchor === null || head === null) return [];
    const style = `background: color-mix(in srgb, ${other.color} 22%, transparent)`;
    const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
    return [
      Decoration.widget(head, () => drawCursor(other), {
        key: `${other.key} ${other.name}`,
        side: 10,
      }),
      ...(from < to ? [Decoration.inline(from, to, { style })] : []),
    ];
  });
  return DecorationSet.create(state.doc, drawn);
}

const cursorPlugin = ({ others }: Options) =>
  new Plugin<DecorationSet>({
    key: cursors,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, drawn, _old, state) =>
        transaction.getMeta(cursors) || sharedChange(transaction).isChangeOrigin
          ? decorationsOf(state, others())
          : drawn.map(transaction.mapping, transaction.doc),
    },
    props: {
      decorations: (state) => cursors.getState(state),
    },
  });

const undoKeys = () =>
  new Plugin({
    props: {
      handleKeyDown: ({ state }, event) => {
        if (isPressed(event, 'Mod+Z')) undo(state);
        else if (isPressed(event, 'Mod+Shift+Z') || isPressed(event, 'Mod+Y')) redo(state);
        else return false;
        event.preventDefault();
        return true;
      },
      handleDOMEvents: {
        // Why: a menu of the browser, or a gesture, undoes without a key.
        beforeinput: ({ state }, event) => {
          const { inputType } = event;
          if (inputType === 'historyUndo') undo(state);
          else if (inputType === 'historyRedo') redo(state);
          else return false;
          event.preventDefault();
          return true;
        },
      },
    },
  });

/** The plugin that undoes anybody's changes; a shared text has one for its own. */
const isHistory = ({ spec }: Plugin) =>
  String((spec.key as { key?: string } | undefined)?.key).startsWith('history$');

function change(view: EditorView, plugins: readonly Plugin[]): void {
  const { from, to } = view.state.selection;
  view.updateState(view.state.reconfigure({ plugins }));
  const { state } = view;
  const most = state.doc.content.size;
  const selection = TextSelection.between(
    state.doc.resolve(Math.min(from, most)),
    state.doc.resolve(Math.min(to, most)),
  );
  if (!selection.eq(state.selection)) view.dispatch(state.tr.setSelection(selection));
}

/** Binds an editor to a shared text: from here on it shows that, and every change of either is one of both. */
export function shareText(editor: Editor, text: XmlFragment, options: Options): SharedText {
  const { view } = editor;
  const plugins = view.state.plugins;
  const own = [undoKeys(), ySyncPlugin(text), yUndoPlugin(), cursorPlugin(options)];
  change(view, [...own, ...plugins.filter((plugin) => !isHistory(plugin))]);
  const draw = () => {
    if (!editor.isDestroyed) view.dispatch(view.state.tr.setMeta(cursors, true));
  };
  const { undoManager } = yUndoPluginKey.getState(view.state) as { undoManager: UndoManager };
  // Why: the step is there after the change that made it, and the buttons are drawn with a change. Why later: that one
  // is still being drawn.
  const onStep = () => queueMicrotask(draw);
  undoManager.on('stack-item-added', onStep);
  setSharedUndo(editor, {
    canUndo: () => undoManager.canUndo(),
    canRedo: () => undoManager.canRedo(),
    undo: () => {
      undo(view.state);
      view.focus();
    },
    redo: () => {
      redo(view.state);
      view.focus();
    },
  });
  const tell = () => {
    // Why only with the focus: who reads has a cursor nowhere.
    if (view.hasFocus()) options.onCursor();
  };
  const onTransaction = ({ transaction }: { transaction: Transaction }) => {
    const { isChangeOrigin, isUndoRedoOperation } = sharedChange(transaction);
    const isMoved = transaction.docChanged || transaction.selectionSet;
    if (isMoved && (!isChangeOrigin || isUndoRedoOperation)) tell();
  };
  editor.on('transaction', onTransaction);
  tell();
  return {
    cursor: () => (editor.isDestroyed ? null : cursorIn(view.state)),
    draw,
    show: ({ head }) => {
      const at = editor.isDestroyed ? null : placeOf(view.state, head);
      if (at === null) return;
      const { node } = view.domAtPos(at);
      const element = node instanceof Element ? node : node.parentElement;
      element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    },
    release: () => {
      editor.off('transaction', onTransaction);
      undoManager.off('stack-item-added', onStep);
      setSharedUndo(editor, null);
      if (!editor.isDestroyed) change(view, plugins);
    },
  };
}
