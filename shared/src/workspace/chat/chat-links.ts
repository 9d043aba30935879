import { isWebAddress } from '../../platform/values/fields.ts';

/** A piece of a message: words, or an address that can be followed. */
export interface ChatPart {
  text: string;
  /** Where it leads; null for words. */
  href: string | null;
}

/**
 * How an address ends that begins neither with http:// nor with www. Why not every ending there is: 'report.md',
 * 'photos.zip' and 'We are done.so am I' would hold addresses, too.
 */
const endings =
  'com|org|net|edu|gov|mil|int|info|biz|io|co|us|uk|ca|mx|au|nz|ie|de|fr|es|eu|tv|fm|app|dev|news|press|media|blog';
const named = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/u.source;
/** What stands before it: no e-mail address, no path and no address of another kind. */
const apart = /(?<![\p{L}\p{N}@._/\\-])/u.source;
const name = /(?:[a-z0-9-]{1,63}\.){1,8}/u.source;
const isWhole = /(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])/u.source;
const rest = /(?::\d{1,5}(?!\d))?(?:[/?#][^\s<>"'`]*)?/u.source;
const candidate = new RegExp(`${named}|${apart}${name}(?:${endings})${isWhole}${rest}`, 'giu');
/** What ends a sentence stands behind an address, not in it. */
const trailing = /[.,;:!?…]+$/u;

/** A closing bracket belongs to the address only when its opening one does. */
function withoutBracket(address: string): string {
  let end = address.replace(trailing, '');
  for (const [open, close] of ['()', '[]', '{}'])
    while (
      end.endsWith(close ?? '') &&
      end.split(open ?? '').length < end.split(close ?? '').length
    )
      end = end.slice(0, -1).replace(trailing, '');
  return end;
}

/**
 * A message in pieces: what looks like a web address can be followed (Spec, content 2). Only http and
 * https ever become a link; everything else stays the words that it is.
 */
export function partsOf(message: string): ChatPart[] {
  const parts: ChatPart[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(candidate)) {
    const text = withoutBracket(found);
    const href = /^https?:/i.test(text) ? text : `https://${text}`;
    if (!isWebAddress(href)) continue;
    if (index > from) parts.push({ text: message.slice(from, index), href: null });
    parts.push({ text, href });
    from = index + text.length;
  }
  if (from < message.length) parts.push({ text: message.slice(from), href: null });
  return parts;
}
