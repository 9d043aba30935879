/** One element of a feed; its name carries the usual prefix of its namespace, whatever prefix the file chose. */
export interface FeedElement {
  name: string;
  attributes: Record<string, string>;
  children: (FeedElement | string)[];
  /** The address that relative links inside are measured from, '' if none is known. */
  base: string;
  /** Where it begins in the file, from 1. */
  line: number;
  hadControlCharacters: boolean;
}

/** What an element inherits from its ancestors. */
export interface Surroundings {
  base: string;
  /** Addresses by prefix, '' being that of names without one. */
  namespaces: ReadonlyMap<string, string>;
  /** Names of elements in these namespaces that were met already, by how they stand in the file. */
  names: Map<string, string>;
}

export const nowhere = (): Surroundings => ({ base: '', namespaces: new Map(), names: new Map() });

const USUAL_PREFIXES = new Map([
  ['www.w3.org/2005/atom', 'atom'],
  ['purl.org/atom/ns#', 'atom'],
  ['purl.org/rss/1.0', ''],
  ['my.netscape.com/rdf/simple/0.9', ''],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/dc/terms', 'dcterms'],
  ['search.yahoo.com/mrss', 'media'],
  ['www.w3.org/2007/app', 'app'],
  ['purl.org/atom/app#', 'app'],
  ['schemas.google.com/blogger/2018', 'blogger'],
  ['www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
]);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Most distinct element names. No format has more; bounds memory for hostile files. */
const mostNames = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The inherited state inside an element with these attributes. */
export function surroundings(
  attributes: Record<string, string>,
  outside: Surroundings,
): Surroundings {
  const declared = Object.entries(attributes).filter(
    ([key]) => key === 'xmlns' || key.startsWith('xmlns:'),
  );
  const base = attributes['xml:base'];
  if (declared.length === 0 && !base) return outside;
  const spaces = declared.map(([key, address]) => [key.slice('xmlns:'.length), address] as const);
  return {
    base: base ? (absoluteUrl(base, outside.base) ?? outside.base) : outside.base,
    namespaces: new Map([...outside.namespaces, ...spaces]),
    names: spaces.length > 0 ? new Map() : outside.names,
  };
}

/** The name of an element with the usual prefix of its namespace. */
export function nameIn({ namespaces, names }: Surroundings, rawName: string): string {
  const known = names.get(rawName);
  if (known !== undefined) return known;
  const name = usualName(rawName, namespaces);
  if (names.size < mostNames) names.set(rawName, name);
  return name;
}

function usualName(rawName: string, namespaces: Surroundings['namespaces']): string {
  const [prefix, local] = rawName.includes(':') ? rawName.split(':', 2) : ['', rawName];
  const address = namespaces
    .get(prefix ?? '')
    ?.toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  const usual = USUAL_PREFIXES.get(address ?? '') ?? prefix;
  return usual ? `${usual}:${local}` : (local ?? '');
}

export function absoluteUrl(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, base || undefined)) return null;
  return new URL(trimmed, base || undefined).href;
}

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? whole;
      return character(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

/** The character of a numeric reference; '' if it is invalid. */
export function character(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  // Why: old systems use Windows-1252 codes for curly quotes and dashes, and browsers accept them.
  if (code >= 0x80 && code <= 0x9f)
    return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  return String.fromCodePoint(code);
}

export function withoutControl(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '');
}

export function childrenOf(element: FeedElement, ...names: string[]): FeedElement[] {
  return element.children
    .filter((child) => typeof child !== 'string')
    .filter((child) => names.includes(child.name));
}

/** The first child by order of the names asked for, not by order in the file. */
export function childOf(element: FeedElement, ...names: string[]): FeedElement | null {
  for (const name of names) {
    const found = element.children.find(
      (child) => typeof child !== 'string' && child.name === name,
    );
    if (found && typeof found !== 'string') return found;
  }
  return null;
}

export function textIn(element: FeedElement | null): string {
  if (!element) return '';
  return element.children
    .map((child) => (typeof child === 'string' ? child : textIn(child)))
    .join('');
}

/** The text of the first child of this name; '' without one. */
export const textOfChild = (element: FeedElement, name: string): string =>
  textIn(childOf(element, name)).trim();

/** A copy of the text, because a substring keeps its whole chunk in memory. */
export const detached = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** The content of an element as HTML, for feeds with unescaped markup. */
export function markupIn(element: FeedElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? escapeText(child) : markup(child)))
    .join('');
}

function markup(element: FeedElement): string {
  const tag = element.name.replace(/^.*:/, '');
  const attributes = Object.entries(element.attributes).map(
    ([key, value]) => ` ${key}="${escapeText(value)}"`,
  );
  return `<${tag}${attributes.join('')}>${markupIn(element)}</${tag}>`;
}

export function escapeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
