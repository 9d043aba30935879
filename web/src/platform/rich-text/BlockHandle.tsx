import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { Editor } from '@tiptap/react';
import { type DragEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keysText } from './editor-actions.ts';
import styles from './rich-text.module.css';

/** A block of the text, and its offset from the top of the editor, in pixels. */
interface Block {
  element: Element;
  top: number;
}

/** Why beside the text: the handle stands there, and must not go while the mouse is on its way to it. */
const reach = 40;

/** The block at the height of the mouse; undefined between two blocks, where the last one stays. */
function blockAt({ view }: Editor, x: number, y: number): Block | null | undefined {
  const frame = view.dom.getBoundingClientRect();
  if (x < frame.left - reach || x > frame.right || y < frame.top || y > frame.bottom) return null;
  const found = document.elementFromPoint(frame.left + 1, y);
  if (found === view.dom) return undefined;
  let element = found;
  while (element && element.parentElement !== view.dom) element = element.parentElement;
  const parent = view.dom.offsetParent?.getBoundingClientRect();
  return element && parent
    ? { element, top: element.getBoundingClientRect().top - parent.top }
    : null;
}

/** The block that the mouse is at, until the text changes. */
function useBlockAt(editor: Editor) {
  const [block, setBlock] = useState<Block | null>(null);
  useEffect(() => {
    // Why not 'update': setting a text from outside fires no event.
    const forget = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) setBlock(null);
    };
    const onMove = ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
      if (buttons > 0 || pointerType !== 'mouse') return;
      const found = blockAt(editor, clientX, clientY);
      if (found !== undefined) {
        setBlock((last) =>
          last?.element === found?.element && last?.top === found?.top ? last : found,
        );
      }
    };
    window.addEventListener('pointermove', onMove);
    editor.on('transaction', forget);
    return () => {
      window.removeEventListener('pointermove', onMove);
      editor.off('transaction', forget);
    };
  }, [editor]);
  return block;
}

/** Selects a block as one thing, so that it can be moved, copied and deleted. */
function select({ commands, view }: Editor, { element }: Block) {
  commands.setNodeSelection(view.posAtDOM(view.dom, [...view.dom.childNodes].indexOf(element)));
  return view.state.selection;
}

function startDrag({ dataTransfer }: DragEvent, editor: Editor, block: Block) {
  const slice = select(editor, block).content();
  dataTransfer.effectAllowed = 'copyMove';
  dataTransfer.setData('text/html', editor.view.serializeForClipboard(slice).dom.innerHTML);
  dataTransfer.setDragImage(block.element, 0, 0);
  // Why: the drop must move this block, not insert its markup.
  editor.view.dragging = { slice, move: true };
}

function endDrag({ view }: Editor) {
  view.dragging = null;
}

/** Beside the block under the mouse: dragging moves the block, a click selects it. Alt and the arrows do it by keyboard. */
export function BlockHandle({ editor }: { editor: Editor }) {
  const block = useBlockAt(editor);
  const field = editor.view.dom.offsetParent;
  if (!block || !field) return null;
  return createPortal(
    <button
      type="button"
      tabIndex={-1}
      className={styles.handle}
      style={{ top: block.top }}
      draggable
      aria-label="Move block"
      title={`Drag to move, or press ${keysText('Alt+↑')} or ${keysText('Alt+↓')}`}
      onClick={() => {
        select(editor, block);
        editor.commands.focus();
      }}
      onDragStart={(event) => startDrag(event, editor, block)}
      onDragEnd={() => endDrag(editor)}
    >
      <IconGripVertical size={16} stroke={1.5} />
    </button>,
    field,
  );
}
