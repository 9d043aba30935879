import { type Html, markupOf } from '../http/html.ts';
import { tooTangled } from './feed-html.ts';
import { lexicalStory } from './ghost-lexical.ts';
import { mobiledocStory } from './ghost-mobiledoc.ts';
import { Pieces, TooTangled } from './ghost-pieces.ts';

interface Forms {
  html?: string | null | undefined;
  lexical?: string | null | undefined;
  mobiledoc?: string | null | undefined;
  plaintext?: string | null | undefined;
}
interface Story {
  html: string;
  notes: string[];
  /** There is a text, but no way to read it. */
  isUnread?: boolean;
}

const ownAddress = '__GHOST_URL__';
const gate = '<!--kg-gated-block:begin ';
const gateEnd = '<!--kg-gated-block:end-->';
/** In characters; both formats take some ten times the room of the words in them. */
const longestDocument = 10_000_000;

/**
 * The text of a post of Ghost as HTML that is yet to be cleaned, with what had to go. An export may hold it as HTML, in
 * the format of either editor, or as mere words; the first that it holds counts (decision 81).
 */
export function ghostStory({ html, lexical, mobiledoc, plaintext }: Forms): Story {
  if (html) return withoutGated(withoutOwnAddress(html));
  const words = withoutOwnAddress(plaintext ?? '');
  if (!lexical && !mobiledoc) return { html: words, notes: words ? [] : ['it has no text'] };
  const read = lexical
    ? fromDocument(lexical, lexicalStory)
    : fromDocument(mobiledoc ?? '', mobiledocStory);
  return { ...read, html: read.html || words };
}

/** Why: addresses of the other site are written so in its exports. */
const withoutOwnAddress = (text: string) => text.replaceAll(ownAddress, '');

function fromDocument(text: string, read: (text: string, pieces: Pieces) => Html): Story {
  const pieces = new Pieces();
  try {
    if (text.length > longestDocument) throw new TooTangled();
    const html = markupOf(read(withoutOwnAddress(text), pieces));
    return { html, notes: [...pieces.notes] };
  } catch (error) {
    if (error instanceof TooTangled) return { html: '', notes: [tooTangled], isUnread: true };
    if (error instanceof SyntaxError)
      return {
        html: '',
        notes: ['its text is not well-formed JSON and was left out'],
        isUnread: true,
      };
    throw error;
  }
}

/** Without what the public does not see there. Why no pattern: one that is never closed would be looked for each time. */
function withoutGated(html: string): Story {
  const [start = '', ...gated] = html.split(gate);
  let isCut = false;
  const rest = gated.map((part) => {
    const end = part.indexOf(gateEnd);
    if (!part.startsWith('nonMember:false')) return gate + part;
    isCut = true;
    return end < 0 ? '' : part.slice(end + gateEnd.length);
  });
  return {
    html: start + rest.join(''),
    notes: isCut ? ['a part that the public does not see there was left out'] : [],
  };
}
