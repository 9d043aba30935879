import { newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { Marked } from 'marked';
import { type Html, htmlBounds, markupOf, trusted } from '../../platform/http/html.ts';
import { cleanHtml } from './feed-html.ts';

/**
 * The limits of one story. Why pieces are counted and not bytes of the file: a Mobiledoc document may refer to
 * one card a hundred thousand times.
 */
const storyBounds = {
  nodes: htmlBounds.tags,
  characters: newsItemLimits.body,
  /** Of Markdown in characters, as its worst texts cost the square of their length: some 3 s for this many. */
  markdown: 100_000,
};
const deepest = 60;
const mostCardsNamed = 20;

/** Thrown when a story exceeds the bounds; nothing of it is used. */
export class TooTangled extends Error {}

/** Builds the HTML of a story: counts pieces, escapes everything and collects notes. */
export class Pieces {
  readonly notes = new Set<string>();
  readonly #left: Record<keyof typeof storyBounds, number> = { ...storyBounds };
  readonly #leftOut = new Set<string>();
  #depth = 0;

  /** Reads one node of the document with all that is inside it. Throws TooTangled past the bounds. */
  inside<T>(read: () => T): T {
    this.#spend('nodes', 1);
    this.#depth += 1;
    if (this.#depth > deepest) throw new TooTangled();
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** A text or URL of the document, for a template that escapes it; '' for anything else. */
  words(value: unknown): string {
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const text = String(value);
    this.#spend('characters', text.length);
    return text;
  }

  /** HTML of the document. Why sanitized separately: an unclosed tag or comment would swallow what follows. */
  fragment(value: unknown): Html {
    const text = this.words(value);
    return trusted(text.includes('<') ? cleanHtml(text, '', (note) => this.notes.add(note)) : text);
  }

  markdown(value: unknown): Html {
    const text = this.words(value);
    this.#spend('markdown', text.length);
    try {
      return this.fragment(markdown.parse(text));
    } catch (error) {
      if (error instanceof RangeError) throw new TooTangled();
      throw error;
    }
  }

  /** Notes a card that is not supported. */
  leaveOut(card: string, why = ''): void {
    if (this.#leftOut.size >= mostCardsNamed) return;
    this.#leftOut.add(card);
    this.notes.add(`the card "${card.slice(0, 40)}" was left out${why}`);
  }

  #spend(what: keyof typeof storyBounds, amount: number): void {
    this.#left[what] -= amount;
    if (this.#left[what] < 0) throw new TooTangled();
  }
}

const markdown = new Marked<string, string>({
  async: false,
  gfm: true,
  tokenizer: {
    // Why: the library scans to the end of the text for each ~, so 100 KB of them took 15 s.
    del(src) {
      const [raw, text] = /^~~(?=[^\s~])([^~]{0,1000}?[^\s~])~~(?!~)/.exec(src) ?? [];
      return raw && text
        ? { type: 'del', raw, text, tokens: this.lexer.inlineTokens(text) }
        : undefined;
    },
  },
});

const tags = ['p', 'h2', 'h3', 'h4', 'blockquote', 'li', 'ul', 'ol', 'pre'] as const;
const marks = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup'] as const;
export type Mark = (typeof marks)[number];

/** An element without attributes around its content; '' if that is empty. */
export function element(tag: (typeof tags)[number] | Mark, inside: Html | readonly Html[]): Html {
  const written = markupOf(inside);
  return trusted(written && `<${tag}>${written}</${tag}>`);
}

/** Maps headings to levels 2 to 4: level 1 is the headline's. */
export function heading(tag: string, inside: Html): Html {
  const rank = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 2);
  if (rank <= 2) return element('h2', inside);
  return element(rank === 3 ? 'h3' : 'h4', inside);
}

/** A JSON object whose properties can be read safely. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
