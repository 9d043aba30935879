import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  type TogetherCaret,
  type TogetherField,
  type TogetherReply,
  togetherBeatMs,
  type Writer,
} from '@masthead/shared/editorial/posts/together.ts';
import type { Editor } from '@tiptap/core';
import {
  applyUpdate,
  createRelativePositionFromTypeIndex,
  Doc,
  encodeRelativePosition,
  mergeUpdates,
  type YTextEvent,
} from 'yjs';
import { ApiError, call } from '../../platform/api/call.ts';
import { follow } from '../../platform/api/live.ts';
import { fromBase64, toBase64 } from '../../platform/rich-text/base64.ts';
import { type SharedText, shareText } from '../../platform/rich-text/shared-text.ts';

type Words = Record<TogetherField, string>;
type Line = 'headline' | 'description';
/** What was inserted and deleted of a line, by place. */
export type LineChange = YTextEvent['delta'];

interface Options {
  id: number;
  editor: () => Editor | null;
  /** True while nothing typed waits to be saved: only then the shared document takes the editor's place. */
  isFree: () => boolean;
  /** The document is the editor's from here on, with these lines. */
  onJoined: (lines: Pick<Words, Line>) => void;
  /** Somebody else changed a line. */
  onLine: (field: Line, value: string, change: LineChange) => void;
  onWriters: (writers: Writer[]) => void;
  onVersion: (seen: Pick<TogetherReply, 'version' | 'draft_version'>) => void;
  /** The document is not to be had any more: the editor goes on alone. */
  onEnd: () => void;
}

/** How long a change waits for the next one, with others there and alone. */
const waitMs = { together: 80, alone: 800 };
/** Until the next try when the line is away. */
const againMs = 4000;

const origin = 'others';
const lines = ['headline', 'description'] as const;

