import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

const item = String.raw`[ \t]*(?:[-*+]|\d{1,9}[.)]) \S.*`;

/** Markdown syntax that does not occur in plain text by accident. */
const signs = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^> ?\S/m,
  new RegExp(String.raw`^${item}\n+${item}`, 'm'),
  /\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]+\)/,
  /(?:^|[\s(])(\*\*|__)\S(?:.*?\S)?\1(?=$|[\s.,;:!?)])/m,
  /^.+\|.+\n *\|? *:?-{3,}/m,
];

/** True for text that contains Markdown. */
export const isMarkdown = (text: string): boolean => {
  const lines = text.replace(/\r\n?/g, '\n');
  return signs.some((sign) => sign.test(lines));
};

/**
 * Pastes Markdown as plain text and then as formatted text: two steps, so that one undo returns to the plain text.
 * Text typed meanwhile stays; after a change within the pasted text it stays plain.
 */
export async function pasteMarkdown(editor: Editor, text: string): Promise<void> {
  const { view } = editor;
  let { from, to } = view.state.selection;
  const follow = ({ transaction: { mapping } }: { transaction: Transaction }) => {
    from = mapping.map(from, -1);
    to = mapping.map(to, -1);
  };
  const pasted = () => view.state.doc.textBetween(from, to, '\n');
  view.pasteText(text.trim());
  to = view.state.selection.to;
  const plain = pasted();
  editor.on('transaction', follow);
  try {
    // Why late: few texts are pasted so.
    const { marked } = await import('marked');
    const html = await marked.parse(text, { gfm: true });
    if (editor.isDestroyed || pasted() !== plain) return;
    const range = TextSelection.create(view.state.doc, from, to);
    view.dispatch(closeHistory(view.state.tr.setSelection(range)));
    view.pasteHTML(html);
  } finally {
    editor.off('transaction', follow);
  }
}
