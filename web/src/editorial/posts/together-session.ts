import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { type TogetherField, togetherFields } from '@masthead/shared/editorial/posts/together.ts';
import type {
  TogetherCaret,
  TogetherEdit,
  TogetherReply,
  togetherSaid,
  Writer,
} from '@masthead/shared/editorial/posts/together-shape.ts';
import { busyRefusal } from '@masthead/shared/platform/contract/busy-refusal.ts';
import type { Editor } from '@tiptap/core';
import type { z } from 'zod';
import { ApiError, call } from '../../platform/api/call.ts';
import { isSame } from '../../platform/forms/field-words.ts';
import { toBase64 } from '../../platform/rich-text/base64.ts';
import { type SharedText, shareText } from '../../platform/rich-text/shared-text.ts';
import { holdingCursor } from './hold-cursor.ts';
import { openLine } from './together-line.ts';
import { type Line, openWords } from './together-words.ts';

type SavedWords = Readonly<Record<TogetherField, string>>;

interface Options {
  id: number;
  editor: () => Editor | null;
  /** The words as they are saved, or null while some wait for that. */
  savedWords: () => SavedWords | null;
  /** The document is the editor's from here on, with these lines. */
  onJoined: (lines: Record<Line, string>) => void;
  /** Somebody else changed a line. */
  onLine: (field: Line, value: string) => void;
  onWriters: (writers: Writer[]) => void;
  onVersion: (seen: Pick<TogetherReply, 'version' | 'draft_version'>) => void;
  /** The document is not to be had any more: the editor goes on alone. */
  onEnd: () => void;
}

/** How long a change waits for the next one, with others there and alone. */
const waitMs = { together: 80, alone: 800 };
const leaving = { keepalive: true, isBackground: true };

