import { type Command, Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/** The depth of what holds the blocks that move: the innermost list with several items, or the text. */
function depthOf($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.spec.group?.includes('list') && node.childCount > 1) return depth;
  }
  return 0;
}

/** Moves the chosen blocks past the one before or after them. Why that one moves: the selection stays as it is. */
const move =
  (way: 'up' | 'down'): Command =>
  ({ state: { selection }, tr, dispatch }) => {
    const { $from, $to } = selection;
    const depth = depthOf($from, $to);
    const parent = $from.node(depth);
    const [first, end] = [$from.index(depth), $to.indexAfter(depth)];
    const other = parent.maybeChild(way === 'up' ? first - 1 : end);
    if (!other || !dispatch) return true;
    const from = $from.posAtIndex(first, depth);
    const to = $from.posAtIndex(end, depth);
    if (way === 'up') tr.insert(to, other).delete(from - other.nodeSize, from);
    else tr.delete(to, to + other.nodeSize).insert(from, other);
    tr.scrollIntoView();
    return true;
  };

/** Alt and an arrow move a block of the text, or an item of a list, up or down. */
export const Moving = Extension.create({
  name: 'moving',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => editor.commands.command(move('up')),
    'Alt-ArrowDown': ({ editor }) => editor.commands.command(move('down')),
  }),
});
