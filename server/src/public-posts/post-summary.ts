import { cutTo, isLinkOrPath, isWithin } from '@masthead/shared/fields.ts';
import { wordsOf } from '@masthead/shared/rich-text/words.ts';
import type { Photosets } from './page-photosets.ts';

/** Characters of a description that search engines and networks show at most. */
const longest = 200;
/** Pixels that a picture of a card has at least on each side: networks show no smaller one. */
const smallest = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What ends in a period and ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Gov|Sen|Rep|Gen|Lt|Sgt|Rev|Jr|No|vs|[A-Z])\.\s*$/;

/** The sentences of a paragraph, each with the blank after it. */
function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  for (const { segment } of sentences.segment(paragraph)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviation.test(last)) found.splice(-1, 1, last + segment);
    else found.push(segment);
  }
  return found;
}

/** The words of each paragraph; headings, captions and what is of other sites are none. */
function* paragraphsOf(body: string): Generator<string> {
  for (const piece of body.split(/<p(?:\s[^<>]*)?>/).slice(1)) {
    const words = wordsOf(piece.split('</p>', 1)[0] ?? '').replace(/[\s\u200b]+/g, ' ');
    if (words.trim()) yield words.trim();
  }
}

/** The first whole sentences of a text, up to 200 characters; a longer first one is cut at a word. */
export function firstSentences(body: string): string {
  let said = '';
  for (const paragraph of paragraphsOf(body))
    for (const sentence of sentencesOf(cutTo(paragraph, longest * 2))) {
      const next = `${said} ${sentence.trim()}`.trim();
      if (!isWithin(next, longest)) return said || cutAtWord(next);
      said = next;
    }
  return said;
}

const cutAtWord = (text: string) => `${cutTo(text, longest - 1).replace(/[\s,;:–—-]+\S*$/, '')}…`;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const isSmall = (tag: string) =>
  ['width', 'height'].some((name) => Number(attribute(tag, name) ?? smallest) < smallest);

/** The first picture of a text that a card can show, photosets included, with its words; null when there is none. */
export function firstPicture(
  body: string,
  photosets: Photosets,
): { src: string; alt: string | null } | null {
  for (const [tag, photoset] of body.matchAll(/<img\s[^<>]*>|data-photoset="([1-9]\d{0,8})"/g)) {
    const [photo] = (photoset && photosets.get(Number(photoset))) || [];
    if (photo) return { src: photo.src, alt: photo.altTag };
    const src = wordsOf(attribute(tag, 'src') ?? '');
    if (isLinkOrPath(src) && !isSmall(tag))
      return { src, alt: wordsOf(attribute(tag, 'alt') ?? '') || null };
  }
  return null;
}