/** Refused for good; anything else is a line that comes back. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429 &&
  error.message !== busyRefusal;

const inOrder = (a: TogetherEdit, b: TogetherEdit) => a.since - b.since;

/** One window's part in a post that several people write. */
export class TogetherSession {
  #options: Options;
  #window = crypto.randomUUID();
  #at: Pick<TogetherReply, 'document' | 'since'> = { document: null, since: 0 };
  /** What was saved when the newest exchange began: the document has that. */
  #known: SavedWords | null = null;
  /** Finds where the cursor is now; null once that was said. */
  #caret: (() => TogetherCaret | null) | null = null;
  /** How many calls were begun, the newest of them that was answered, and the newest edit that one carries. */
  #calls = { begun: 0, answered: 0, carried: 0 };
  /** A call that tells of the cursor is under way. */
  #isTelling = false;
  /** Edits from the live connection that wait for the ones before, which a call under way may bring. */
  #early: TogetherEdit[] = [];
  #writers: Writer[] = [];
  #shared: SharedText | null = null;
  #isOver = false;
  #words = openWords({
    onOwn: () => this.#line.soon(),
    onLine: (field, value, change) => {
      if (this.#shared) holdingCursor(field, change, () => this.#options.onLine(field, value));
    },
  });
  #line = openLine({
    exchange: () => this.#exchange(),
    hasNew: () => this.#words.hasUnacknowledged() && this.#words.edits() > this.#calls.carried,
    takeEdit: (edit) => this.#takeEdit(JSON.parse(edit)),
    wait: () => (this.#writers.length > 0 ? waitMs.together : waitMs.alone),
  });

  constructor(options: Options) {
    this.#options = options;
  }

  #said() {
    const update = this.#words.unacknowledged();
    // Why not while another call tells of it: that one may arrive later.
    const caret = this.#isTelling ? null : this.#caret?.();
    if (!this.#isTelling) this.#caret = null;
    const body = {
      id: this.#options.id,
      window_id: this.#window,
      ...this.#at,
      ...(update && { update: toBase64(update) }),
      ...(caret && { caret }),
    };
    return { body, caret };
  }

  /** Why everything that is not acknowledged: calls that are under way at once may arrive in any order. */
  async #exchange(): Promise<void> {
    const { body, caret } = this.#said();
    // Why not once the text is shared: asking draws the form.
    const known = this.#shared ? null : this.#options.savedWords();
    const carried = this.#words.edits();
    const turn = ++this.#calls.begun;
    this.#calls.carried = carried;
    if (caret) this.#isTelling = true;
    try {
      const reply = await call(newsItemEditEndpoints.together, { body }, { isBackground: true });
      if (caret) this.#isTelling = false;
      if (reply.document === body.document) this.#words.acknowledge(carried);
      this.#take(reply, turn, known);
      if (this.#caret) this.#move(this.#caret);
    } catch (error) {
      if (caret) this.#isTelling = false;
      // Nobody knows whether it arrived.
      this.#calls.carried = 0;
      if (caret) this.#caret ??= () => caret;
      if (isRefused(error)) this.#end();
      throw error;
    }
  }

  #take(reply: TogetherReply, turn: number, known: SavedWords | null): void {
    if (this.#isOver) return;
    const { document, since } = this.#at;
    if (document !== null && reply.document !== document) {
      this.#end();
      return;
    }
    this.#at = { document: reply.document, since: Math.max(since, reply.since) };
    this.#words.apply(reply.updates);
    this.#takeEarly();
    if (this.#early.length > 0) this.#line.now();
    if (turn < this.#calls.answered) return;
    this.#calls.answered = turn;
    this.#known = known;
    const isSameWriters = isSame(this.#writers, reply.writers);
    this.#writers = reply.writers;
    this.join();
    if (!this.#shared) return;
    if (!isSameWriters) this.#showWriters();
    this.#options.onVersion(reply);
  }

  /** An edit from the live connection. */
  #takeEdit(edit: TogetherEdit): boolean | null {
    if (edit.id !== this.#options.id) return null;
    this.#early.push(edit);
    this.#takeEarly();
    return this.#early.length === 0 || this.#line.isCalling();
  }

  #takeEarly(): void {
    for (const { document, before, since, update } of this.#early.toSorted(inOrder)) {
      if (document !== this.#at.document || before !== this.#at.since) continue;
      this.#words.apply([update]);
      this.#at = { document, since };
    }
    const { document, since } = this.#at;
    this.#early = this.#early.filter((edit) => edit.document === document && edit.since > since);
  }

  /** Puts the document in the place of the editor's own text, as soon as it has every word of that. */
  join(): void {
    if (this.#shared || this.#isOver || this.#at.document === null) return;
    const { editor, savedWords, onJoined } = this.#options;
    const [open, saved] = [editor(), savedWords()];
    if (!open || !saved) return;
    if (!this.#known || !hasSameWords(saved, this.#known)) {
      this.#line.now();
      return;
    }
    this.#shared = shareText(open, this.#words.body, {
      others: () => this.#writers.flatMap((writer) => cursorOf(writer) ?? []),
      onCursor: () => this.#move(this.#inBody),
    });
    // Why: a paragraph that the editor puts at the end is nothing that somebody wrote.
    this.#words.saved(this.#words.edits());
    onJoined({
      headline: this.#words.line('headline'),
      description: this.#words.line('description'),
    });
    this.#showWriters();
  }

  #showWriters(): void {
    this.#shared?.draw();
    this.#options.onWriters(this.#writers);
  }

  #inBody = (): TogetherCaret | null => {
    const cursor = this.#shared?.cursor();
    return cursor ? { field: 'body', ...cursor } : null;
  };

  #move(caret: () => TogetherCaret | null): void {
    this.#caret = caret;
    if (this.#writers.length > 0) this.#line.soon();
  }

  /** Resolves when the last call was answered. */
  #close(): Promise<void> {
    this.#isOver = true;
    const ended = this.#line.close();
    this.#shared?.release();
    this.#shared = null;
    return ended;
  }

  /** Why without words: they were refused, or belong to another document. */
  #end(): void {
    if (this.#isOver) return;
    const { document, since } = this.#at;
    const body = { id: this.#options.id, window_id: this.#window, document, since };
    void this.#close().then(() => sayLeft(body));
    this.#options.onEnd();
  }

  /** True if something of the field was written here and is not saved yet. */
  isOwn: ReturnType<typeof openWords>['isOwn'] = (field) => this.#words.isOwn(field);

  /** Sends everything that was written here. Fails if the line is away. */
  async push(): Promise<number> {
    do await this.#line.flush();
    while (this.#words.hasUnacknowledged() && !this.#isOver);
    return this.#words.edits();
  }

  /** Everything that was written before `push` is saved. */
  saved(pushed: number): void {
    this.#words.saved(pushed);
  }

  setLine(field: Line, value: string): void {
    if (this.#words.line(field) !== value) this.#words.setLine(field, value);
  }

  /** The cursor is in a line now. */
  moveInLine(field: Line, start: number, end: number): void {
    const [anchor, head] = [start, end].map((index) => this.#words.placeIn(field, index));
    if (anchor && head) this.#move(() => ({ field, anchor, head }));
  }

  /** Brings the cursor of somebody into sight. */
  show({ caret }: Writer): void {
    if (caret?.field === 'body') this.#shared?.show(caret);
  }

  /** The editor is gone: another one joins anew. */
  lose(): void {
    if (!this.#shared) return;
    this.leave();
    this.#options.onEnd();
  }

  /** Leaves; what is left to send goes with the last call. */
  leave({ isUnloading = false } = {}): void {
    if (this.#isOver) return;
    const say = () => sayLeft(this.#said().body);
    if (isUnloading) say();
    // Why after the call that is running: one that arrived later would bring the window back.
    void this.#close().then(() => {
      if (!isUnloading) say();
    });
  }
}

const hasSameWords = (a: SavedWords, b: SavedWords) =>
  togetherFields.every((field) => a[field] === b[field]);

type Said = Omit<z.input<typeof togetherSaid>, 'is_closing'>;

function sayLeft(said: Said): void {
  const body = { ...said, is_closing: true };
  call(newsItemEditEndpoints.together, { body }, leaving).catch(() => {});
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
