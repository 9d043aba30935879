import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import type { Act, Frame } from './acts.ts';
import styles from './rich-text.module.css';

interface Props {
  editor: Editor;
  frame: Frame;
  /** What can stand by itself in the text. */
  blocks: readonly Act[];
  /** Takes what is told every key of the text first; it answers true when the key was meant for the menu. */
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

const actsFor = (blocks: readonly Act[], words: string) =>
  blocks.filter(({ label }) =>
    ` ${label.toLowerCase()}`.includes(` ${words.trim().toLowerCase()}`),
  );

/** What can stand at a line, offered after a slash. */
export function SlashMenu({ editor, frame, blocks, listen }: Props) {
  const slash = useEditorState({ editor, selector: ({ editor: now }) => slashIn(now) });
  const [dismissed, setDismissed] = useState<Slash | null>(null);
  const [chosen, setChosen] = useState({ words: '', at: 0 });
  const id = useId();
  const isDismissed =
    dismissed?.from === slash?.from && slash?.words.startsWith(dismissed?.words ?? '');
  const acts = slash && !isDismissed ? actsFor(blocks, slash.words) : [];
  const at = chosen.words === slash?.words ? Math.min(chosen.at, acts.length - 1) : 0;
  const isOpen = acts.length > 0;

  const take = (act: Act | undefined) => {
    if (!act || !slash) return;
    const { from } = slash;
    editor.chain().focus().deleteRange({ from, to: editor.state.selection.to }).run();
    act.run(editor, frame);
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => setChosen({ words: slash?.words ?? '', at: (at + 1) % acts.length }),
    ArrowUp: () =>
      setChosen({ words: slash?.words ?? '', at: (at - 1 + acts.length) % acts.length }),
    Enter: () => take(acts[at]),
    Tab: () => take(acts[at]),
    Escape: () => setDismissed(slash),
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
  const place = placeAt(editor.view.coordsAtPos(slash.from));
  return (
    <div id={id} role="listbox" aria-label="Add to the text" className={styles.slash} style={place}>
      {acts.map((act, index) => (
        <div
          key={act.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onMouseDown={(event) => {
            event.preventDefault();
            take(act);
          }}
        >
          <act.icon size={17} stroke={1.6} aria-hidden />
          {act.label}
        </div>
      ))}
    </div>
  );
}

const wide = 230;
const high = 320;
const apart = 6;

/** Below the line, or above it where that leaves more room, and never past the edge of the window. */
function placeAt({ left, top, bottom }: { left: number; top: number; bottom: number }) {
  const below = window.innerHeight - bottom - 2 * apart;
  const above = top - 2 * apart;
  const isBelow = below >= high || below >= above;
  return {
    left: Math.max(apart, Math.min(left, window.innerWidth - wide - apart)),
    maxHeight: Math.min(high, isBelow ? below : above),
    ...(isBelow ? { top: bottom + apart } : { bottom: window.innerHeight - top + apart }),
  };
}
