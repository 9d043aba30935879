/** What of an email is counted; its audience says so (decision 54). */
export interface Counted {
  opens: boolean;
  clicks: boolean;
  /** Whether it is remembered who it was (decision 105). */
  remembers: boolean;
}

/** Where the token of one message goes. Why this sign: no text of the database can hold it. */
export const tokenMark = '\0';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt|#39);/g, (sign) => entities[sign] ?? sign);

/** The web address of a link as it is asked for; null is none that can be led to. */
const addressOf = (href: string) => {
  const url = URL.parse(decoded(href));
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** A link as the templates write it; marks of the way out and of the archive are no web addresses yet. */
const links = /(<a\b[^>]*?\shref=")(https?:[^"]*)(")/gi;

/** The addresses that an email links to, each once, in their order. */
export function linksOf(html: string): string[] {
  const found = [...html.matchAll(links)].map(([, , href = '']) => addressOf(href));
  return [...new Set(found.filter((url) => url !== null))];
}

/** The HTML whose links lead over ours and whose end asks for a dot, each with the mark of the token. */
export function countedHtml(
  html: string,
  counted: Counted,
  addresses: { click: (place: number) => string; open: string },
): string {
  const places = counted.clicks ? linksOf(html) : [];
  const linked = html.replace(links, (whole, before: string, href: string, after: string) => {
    const place = places.indexOf(addressOf(href) ?? '') + 1;
    return place > 0 ? `${before}${addresses.click(place)}${after}` : whole;
  });
  if (!counted.opens) return linked;
  const dot = `<img src="${addresses.open}" width="1" height="1" alt="" style="display:block;border:0">`;
  const end = linked.lastIndexOf('</body>');
  return end < 0 ? linked + dot : linked.slice(0, end) + dot + linked.slice(end);
}
