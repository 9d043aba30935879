import type { SuggestionSet } from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { ApiError } from '../../platform/api/call.ts';
import {
  forgetUnsaved,
  storeUnsaved,
  type UnsavedWork,
} from '../../platform/forms/unsaved-work.ts';
import { afterDecision, suggestedOn } from '../../platform/rich-text/suggested-text.ts';
import { type OwnSuggestions, saveSuggestions } from './suggestions.queries.ts';

/** What one suggests, and whether the server has it. */
export interface Suggesting {
  own: OwnSuggestions;
  isSaved: boolean;
  failure: ApiError | null;
  /** False: some of the suggestions are on words that were changed since. */
  isOnText: boolean;
}

interface Options {
  postId: number;
  /** The text as it is now. */
  text: string;
  /** One's own set as the server has it; null if there is none. */
  saved: SuggestionSet | null;
  /** What this browser has and the server does not. */
  kept: OwnSuggestions | null;
  /** How it is stored in this browser. */
  work: Omit<UnsavedWork, 'key' | 'at' | 'window' | 'values' | 'base' | 'version'>;
  onState: (state: Suggesting) => void;
  /** Somebody has decided on some of it, or another window has saved it. */
  onMet: () => void;
  /** The server has another version: it is to be read again. */
  onOutdated: () => void;
}

const afterMs = 1500;
const againMs = 5000;
const ignore = () => {};

const isSame = (a: OwnSuggestions, b: OwnSuggestions) =>
  a.base === b.base && a.suggested === b.suggested;

/** One's suggestions on the text as it is now, if every one of them has a place there. */
function begun({ text, saved, kept }: Options) {
  const own = kept ?? (saved && saved.changes > 0 ? saved : { base: text, suggested: text });
  const { isWhole: isOnText, ...moved } = suggestedOn(text, own);
  const { base, suggested } = own;
  return { own: isOnText ? moved : { base, suggested }, isOnText };
}

/** Saves what one suggests a moment after each change; until the server has it, this browser does. */
export class SuggestingSession {
  #options: Options;
  #saved: SuggestionSet | null;
  #own: OwnSuggestions;
  #isOnText: boolean;
  #failure: ApiError | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#saved = options.saved;
    const { own, isOnText } = begun(options);
    this.#own = own;
    this.#isOnText = isOnText;
    this.#show();
    this.#saveSoon();
  }

  #isSaved(): boolean {
    const { base, suggested } = this.#own;
    return this.#saved ? isSame(this.#own, this.#saved) : base === suggested;
  }

  #show(): void {
    const [own, failure, isOnText] = [this.#own, this.#failure, this.#isOnText];
    this.#options.onState({ own, isSaved: this.#isSaved(), failure, isOnText });
  }

  #saveSoon(): void {
    clearTimeout(this.#timer);
    if (!this.#isSaved())
      this.#timer = setTimeout(() => void this.save(), this.#failure ? againMs : afterMs);
  }

  #change(own: OwnSuggestions): void {
    this.#own = own;
    const { work } = this.#options;
    const version = this.#saved?.version;
    storeUnsaved({ ...work, values: { ...own }, base: undefined, version }).catch(ignore);
    this.#saveSoon();
    this.#show();
  }

  write(suggested: string): void {
    if (suggested !== this.#own.suggested) this.#change({ ...this.#own, suggested });
  }

  /** Goes on with the text as it is now, without what has no place in it. */
  takeText(): void {
    this.#isOnText = true;
    const { base, suggested } = suggestedOn(this.#options.text, this.#own);
    this.#change({ base, suggested });
  }

  /** Takes what somebody has decided, or another window has saved. */
  follow(now: SuggestionSet | null): void {
    if (this.#running || !now || now.version <= (this.#saved?.version ?? 0)) return;
    const before = this.#saved ?? { base: now.base, suggested: now.base };
    const own = afterDecision(this.#own, before, now);
    const isOther = !isSame(own, this.#own);
    this.#saved = now;
    this.#own = own;
    this.#failure = null;
    this.#saveSoon();
    this.#show();
    if (isOther) this.#options.onMet();
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.#isSaved()) return;
    this.#running = this.#send();
    await this.#running;
    this.#running = null;
    this.#saveSoon();
    this.#show();
  }

  async #send(): Promise<void> {
    const { postId, work, onOutdated } = this.#options;
    const sent = this.#own;
    try {
      const now = await saveSuggestions(postId, this.#saved?.version ?? null, sent);
      this.#saved = { ...now, ...sent };
      this.#failure = null;
      if (this.#isSaved()) await forgetUnsaved(work).catch(ignore);
    } catch (error) {
      this.#failure = error as ApiError;
      if (error instanceof ApiError && error.status === 409) onOutdated();
    }
  }

  /** Saves what is left. */
  close(): void {
    void this.save().finally(() => clearTimeout(this.#timer));
  }
}
