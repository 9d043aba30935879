import type { Editor } from '@tiptap/core';

/** Undoing one's own changes of a text that others write in, too. */
export interface SharedUndo {
  canUndo: () => boolean;
  canRedo: () => boolean;
  undo: () => void;
  redo: () => void;
}

/** The editors whose text is shared now. */
const shared = new WeakMap<Editor, SharedUndo>();

export const setSharedUndo = (editor: Editor, undo: SharedUndo | null): void => {
  if (undo) shared.set(editor, undo);
  else shared.delete(editor);
};

/** What undoes the last change of an editor. */
export const undoOf = (editor: Editor): SharedUndo =>
  shared.get(editor) ?? {
    canUndo: () => editor.can().undo(),
    canRedo: () => editor.can().redo(),
    undo: () => void editor.chain().focus().undo().run(),
    redo: () => void editor.chain().focus().redo().run(),
  };
