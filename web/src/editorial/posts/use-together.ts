import type { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { TogetherField, Writer } from '@masthead/shared/editorial/posts/together.ts';
import { togetherFields } from '@masthead/shared/editorial/posts/together.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../../platform/api/session.ts';
import { isSame } from '../../platform/forms/field-words.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import type { PostValues } from './post-values.ts';
import { versionOf } from './post-values.ts';
import type { LineChange, TogetherSession } from './together-session.ts';

type Line = 'headline' | 'description';

/** What the editor of a post has of the document that it shares. */
export interface Together {
  /** The shared document has taken the place of the editor's own text. */
  isShared: boolean;
  writers: readonly Writer[];
  show: (writer: Writer) => void;
  onEditor: (editor: Editor | null) => void;
  onBody: (body: string) => void;
  onLine: (field: Line, value: string) => void;
  onLineCursor: (field: Line, start: number, end: number) => void;
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

const wordsOf = (values: PostValues) =>
  Object.fromEntries(togetherFields.map((field) => [field, values[field]])) as Pick<
    PostValues,
    TogetherField
  >;

/** Shares the words of a post with everybody who has it open; without the line, the editor works alone. */
export function useTogether({ id, area, isOff, readAgain }: Options): Together {
  const isReadOnly = useUser().readOnly !== undefined;
  const editor = useRef<Editor | null>(null);
  const session = useRef<TogetherSession | null>(null);
  const sent = useRef<Pick<PostValues, TogetherField> | null>(null);
  const [isShared, setShared] = useState(false);
  const [writers, setWriters] = useState<Writer[]>([]);
  const [round, setRound] = useState(0);
  const isOut = isOff || isReadOnly;

  const stable = useStable({
    isFree: () => {
      const values = area.valuesNow();
      const before = area.form.getInitialValues();
      return togetherFields.every((field) => isSame(values[field], before[field]));
    },
    take: (field: TogetherField, value: string) => {
      sent.current = null;
      if (session.current?.isOwn(field)) area.form.setFieldValue(field, value);
      else area.follow({ [field]: value });
    },
    onJoined: (words: Pick<PostValues, Line>) => {
      setShared(true);
      area.follow(words);
    },
    onLine: (field: Line, value: string, change: LineChange) =>
      holdingCursor(field, change, () => stable.take(field, value)),
    onVersion: (seen: { version: number; draft_version: number }) => {
      if (versionOf(seen) <= (area.versionNow() ?? 0) || area.isChangedNow()) return;
      void readAgain();
    },
    onEditor: (next: Editor | null) => {
      editor.current = next;
      session.current?.join();
    },
    onBody: (body: string) => {
      if (session.current && isShared) stable.take('body', body);
      else area.form.setFieldValue('body', body);
    },
    onTypedLine: (field: Line, value: string) => {
      area.form.setFieldValue(field, value);
      if (isShared) session.current?.setLine(field, value);
    },
    onLineCursor: (field: Line, start: number, end: number) => {
      if (isShared) session.current?.moveInLine(field, start, end);
    },
    onEnd: () => {
      // Why: the form has everything before the text is the editor's alone.
      area.valuesNow();
      session.current = null;
      setShared(false);
      setWriters([]);
    },
    push: async () => {
      const open = isShared ? session.current : null;
      if (!open) return null;
      sent.current = wordsOf(area.valuesNow());
      const pushed = await open.push();
      return () => open.saved(pushed);
    },
    withWords: (values: PostValues) =>
      isShared ? { ...values, ...(sent.current ?? wordsOf(area.form.getInitialValues())) } : values,
  });

  useEffect(() => {
    if (isOut) return;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout>;
    const rejoin = () => {
      timer = setTimeout(() => setRound(round + 1), rejoinMs);
    };
    const open = async () => {
      // Why quietly: without this file the editor works alone.
      const { openSession } = await import('./together-session.ts');
      if (!isOpen) return;
      session.current = openSession({
        id,
        editor: () => editor.current,
        isFree: stable.isFree,
        onJoined: stable.onJoined,
        onLine: stable.onLine,
        onWriters: setWriters,
        onVersion: stable.onVersion,
        onEnd: () => {
          stable.onEnd();
          if (isOpen) rejoin();
        },
      });
    };
    open().catch(rejoin);
    const onLeave = () => session.current?.leave();
    addEventListener('pagehide', onLeave);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      removeEventListener('pagehide', onLeave);
      onLeave();
      stable.onEnd();
    };
  }, [id, isOut, round, stable]);

  useEffect(() => {
    if (!area.isChanged) session.current?.join();
  }, [area.isChanged]);

  return {
    isShared,
    writers,
    show: (writer) => session.current?.show(writer),
    onEditor: stable.onEditor,
    onBody: stable.onBody,
    onLine: stable.onTypedLine,
    onLineCursor: stable.onLineCursor,
    push: stable.push,
    withWords: stable.withWords,
  };
}

/** Changes a line and leaves the cursor in it between the same letters. */
function holdingCursor(field: Line, change: LineChange, act: () => void): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLTextAreaElement) || input.dataset.path !== field) return act();
  const [start, end] = [moved(input.selectionStart, change), moved(input.selectionEnd, change)];
  flushSync(act);
  input.setSelectionRange(start, end);
}

/** Where a place is after a change of the line. */
function moved(place: number, change: LineChange): number {
  let [at, now] = [0, place];
  for (const { retain = 0, insert, delete: gone = 0 } of change) {
    at += retain;
    if (typeof insert === 'string') {
      if (at < now) now += insert.length;
      at += insert.length;
    }
    now -= Math.min(gone, Math.max(0, now - at));
  }
  return now;
}
