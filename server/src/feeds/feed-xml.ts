import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FeedRefused } from './feed-refused.ts';

/** One element of a feed; its name carries the usual prefix of its namespace, whatever prefix the file chose. */
export interface FeedElement {
  name: string;
  attributes: Record<string, string>;
  children: (FeedElement | string)[];
  /** The address that relative links inside are measured from, '' if none is known. */
  base: string;
  hadControlCharacters: boolean;
}

type ParsedNode = Record<string, unknown>;
interface Surroundings {
  base: string;
  namespaces: Record<string, string>;
}

const USUAL_PREFIXES: Record<string, string> = {
  'www.w3.org/2005/atom': 'atom',
  'purl.org/atom/ns#': 'atom',
  'purl.org/rss/1.0': '',
  'my.netscape.com/rdf/simple/0.9': '',
  'purl.org/rss/1.0/modules/content': 'content',
  'purl.org/dc/elements/1.1': 'dc',
  'purl.org/dc/terms': 'dcterms',
  'search.yahoo.com/mrss': 'media',
  'www.w3.org/2007/app': 'app',
  'purl.org/atom/app#': 'app',
  'schemas.google.com/blogger/2018': 'blogger',
  'www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
};
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const PROLOG = /^(?:\uFEFF|\s+|<\?[^>]*\?>|<!--[\s\S]*?-->)*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const declaresEntities =
  'This file declares entities in its document type, which is not safe to read. Remove the DOCTYPE and try again.';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#cdata',
  processEntities: false,
  trimValues: false,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

export function parseXml(text: string): FeedElement {
  const start = text.slice(PROLOG.exec(text)?.[0].length ?? 0);
  if (/^<(?:!doctype\s+html|html)[\s>]/i.test(start)) {
    throw new FeedRefused(
      'This is a web page, not a feed. Look for the address of its RSS or Atom feed.',
    );
  }
  if (!start.startsWith('<'))
    throw new FeedRefused('This file is not XML, so it cannot be a feed.');
  // Why: entities declared in the file can blow a few bytes up to gigabytes, and no news feed needs them.
  if (/^<!doctype[^>[]*\[/i.test(start)) {
    throw new FeedRefused(declaresEntities);
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new FeedRefused(brokenAt(valid.err));
  return fromParsed(parsedRoot(text), { base: '', namespaces: {} });
}

function brokenAt({ msg, line }: { msg: string; line: number }): string {
  const cause = msg.startsWith("char '&'")
    ? 'an "&" stands alone and must be written as "&amp;".'
    : msg.replace(/\s+/g, ' ').slice(0, 200);
  return `This file is not well-formed XML. Line ${line}: ${cause}`;
}

function parsedRoot(text: string): ParsedNode {
  try {
    const nodes: ParsedNode[] = parser.parse(text);
    const root = nodes.find((node) => !('#text' in node));
    if (root) return root;
  } catch (error) {
    throw new FeedRefused(
      `This file cannot be read as XML: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new FeedRefused('This file is not XML, so it cannot be a feed.');
}

function fromParsed(node: ParsedNode, outside: Surroundings): FeedElement {
  const rawName = Object.keys(node).find((key) => key !== ':@') ?? '';
  const rawAttributes = Object.entries((node[':@'] ?? {}) as Record<string, string>);
  const attributes = Object.fromEntries(
    rawAttributes.map(([key, value]) => [key, withoutControl(decodeEntities(value))]),
  );
  const inside = surroundings(attributes, outside);
  const element: FeedElement = {
    name: usualName(rawName, inside.namespaces),
    attributes,
    children: [],
    base: inside.base,
    hadControlCharacters: false,
  };
  for (const child of node[rawName] as ParsedNode[]) addChild(element, child, inside);
  return element;
}

function addChild(element: FeedElement, child: ParsedNode, inside: Surroundings): void {
  const text = textOf(child);
  if (text === null) {
    const added = fromParsed(child, inside);
    element.children.push(added);
    element.hadControlCharacters ||= added.hadControlCharacters;
    return;
  }
  const clean = withoutControl(text);
  element.hadControlCharacters ||= clean !== text;
  element.children.push(clean);
}

function textOf(node: ParsedNode): string | null {
  if ('#text' in node) return decodeEntities(String(node['#text']));
  if (!('#cdata' in node)) return null;
  return (node['#cdata'] as ParsedNode[]).map((part) => String(part['#text'])).join('');
}

function surroundings(attributes: Record<string, string>, outside: Surroundings): Surroundings {
  const declared = Object.entries(attributes).filter(
    ([key]) => key === 'xmlns' || key.startsWith('xmlns:'),
  );
  const namespaces = { ...outside.namespaces };
  for (const [key, address] of declared) namespaces[key.slice('xmlns:'.length)] = address;
  const base = attributes['xml:base'];
  return {
    base: base ? (absoluteUrl(base, outside.base) ?? outside.base) : outside.base,
    namespaces,
  };
}

function usualName(rawName: string, namespaces: Record<string, string>): string {
  const [prefix, local] = rawName.includes(':') ? rawName.split(':', 2) : ['', rawName];
  const address = namespaces[prefix ?? '']
    ?.toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  const usual = USUAL_PREFIXES[address ?? ''] ?? prefix;
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

/** What a numeric character reference stands for; '' for what is no character. */
export function character(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  // Why: old newsroom systems number curly quotes and dashes as Windows does, and browsers read them so.
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
    const found = childrenOf(element, name)[0];
    if (found) return found;
  }
  return null;
}

export function textIn(element: FeedElement | null): string {
  if (!element) return '';
  return element.children
    .map((child) => (typeof child === 'string' ? child : textIn(child)))
    .join('');
}

/** What stands inside an element as HTML, for feeds that write their markup unescaped. */
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
