import { embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import { decodeEntities, escapeText } from './feed-xml.ts';
import { withParagraphs } from './wordpress-paragraphs.ts';

/**
 * The text of a post as HTML. WordPress stores text of the classic editor without paragraphs, and plugins use shortcodes:
 * captions become image captions; other shortcodes are removed with a note and keep their text. Embeds of supported
 * providers stay embeds; others become links.
 */
export function storyOf(content: string): { html: string; notes: string[] } {
  const notes = new Set<string>();
  const gone = new Set<string>();
  const closed = new Set(
    [...content.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name]) => name),
  );
  const html = withCaptions(withEmbeds(content, notes)).replace(
    /\[(\/?)([a-z][\w-]{1,40})(?:\s[^\][<>]*)?\/?\]/gi,
    (whole, closing: string, name: string) => {
      if (!closed.has(name) && !isShortCode(whole)) return whole;
      if (!closing) gone.add(name);
      return '';
    },
  );
  for (const name of gone) notes.add(`the shortcode [${name}] was removed`);
  return { html: isPlain(html) ? withParagraphs(html) : html, notes: [...notes] };
}

/** A word in brackets is a shortcode if it has attributes, a closing tag, or is built into WordPress. */
const isShortCode = (whole: string): boolean =>
  /^\[\/?(?:gallery|embed|audio|video|playlist|caption|wp_caption)\b/i.test(whole) ||
  /=/.test(whole);

/** Why no nested brackets: unclosed ones would make the pattern quadratic. */
const withCaptions = (content: string): string =>
  content.replace(
    /\[(?:wp_)?caption[^\][]*\]([^[]*(?:\[(?!\/?(?:wp_)?caption)[^[]*)*)\[\/(?:wp_)?caption\]/gi,
    (_whole, inside: string) => {
      const picture = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
      const words = inside.replace(picture, '').trim();
      return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
    },
  );

/** True for text of the classic editor, which has no block comments. */
const isPlain = (html: string): boolean => !/<!--\s*wp:/i.test(html) && /\S/.test(html);

/**
 * A URL on its own line, in a shortcode or in an embed block becomes an embed. No pattern spans a second opening
 * of the same kind, because unclosed ones would make it quadratic.
 */
function withEmbeds(content: string, notes: Set<string>): string {
  const shown = (address: string) => {
    const known = embedOf(decodeEntities(address.trim()));
    return known && `<div data-embed="${escapeText(known.address)}"></div>`;
  };
  return content
    .replace(
      /<figure\b[^<>]*\bwp-block-embed\b[^<>]*>([^<]*(?:<(?!\/?figure\b)[^<]*)*)<\/figure>/gi,
      (_whole, inside: string) => embedBlock(inside, shown, notes),
    )
    .replace(
      /\[embed[^\][]*\]\s*(https?:[^\s<>"\][]+)\s*\[\/embed\]|\[(?:youtube|vimeo)[=\s]\s*(https?:[^\s<>"\][]+)\s*\]/gi,
      (_whole, first?: string, second?: string) => `\n\n${first ?? second}\n\n`,
    )
    .replace(
      /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t\r]*$|<p(?:\s[^<>]*)?>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>/gim,
      (whole, first?: string, second?: string) => shown(first ?? second ?? '') ?? whole,
    )
    .replace(
      /<iframe\b[^<>]*\ssrc=["']([^"'<>]+)["'][^<>]*>(?:\s*<\/iframe>)?/gi,
      (whole, address: string) => shown(address) ?? whole,
    );
}

function embedBlock(
  inside: string,
  shown: (address: string) => string | null,
  notes: Set<string>,
): string {
  const caption = /<figcaption\b[^<>]*>([^<]*(?:<(?!\/?figcaption\b)[^<]*)*)<\/figcaption>/i.exec(
    inside,
  );
  const below = caption?.[1]?.trim() ? `<p>${caption[1].trim()}</p>` : '';
  const address = /https?:\/\/[^\s<>"]+/.exec(inside.replace(caption?.[0] ?? '', ''))?.[0];
  if (!address) return below;
  const frame = shown(address);
  if (!frame) notes.add(`the embed of "${decodeEntities(address).slice(0, 60)}" became a link`);
  return `${frame ?? `<p><a href="${address}">${address}</a></p>`}${below}`;
}
