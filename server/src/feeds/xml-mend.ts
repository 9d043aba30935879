import { character, withoutControl } from './feed-xml.ts';

/**
 * Writes an `&` that stands alone as `&amp;`, outside of CDATA, piece by piece: a parser would take all that follows
 * for the name of an entity. The number of what is no character goes, or becomes that control character.
 */
export function mender(instead: string): (text: string, isLast?: boolean) => string {
  /** The beginning of a token that may go on in the next piece. */
  const begun = /(?:&#?\w{0,31}|<(?:!(?:\[[a-z]{0,5})?)?|\]{1,2})$/i;
  let rest = '';
  let isCdata = false;
  return (text, isLast = false) => {
    const all = rest + text;
    rest = isLast ? '' : (begun.exec(all.slice(-40))?.[0] ?? '');
    const ready = all.slice(0, all.length - rest.length);
    return ready.replace(
      /<!\[CDATA\[|\]\]>|&(?:(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z]\w{0,30});)?/gi,
      (found: string, decimal?: string, hex?: string) => {
        if (!found.startsWith('&')) isCdata = found !== ']]>';
        else if (!isCdata && found === '&') return instead;
        else if (!isCdata && (decimal || hex))
          return numbered(found, hex ? Number.parseInt(hex, 16) : Number(decimal));
        return found;
      },
    );
  };
}

/** A numeric reference, unless XML has no such character. */
function numbered(reference: string, code: number): string {
  const one = character(code);
  return one === '' || withoutControl(one) === '' ? one : reference;
}
