import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useReducer, useState } from 'react';
import surface from '../ui/surface.module.css';
import type { EditorAction, Frame } from './editor-actions.ts';
import styles from './rich-text.module.css';

interface Props {
  editor: Editor;
  frame: Frame;
  /** The block types of the text. */
  blocks: readonly EditorAction[];
  /** Registers a handler that gets every key first and returns true for keys of the menu. */
  listen: (onKey: (event: KeyboardEvent) => boolean) => void;
}

interface Slash {
  from: number;
  words: string;
}

/** A slash at the beginning of a line, and the word behind it, where the cursor is. */
function slashIn({ state, isFocused }: Editor): Slash | null {
  const { $from, empty } = state.selection;
  if (!isFocused || !empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const words = /^\/([\p{L}\d ]{0,20})$/u.exec(before)?.[1];
  return words === undefined ? null : { from: $from.start(), words };
}

const hasSlashAt = ({ state: { doc } }: Editor, at: number) =>
  at < doc.content.size && doc.textBetween(at, at + 1) === '/';

const actsFor = (blocks: readonly EditorAction[], words: string) =>
  blocks.filter(({ label, alias = '' }) =>
    ` ${label} ${alias}`.toLowerCase().includes(` ${words.trim().toLowerCase()}`),
  );

/** A menu of block types after a slash. */
export function SlashMenu({ editor, frame, blocks, listen }: Props) {
  const slash = useEditorState({ editor, selector: ({ editor: now }) => slashIn(now) });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ words: '', at: 0 });
  const id = useId();
  const isDismissed = slash !== null && dismissed === slash.from;
  const actions = slash && !isDismissed ? actsFor(blocks, slash.words) : [];
  const at = chosen.words === slash?.words ? Math.min(chosen.at, actions.length - 1) : 0;
  const isOpen = actions.length > 0;

  const take = (action: EditorAction | undefined) => {
    if (!action || !slash) return;
    const { from } = slash;
    editor.chain().focus().deleteRange({ from, to: editor.state.selection.to }).run();
    action.run(editor, frame);
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => setChosen({ words: slash?.words ?? '', at: (at + 1) % actions.length }),
    ArrowUp: () =>
      setChosen({ words: slash?.words ?? '', at: (at - 1 + actions.length) % actions.length }),
    Enter: () => take(actions[at]),
    Tab: () => take(actions[at]),
    Escape: () => setDismissed(slash?.from ?? null),
  };
  useEffect(() => {
    listen((event) => {
      const move = isOpen && !event.isComposing ? moves[event.key] : undefined;
      if (!move) return false;
      event.preventDefault();
      event.stopPropagation();
      move();
      return true;
    });
  });
  useEffect(() => {
    // Why: a slash that was sent away is one and the same until it is deleted.
    const forget = () =>
      setDismissed((from) => (from !== null && hasSlashAt(editor, from) ? from : null));
    editor.on('update', forget);
    return () => void editor.off('update', forget);
  }, [editor]);
  // Why: the menu stays at its line while the page scrolls under it.
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOpen) return;
    const listener = { capture: true, passive: true };
    window.addEventListener('scroll', follow, listener);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, listener);
      window.removeEventListener('resize', follow);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || editor.isDestroyed) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${at}`);
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, id, at]);

  if (!isOpen || !slash) return null;
  const place = placeAt(editor.view.coordsAtPos(slash.from), roomOf(editor.view.dom));
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Add to the text"
      className={`${surface.panel} ${styles.slash}`}
      style={place}
    >
      {actions.map((action, index) => (
        <div
          key={action.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onMouseDown={(event) => {
            event.preventDefault();
            take(action);
          }}
        >
          <action.icon size={17} stroke={1.6} aria-hidden />
          {action.label}
        </div>
      ))}
    </div>
  );
}

const wide = 230;
const high = 320;
const apart = 6;

interface Room {
  top: number;
  bottom: number;
}

/** The part of the window between the fixed bars. */
function roomOf(text: Element): Room {
  const bar = text.closest('form')?.querySelector('[data-bottom-bar]');
  const tools = text.parentElement?.previousElementSibling;
  return {
    top: Math.max(0, tools?.getBoundingClientRect().bottom ?? 0),
    bottom: bar?.getBoundingClientRect().top ?? window.innerHeight,
  };
}

/** Below the line, or above it where that leaves more room, and never over a bar or past the edge of the window. */
function placeAt({ left, top, bottom }: Room & { left: number }, room: Room) {
  const below = room.bottom - bottom - 2 * apart;
  const above = top - room.top - 2 * apart;
  const isBelow = below >= high || below >= above;
  return {
    left: Math.max(apart, Math.min(left, window.innerWidth - wide - apart)),
    maxHeight: Math.min(high, isBelow ? below : above),
    ...(isBelow ? { top: bottom + apart } : { bottom: window.innerHeight - top + apart }),
  };
}