/** Refused for good; anything else is a line that comes back. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

export type TogetherSession = ReturnType<typeof openSession>;

/** One window's part in a post that several people write: the document, its line, and whom it has heard of. */
export function openSession(options: Options) {
  const doc = new Doc();
  const body = doc.getXmlFragment('body');
  const window_id = crypto.randomUUID();
  const own = new Set<TogetherField>();
  let edits = 0;
  let unsent: Uint8Array[] = [];
  let at: Pick<TogetherReply, 'document' | 'since'> = { document: null, since: 0 };
  let caret: TogetherCaret | undefined;
  let writers: Writer[] = [];
  let shared: SharedText | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  doc.on('update', (update: Uint8Array, from: unknown) => {
    if (from === origin) return;
    unsent.push(update);
    edits += 1;
    soon();
  });
  body.observeDeep((_events, { origin: from }) => {
    if (from !== origin) own.add('body');
  });
  for (const field of lines)
    doc.getText(field).observe((event, { origin: from }) => {
      if (from !== origin) own.add(field);
      else if (shared) options.onLine(field, doc.getText(field).toString(), event.delta);
    });

  const said = () => ({
    id: options.id,
    window_id,
    ...at,
    ...(unsent.length > 0 && { update: toBase64(mergeUpdates(unsent)) }),
    ...(caret && { caret }),
  });

  async function exchange(): Promise<void> {
    const sent = { body: said(), updates: unsent, caret };
    [unsent, caret] = [[], undefined];
    try {
      take(await call(newsItemEditEndpoints.together, { body: sent.body }, { isBackground: true }));
    } catch (error) {
      unsent = [...sent.updates, ...unsent];
      caret ??= sent.caret;
      if (isRefused(error)) end();
      throw error;
    }
  }

  function take(reply: TogetherReply): void {
    if (isOver) return;
    if (at.document !== null && reply.document !== at.document) return end();
    at = { document: reply.document, since: reply.since };
    for (const update of reply.updates) applyUpdate(doc, fromBase64(update), origin);
    join();
    if (isOver || !shared) return;
    writers = reply.writers;
    shared.draw();
    options.onWriters(writers);
    options.onVersion(reply);
  }

  function join(): void {
    const editor = options.editor();
    if (shared || isOver || at.document === null || !editor || !options.isFree()) return;
    shared = shareText(editor, body, {
      others: () => writers.flatMap((writer) => cursorOf(writer) ?? []),
      onCursor: (cursor) => move({ field: 'body', ...cursor }),
    });
    // Why: a paragraph that the editor puts at the end is nothing that somebody wrote.
    own.clear();
    options.onJoined({
      headline: doc.getText('headline').toString(),
      description: doc.getText('description').toString(),
    });
  }

  /** Sends and reads, one at a time. */
  function run(): Promise<void> {
    running ??= exchange().finally(() => {
      running = null;
    });
    return running;
  }

  function soon(waitFor = writers.length > 0 ? waitMs.together : waitMs.alone): void {
    if (isOver || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      const again = () => soon(againMs);
      // Why after it: what came while a call was running is sent with the next one.
      const before = running ?? Promise.resolve();
      void before.catch(() => {}).then(() => (isOver ? undefined : run().catch(again)));
    }, waitFor);
  }

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    soon(0);
  }

  function move(next: TogetherCaret): void {
    caret = next;
    if (writers.length > 0) soon();
  }

  function end(): void {
    if (isOver) return;
    close();
    options.onEnd();
  }

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    clearInterval(beat);
    stop();
    removeEventListener('online', now);
    shared?.release();
    shared = null;
  }

  const beat = setInterval(now, togetherBeatMs);
  const stop = follow({ topic: 'together', onWord: now, onLine: () => {} });
  addEventListener('online', now);
  now();

  return {
    isOwn: (field: TogetherField) => own.has(field),
    join,
    /** Sends everything that was written here. Fails if the line is away. */
    async push(): Promise<number> {
      await running?.catch(() => {});
      while (unsent.length > 0 && !isOver) await run();
      return edits;
    },
    /** Everything that was written before `push` is saved. */
    saved: (pushed: number) => {
      if (pushed === edits) own.clear();
    },
    /** Writes a line as it was typed. */
    setLine(field: Line, value: string): void {
      const line = doc.getText(field);
      const before = line.toString();
      if (before === value) return;
      const most = Math.min(before.length, value.length);
      let from = 0;
      while (from < most && before[from] === value[from]) from += 1;
      let tail = 0;
      while (tail < most - from && before.at(-1 - tail) === value.at(-1 - tail)) tail += 1;
      doc.transact(() => {
        line.delete(from, before.length - tail - from);
        line.insert(from, value.slice(from, value.length - tail));
      });
    },
    /** The cursor is in a line now. */
    moveInLine(field: Line, start: number, end: number): void {
      const placed = (index: number) =>
        toBase64(
          encodeRelativePosition(createRelativePositionFromTypeIndex(doc.getText(field), index)),
        );
      move({ field, anchor: placed(start), head: placed(end) });
    },
    /** Brings the cursor of somebody into sight. */
    show: ({ caret: theirs }: Writer): void => {
      if (theirs?.field === 'body') shared?.show(theirs);
    },
    /** Leaves; what is left to send goes with the last call. */
    leave(): void {
      if (isOver) return;
      const body = { ...said(), is_closing: true };
      close();
      const leaving = { keepalive: true, isBackground: true };
      call(newsItemEditEndpoints.together, { body }, leaving).catch(() => {});
    },
  };
}

const hues = ['blue', 'grape', 'teal', 'orange', 'pink', 'cyan', 'violet', 'green'];

/** The color of a person in this post, the same in every window. */
export const colorOf = (userId: number): string =>
  `var(--mantine-color-${hues[userId % hues.length]}-7)`;

function cursorOf({ window_id, user_id, name, caret }: Writer) {
  if (caret?.field !== 'body') return null;
  const { anchor, head } = caret;
  return { key: window_id, name, color: colorOf(user_id), anchor, head };
}
