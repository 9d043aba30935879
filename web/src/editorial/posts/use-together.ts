import type { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { TogetherField } from '@masthead/shared/editorial/posts/together.ts';
import { togetherFields } from '@masthead/shared/editorial/posts/together.ts';
import type { Writer } from '@masthead/shared/editorial/posts/together-shape.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { isSame } from '../../platform/forms/field-words.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { takeOver } from '../../platform/rich-text/use-rich-editor.ts';
import { type PostValues, versionOf } from './post-values.ts';
import type { TogetherSession } from './together-session.ts';
import type { Line } from './together-words.ts';

type Words = Pick<PostValues, TogetherField>;

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

const wordsOf = (values: PostValues): Words => {
  const { headline, description, body } = values;
  return { headline, description, body };
};

/** Shares the words of a post with everybody who has it open; without the line, the editor works alone. */
export function useTogether({ id, area, isOff, readAgain }: Options): Together {
  const editor = useRef<Editor | null>(null);
  const session = useRef<TogetherSession | null>(null);
  const sent = useRef<Words | null>(null);
  const [textEditor, setTextEditor] = useState<Editor | null>(null);
  const [isShared, setShared] = useState(false);
  const [writers, setWriters] = useState<Writer[]>([]);
  const parts = { area, editor, session, sent, isShared };
  const typing = useTyping(parts);
  const saving = useSavingWords(parts);
  const on = useStable({
    isFree: () => {
      const [values, before] = [area.valuesNow(), area.form.getInitialValues()];
      return togetherFields.every((field) => isSame(values[field], before[field]));
    },
    onJoined: (words: Record<Line, string>) => {
      setShared(true);
      area.follow(words);
    },
    onVersion: (seen: { version: number; draft_version: number }) => {
      if (versionOf(seen) > (area.versionNow() ?? 0) && !area.isChangedNow()) void readAgain();
    },
    onEnd: () => {
      // Why: the form has everything before the text is the editor's alone.
      area.valuesNow();
      session.current = null;
      setShared(false);
      setWriters([]);
    },
  });
  const isReadOnly = useUser().readOnly !== undefined;
  useSession(isOff || isReadOnly ? null : id, session, {
    ...on,
    editor: () => editor.current,
    onLine: typing.onOtherLine,
    onWriters: setWriters,
  });
  useEffect(() => {
    if (!area.isChanged) session.current?.join();
  }, [area.isChanged]);
  const { onEditor, show } = useStable({
    onEditor: (next: Editor | null) => {
      editor.current = next;
      setTextEditor(next);
      if (next) session.current?.join();
      else session.current?.lose();
    },
    show: (writer: Writer) => session.current?.show(writer),
  });
  return { isShared, writers, show, editor: textEditor, onEditor, ...typing, ...saving };
}

interface Parts {
  area: Options['area'];
  editor: { current: Editor | null };
  session: { current: TogetherSession | null };
  /** The words that are being saved. */
  sent: { current: Words | null };
  isShared: boolean;
}

/** What is typed here goes into the document; what others typed into the form, without being a change of it. */
function useTyping({ area, editor, session, sent, isShared }: Parts) {
  const take = (field: TogetherField, value: string) => {
    sent.current = null;
    if (session.current?.isOwn(field)) area.form.setFieldValue(field, value);
    else area.follow({ [field]: value });
  };
  return useStable({
    onOtherLine: take,
    onBody: (body: string) => {
      if (session.current && isShared) take('body', body);
      else area.form.setFieldValue('body', body);
    },
    onLine: (field: Line, value: string) => {
      area.form.setFieldValue(field, value);
      if (isShared) session.current?.setLine(field, value);
    },
    setValues: (values: Partial<PostValues>) => {
      area.form.setValues(values);
      const open = isShared ? session.current : null;
      if (values.headline !== undefined) open?.setLine('headline', values.headline);
      if (values.description !== undefined) open?.setLine('description', values.description);
      if (values.body !== undefined && open && editor.current)
        takeOver(editor.current, values.body);
    },
    onLineCursor: (field: Line, start: number, end: number) => {
      if (isShared) session.current?.moveInLine(field, start, end);
    },
  });
}

function useSavingWords({ area, session, sent, isShared }: Parts) {
  return useStable({
    push: async () => {
      const open = isShared ? session.current : null;
      if (!open) return null;
      sent.current = wordsOf(area.valuesNow());
      const pushed = await open.push();
      return () => open.saved(pushed);
    },
    withWords: (values: PostValues): PostValues =>
      isShared ? { ...values, ...(sent.current ?? wordsOf(area.form.getInitialValues())) } : values,
  });
}

type Callbacks = Omit<ConstructorParameters<typeof TogetherSession>[0], 'id'>;

/** A session for as long as the post is open, and another one after one that ended; none for null. */
function useSession(id: number | null, session: Parts['session'], callbacks: Callbacks): void {
  const [round, setRound] = useState(0);
  const on = useStable(callbacks);
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
    import('./together-session.ts').then(({ TogetherSession: Session }) => {
      if (isOpen) session.current = new Session({ id, ...on, onEnd });
    }, again);
    const onLeave = () => session.current?.leave();
    addEventListener('pagehide', onLeave);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      removeEventListener('pagehide', onLeave);
      onLeave();
      on.onEnd();
    };
  }, [id, round, session, on]);
}
