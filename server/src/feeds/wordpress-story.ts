/** Tags that begin a paragraph of their own, so that no blank line has to. */
const blockTag =
  /^\s*<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|pre|hr|section|aside|iframe|!--)/i;

/**
 * The text of a post as HTML. WordPress keeps what its old editor wrote without paragraphs, and writes what its plugins
 * do as short codes: captions become those of pictures, the others go and are told of, their words stay.
 */
export function storyOf(content: string): { html: string; notes: string[] } {
  const gone = new Set<string>();
  const closed = new Set(
    [...content.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name]) => name),
  );
  const html = withCaptions(content).replace(
    /\[(\/?)([a-z][\w-]{1,40})(?:\s[^\][<>]*)?\/?\]/gi,
    (whole, closing: string, name: string) => {
      if (!closed.has(name) && !isShortCode(whole)) return whole;
      if (!closing) gone.add(name);
      return '';
    },
  );
  const notes = [...gone].map((name) => `the short code [${name}] was removed`);
  return { html: isPlain(html) ? paragraphs(html) : html, notes };
}

/** A word in brackets is a short code if it has settings, is closed again or is one that WordPress brings. */
const isShortCode = (whole: string): boolean =>
  /^\[\/?(?:gallery|embed|audio|video|playlist|caption|wp_caption)\b/i.test(whole) ||
  /=/.test(whole);

/** Why no bracket in a bracket: what is never closed would be looked for to the end of the text from each beginning. */
const withCaptions = (content: string): string =>
  content.replace(
    /\[(?:wp_)?caption[^\][]*\]([^[]*(?:\[(?!\/?(?:wp_)?caption)[^[]*)*)\[\/(?:wp_)?caption\]/gi,
    (_whole, inside: string) => {
      const picture = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
      const words = inside.replace(picture, '').trim();
      return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
    },
  );

/** True for text of the old editor, whose blank lines are its paragraphs. */
const isPlain = (html: string): boolean => !/<p[\s>]|<!--\s*wp:/i.test(html) && /\S/.test(html);

const paragraphs = (html: string): string =>
  html
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => (blockTag.test(block) ? block : `<p>${block.replace(/\n/g, '<br>')}</p>`))
    .join('\n');
