import { embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import { decodeEntities, escapeText } from './feed-xml.ts';
import { withParagraphs } from './wordpress-paragraphs.ts';

/**
 * The text of a post as HTML. WordPress keeps what its old editor wrote without paragraphs, and writes what its plugins
 * do as short codes: captions become those of pictures, the others go and are told of, their words stay. What it shows in
 * a frame is one here where the page can show it, else a link.
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
  for (const name of gone) notes.add(`the short code [${name}] was removed`);
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
 * An address on a line of its own, as a short code or in a block for embeds is shown as what it leads to. No pattern goes
 * over another beginning of the same kind: what is never closed would be looked for to the end of the text from each.
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
