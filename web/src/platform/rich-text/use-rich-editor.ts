import type { EditorProps } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { LateFields } from '../forms/late-fields.ts';
import { useStable } from '../forms/use-unsaved-work.ts';
import { contentOf, extensionsOf, markupOf, parsing } from './extensions.ts';
import { isMarkdown, pasteMarkdown } from './markdown.ts';
import { cleanPaste, hasPicture } from './paste.ts';
import type { PhotosetOptions } from './photoset.ts';

export interface TextField {
  label: string;
  placeholder: string;
  /** Markup as the editor writes it (`canonical`). */
  value: string;
  onChange: (markup: string) => void;
  /** Where the field says that it tells the form a moment later. */
  late: LateFields;
  isReadOnly: boolean;
  /** True for an email's text, which cannot contain images, tables or embeds. */
  isEmail?: boolean;
  /** What the photosets of the text show. */
  readPhotoset?: PhotosetOptions['read'];
  /** True while the text is a document that others write in, too: it changes there, and `value` only follows. */
  isShared?: boolean;
  /** Takes the editor while it is there. */
  onEditor?: (editor: Editor | null) => void;
}

/** Why: writing a long text as markup with each key would be felt. */
const tellAfterMs = 200;

const besideBars = { top: 130, bottom: 110, left: 0, right: 0 };

/** The editor of one field: it keeps the text, and tells the form a moment after each change. */
export function useRichEditor(
  field: TextField,
  onKey: RefObject<(event: KeyboardEvent) => boolean>,
  pictures: Pictures,
): Editor {
  const { value, late, isReadOnly, readPhotoset, isShared, onEditor } = field;
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const editor: Editor = useEditor({
    extensions: extensionsOf(field.placeholder, field.isEmail, {
      ...(readPhotoset && { read: readPhotoset }),
    }),
    // Why: Markdown is read as a whole, and a plain text stays plain.
    enablePasteRules: ['embed', 'link'],
    content: value,
    parseOptions: parsing,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    onUpdate: () => {
      timer.current ??= setTimeout(tell, tellAfterMs);
    },
    onBlur: () => tell(),
    editorProps: {
      attributes: { 'aria-label': field.label, role: 'textbox', 'aria-multiline': 'true' },
      // Why: the caret stays between the toolbar and the bar that saves, with room for the slash menu.
      scrollThreshold: besideBars,
      scrollMargin: besideBars,
      handleKeyDown: (_view, event) => onKey.current(event),
      ...pasting(() => editor, pictures),
    },
  });
  const { tell } = useStable({
    tell: () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      told.current = markupOf(editor);
      field.onChange(told.current);
    },
  });
  useEffect(() => late.add(tell), [late, tell]);
  useEffect(() => {
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useEffect(() => {
    if (value === told.current || isShared) return;
    told.current = value;
    takeOver(editor, value);
  }, [editor, value, isShared]);
  useEffect(() => {
    onEditor?.(editor);
    return () => onEditor?.(null);
  }, [editor, onEditor]);
  return editor;
}

/** Puts another text in place, touching only what is different: the cursor stays where it was. */
export function takeOver({ state, view, schema }: Editor, markup: string): void {
  const doc = contentOf(markup, schema);
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || !ends) return;
  // Why: where the same letters stand on both sides, the ends may come to lie before the start.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const slice = doc.slice(from, ends.b + overlap);
  view.dispatch(state.tr.replace(from, ends.a + overlap, slice).setMeta('preventUpdate', true));
}

/** What the editor of a field tells its frame of pictures that come from outside. */
interface Pictures {
  onLeftOut: () => void;
  /** Files that were dropped, or pasted without words beside them. */
  onFiles: (files: File[]) => void;
}

/** Handlers for paste and drop. */
function pasting(editor: () => Editor, pictures: Pictures): EditorProps {
  /** True for a plain paste: into code, or with Shift held. */
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
