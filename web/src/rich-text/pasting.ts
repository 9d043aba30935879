import type { EditorProps } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { isMarkdown, pasteMarkdown } from './markdown.ts';
import { cleanPaste, hasPicture } from './paste.ts';

/** What the editor of a field tells its frame of pictures that come from outside. */
export interface Pictures {
  onLeftOut: () => void;
  /** Files that were dropped, or pasted without words beside them. */
  onFiles: (files: File[]) => void;
}

/** What becomes of what is pasted or dropped into a text. */
export function pasting(editor: () => Editor, pictures: Pictures): EditorProps {
  /** True for a text that is to come in as it is: into code, or with Shift held. */
  let isAsIs = false;
  return {
    transformPastedText: (text, isPlain) => {
      isAsIs = isPlain;
      return text;
    },
    transformPastedHTML: (html) => {
      isAsIs = false;
      if (hasPicture(html)) pictures.onLeftOut();
      return cleanPaste(html);
    },
    handlePaste: (_view, { clipboardData }) => {
      const files = [...(clipboardData?.files ?? [])];
      const text = clipboardData?.getData('text/plain');
      const types = clipboardData?.types ?? [];
      // Why: what VS Code copies is plain text, coloured.
      const isText = !types.includes('text/html') || types.includes('vscode-editor-data');
      if (text && isText && !isAsIs && isMarkdown(text)) {
        void pasteMarkdown(editor(), text);
        return true;
      }
      // Why: office programs put a picture of the words beside the words.
      if (files.length === 0 || text) return false;
      pictures.onFiles(files);
      return true;
    },
    handleDrop: (view, event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) editor().commands.setTextSelection(place.pos);
      pictures.onFiles(files);
      return true;
    },
  };
}
