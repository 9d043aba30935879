import { isWebAddress } from '../../platform/values/fields.ts';

/** A piece of a message: text or a link. */
export interface ChatPart {
  text: string;
  /** Where the link leads; null for text. */
  href: string | null;
}

/**
 * Top-level domains that make an address without http:// or www a link. Not all of them: 'report.md',
 * 'photos.zip' and 'We are done.so am I' would become links.
 */
const endings =
  'com|org|net|edu|gov|mil|int|info|biz|io|co|us|uk|ca|mx|au|nz|ie|de|fr|es|eu|tv|fm|app|dev|news|press|media|blog';
const named = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/u.source;
/**
 * Characters that may not precede a link: they belong to an email address, a path or another kind of
 * address.
 */
const apart = /(?<![\p{L}\p{N}@._/\\-])/u.source;
const name = /(?:[a-z0-9-]{1,63}\.){1,8}/u.source;
const isWhole = /(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])/u.source;
const rest = /(?::\d{1,5}(?!\d))?(?:[/?#][^\s<>"'`]*)?/u.source;
const candidate = new RegExp(`${named}|${apart}${name}(?:${endings})${isWhole}${rest}`, 'giu');
/** Punctuation at the end of an address ends the sentence and is not part of the link. */
const trailing = /[.,;:!?…]+$/u;

/** A closing bracket belongs to the address only if its opening bracket does. */
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
 * Splits a message into text and links (Spec, content 2). Only http and https become links; the rest stays
 * text.
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
