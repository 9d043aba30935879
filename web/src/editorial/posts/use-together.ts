import type { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { Writer } from '@masthead/shared/editorial/posts/together-shape.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import type { PostValues } from './post-values.ts';
import type { TogetherForm } from './together-form.ts';
import type { Line } from './together-words.ts';

/** What the editor of a post has of the document that it shares. */
export interface Together {
  /** The shared document has taken the place of the editor's own text. */
  isShared: boolean;
  writers: readonly Writer[];
  /** Brings somebody's cursor into sight. */
  show: (writer: Writer) => void;
  /** The editor of the text, while it is there. */
  editor: Editor | null;
  onEditor: (editor: Editor | null) => void;
  onBody: (body: string) => void;
  onLine: (field: Line, value: string) => void;
  onLineCursor: (field: Line, start: number, end: number) => void;
  /** Sets fields of the form that were not typed, such as one restored from a revision. */
  setValues: (values: Partial<PostValues>) => void;
  /** Sends what was written; answers with a function that notes it as saved, or null where nothing is shared. */
  push: () => Promise<(() => void) | null>;
  /** The form's values of a record that was read: the words are those of the document. */
  withWords: (values: PostValues) => PostValues;
}

interface Options {
  id: number;
  area: AreaForm<typeof newsItemForm>;
  /** The post can't be changed, or not here. */
  isOff: boolean;
  /** Somebody has saved something: reads the post again. */
  readAgain: () => Promise<void>;
}

/** Until the next try, after the document was not to be had. */
const rejoinMs = 15_000;

/**
 * Shares the words of a post with everybody who has it open; without the line, the editor works alone. Why so little
 * here: what shares them is loaded when the editor has been drawn.
 */
export function useTogether({ id, area, isOff, readAgain }: Options): Together {
  const editor = useRef<Editor | null>(null);
  const open = useRef<TogetherForm | null>(null);
  const [textEditor, setTextEditor] = useState<Editor | null>(null);
  const [isShared, setShared] = useState(false);
  const [writers, setWriters] = useState<Writer[]>([]);
  const on = useStable({
    area: () => area,
    editor: () => editor.current,
    onShared: () => setShared(true),
    onWriters: setWriters,
    readAgain,
    onEnd: () => {
      open.current = null;
      setShared(false);
      setWriters([]);
    },
  });
  const isReadOnly = useUser().readOnly !== undefined;
  useOpen(isOff || isReadOnly ? null : id, open, on);
  useEffect(() => {
    if (!area.isChanged) open.current?.session.join();
  }, [area.isChanged]);
  const { form } = area;
  const shared = () => (isShared ? open.current : null);
  const acts = useStable({
    onEditor: (next: Editor | null) => {
      editor.current = next;
      setTextEditor(next);
      if (next) open.current?.session.join();
      else open.current?.session.lose();
    },
    show: (writer: Writer) => open.current?.session.show(writer),
    onBody: (body: string) => {
      const taking = shared();
      if (taking) taking.takeBody(body);
      else form.setFieldValue('body', body);
    },
    onLine: (field: Line, value: string) => {
      form.setFieldValue(field, value);
      shared()?.session.setLine(field, value);
    },
    setValues: (values: Partial<PostValues>) => {
      form.setValues(values);
      shared()?.takeValues(values);
    },
    onLineCursor: (...place: [field: Line, start: number, end: number]) =>
      shared()?.session.moveInLine(...place),
    push: async () => (await shared()?.push()) ?? null,
    withWords: (values: PostValues) => shared()?.withWords(values) ?? values,
  });
  return { isShared, writers, editor: textEditor, ...acts };
}

type Callbacks = Omit<Parameters<typeof import('./together-form.ts').openTogether>[0], 'id'>;

/** A session for as long as the post is open, and another one after one that ended; none for null. */
function useOpen(id: number | null, open: { current: TogetherForm | null }, on: Callbacks): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (id === null) return;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      if (isOpen) timer = setTimeout(() => setRound(round + 1), rejoinMs);
    };
    const onEnd = () => {
      on.onEnd();
      again();
    };
    // Why quietly: without this file the editor works alone.
    import('./together-form.ts').then(({ openTogether }) => {
      if (isOpen) open.current = openTogether({ id, ...on, onEnd });
    }, again);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      open.current?.close();
      on.onEnd();
    };
  }, [id, round, open, on]);
}
