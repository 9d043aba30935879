import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { Writer } from '@masthead/shared/editorial/posts/together-shape.ts';
import type { Editor } from '@tiptap/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { takeOver } from '../../platform/rich-text/use-rich-editor.ts';
import type { PostValues } from './post-values.ts';
import type { TogetherForm } from './together-form.ts';
import type { Line } from './together-words.ts';

/** What the editor of a post has of the document that it shares. */
export interface Together {
  /** The shared document has taken the place of the editor's own text. */
  isShared: boolean;
  writers: WritersShown;
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
  /**
   * Sends what was written, before these values of the form are saved; answers with a function that notes it as saved,
   * or null where nothing is shared.
   */
  push: (values: PostValues) => Promise<(() => void) | null>;
  /** The form's values of a record that was read: the words are those of the document. */
  withWords: (values: PostValues) => PostValues;
}

interface Options {
  id: number;
  area: AreaForm<typeof newsItemForm>;
  /** The post can't be changed, or not here. */
  isOff: boolean;
  /** Takes the post as it is after somebody else has saved it. */
  onRead: (post: EditedNewsItem) => void;
}

/** Until the next try, after the document was not to be had. */
const rejoinMs = 15_000;

interface Shown {
  isShared: boolean;
  editor: Editor | null;
}

/** Who writes here, too. Why not in the state of the editor: cursors move all the time, and would draw all of it again. */
interface WritersShown {
  now: () => readonly Writer[];
  /** Calls back after each change, until the returned function is called. */
  follow: (onChange: () => void) => () => void;
}

function openWriters() {
  const followers = new Set<() => void>();
  let writers: readonly Writer[] = [];
  return {
    now: () => writers,
    set: (next: readonly Writer[]) => {
      writers = next;
      for (const onChange of followers) onChange();
    },
    follow: (onChange: () => void) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
  };
}

/**
 * Shares the words of a post with everybody who has it open; without the line, the editor works alone. Why so little
 * here: what shares them is loaded when the editor has been drawn.
 */
export function useTogether(options: Options): Together {
  const { id, area, isOff } = options;
  const [shown, setShown] = useState<Shown>({ isShared: false, editor: null });
  const { now } = useStable({ now: () => ({ ...options, ...shown }) });
  const [{ open, join, ...acts }] = useState(() => actsOf(now, setShown));
  const isReadOnly = useUser().readOnly !== undefined;
  const openId = isOff || isReadOnly ? null : id;
  useEffect(() => (openId === null ? undefined : open(openId)), [openId, open]);
  useEffect(() => {
    if (!area.isChanged) join();
  }, [area.isChanged, join]);
  return { ...shown, ...acts };
}

/** Why outside the hook: nothing of it is made again when the editor is drawn. */
function actsOf(now: () => Options & Shown, setShown: Dispatch<SetStateAction<Shown>>) {
  let editor: Editor | null = null;
  let form: TogetherForm | null = null;
  const writers = openWriters();
  const own = () => now().area.form;
  const shared = () => (now().isShared ? form : null);
  const join = () => form?.session.join();
  return {
    join,
    writers,
    open: (id: number) =>
      keepOpen({
        id,
        area: () => now().area,
        editor: () => editor,
        onRead: (post) => now().onRead(post),
        onShared: () => setShown((before) => ({ ...before, isShared: true })),
        onWriters: writers.set,
        onForm: (next) => {
          form = next;
          if (next) return;
          writers.set([]);
          setShown((before) => ({ ...before, isShared: false }));
        },
      }),
    onEditor: (next: Editor | null) => {
      editor = next;
      setShown((before) => ({ ...before, editor: next }));
      if (next) join();
      else form?.session.lose();
    },
    show: (writer: Writer) => form?.session.show(writer),
    onBody: (body: string) => {
      const taking = shared();
      if (taking) taking.takeBody(body);
      else own().setFieldValue('body', body);
    },
    onLine: (field: Line, value: string) => {
      own().setFieldValue(field, value);
      shared()?.session.setLine(field, value);
    },
    setValues: (values: Partial<PostValues>) => {
      own().setValues(values);
      shared()?.takeLines(values);
      if (shared() && editor && values.body !== undefined) takeOver(editor, values.body);
    },
    onLineCursor: (...place: [field: Line, start: number, end: number]) =>
      shared()?.session.moveInLine(...place),
    push: async (values: PostValues) => (await shared()?.push(values)) ?? null,
    withWords: (values: PostValues) => shared()?.withWords(values) ?? values,
  };
}

type Opening = Omit<Parameters<typeof import('./together-form.ts').openTogether>[0], 'onEnd'> & {
  onForm: (form: TogetherForm | null) => void;
};

/** Opens a session, and another one after one that ended. Returns what ends it. */
function keepOpen({ onForm, ...opening }: Opening): () => void {
  let isOpen = true;
  let form: TogetherForm | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const take = (next: TogetherForm | null) => {
    form = next;
    onForm(next);
  };
  const again = () => {
    if (isOpen) timer = setTimeout(begin, rejoinMs);
  };
  const onEnd = () => {
    take(null);
    again();
  };
  // Why quietly: without this file the editor works alone.
  const begin = () =>
    void import('./together-form.ts').then(({ openTogether }) => {
      if (isOpen) take(openTogether({ ...opening, onEnd }));
    }, again);
  begin();
  return () => {
    isOpen = false;
    clearTimeout(timer);
    form?.close();
    take(null);
  };
}
