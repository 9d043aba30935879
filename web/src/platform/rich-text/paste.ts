import { isLinkOrPath, isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { makeLists } from './paste-lists.ts';

/** A mark that says it with a style: what an office program writes for bold, italic and so on. */
const styled: { is: (style: CSSStyleDeclaration) => boolean; tag: string }[] = [
  { is: (style) => style.fontWeight === 'bold' || Number(style.fontWeight) >= 600, tag: 'strong' },
  { is: (style) => style.fontStyle === 'italic', tag: 'em' },
  { is: (style) => style.textDecorationLine.includes('underline'), tag: 'u' },
  { is: (style) => style.textDecorationLine.includes('line-through'), tag: 's' },
  { is: (style) => style.verticalAlign === 'super', tag: 'sup' },
  { is: (style) => style.verticalAlign === 'sub', tag: 'sub' },
];

const blocks =
  'p, div, ul, ol, li, dl, dt, dd, table, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, hr, section, article';

/**
 * Cleans content copied in Word, Google Docs, an email or a web page: it keeps headings, lists, emphasis, links and
 * tables, and drops fonts, colors, sizes, empty lines and external images.
 */
export function cleanPaste(html: string): string {
  // Why: content copied in this editor is pasted unchanged.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  inlineSpans(body);
  dropNoise(body);
  unwrapLayout(body);
  makeLists(body);
  nameQuotes(body);
  nameHeadings(body);
  cleanLinks(body);
  sayStyles(body);
  makeParagraphs(body);
  return body.innerHTML;
}

/** True when a picture was copied along; those are added by hand, with their alt text. */
export const hasPicture = (html: string): boolean =>
  !html.includes('data-pm-slice') && /<img\b/i.test(html);

/** Pages and TextEdit say underlined and struck in a style sheet, about spans alone. */
function inlineSpans(body: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    [...body.ownerDocument.querySelectorAll('style')].map((one) => one.textContent).join('\n'),
  );
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSStyleRule && /^span\.\w+$/.test(rule.selectorText))
      for (const span of body.querySelectorAll<HTMLElement>(rule.selectorText))
        span.style.cssText = `${rule.style.cssText};${span.style.cssText}`;
}

function dropNoise(body: HTMLElement): void {
  for (const one of body.querySelectorAll(
    'style, script, meta, link, title, xml, img, svg, iframe, .EOP',
  ))
    one.remove();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
  // Why: `o:p` of Word and its like stand for nothing.
  for (const one of body.querySelectorAll('*')) if (one.tagName.includes(':')) unwrap(one);
  for (const one of body.querySelectorAll<HTMLElement>('*'))
    if (one.style.display === 'none' || one.hidden) one.remove();
  for (const one of body.querySelectorAll('br[clear], br[style*="page-break"]')) one.remove();
}

/** Tables that place what an email shows, boxes of one cell, and indents that Gmail writes as quotes. */
function unwrapLayout(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = [...table.querySelectorAll('td, th')];
    if (cells.length > 1 && !table.matches('[role="presentation"], [role="none"]')) continue;
    for (const cell of cells) rename(cell, 'div');
    table.replaceWith(...table.querySelectorAll('div'));
  }
  for (const quote of body.querySelectorAll<HTMLElement>('blockquote'))
    if (quote.style.borderStyle === 'none' && quote.style.marginLeft) unwrap(quote);
}

/** Word calls its quotes by a style. */
function nameQuotes(body: HTMLElement): void {
  for (const one of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const quote = one.ownerDocument.createElement('blockquote');
    one.before(quote);
    quote.append(one);
  }
}

/** Links lead where somebody meant them to; places in a page and addresses of programs are no links. */
function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = unwrapLink(link.getAttribute('href') ?? '');
    if (isLinkOrPath(address) || /^(mailto|tel):/i.test(address))
      link.setAttribute('href', address);
    else unwrap(link);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const named = element.ownerDocument.createElement(tag);
  named.append(...element.childNodes);
  element.replaceWith(named);
}

/** The headline is the first heading of a page, so those of a text begin at the second. */
function nameHeadings(body: HTMLElement): void {
  for (const one of body.querySelectorAll(
    '[role="heading"][aria-level]:not(h1, h2, h3, h4, h5, h6)',
  ))
    rename(one, `h${Math.min(6, Number(one.getAttribute('aria-level')) || 2)}`);
  for (const one of body.querySelectorAll('p.MsoTitle, h1')) rename(one, 'h2');
  for (const one of body.querySelectorAll('h5, h6')) rename(one, 'h4');
}

/** Styles that mean something become marks; the others go, and with them every class and id. */
function sayStyles(body: HTMLElement): void {
  for (const one of body.querySelectorAll<HTMLElement>('*')) {
    const { style } = one;
    const isPlain =
      (one.matches('b, strong') && ['normal', '400'].includes(style.fontWeight)) ||
      (one.matches('i, em') && style.fontStyle === 'normal');
    const marks = isMarkable(one)
      ? styled.filter(({ is, tag }) => is(style) && !isSaid(one, tag))
      : [];
    for (const name of one.getAttributeNames())
      if (!['href', 'colspan', 'rowspan', 'start', 'data-embed'].includes(name))
        one.removeAttribute(name);
    for (const { tag } of marks) {
      const mark = one.ownerDocument.createElement(tag);
      mark.append(...one.childNodes);
      one.append(mark);
    }
    if (isPlain) unwrap(one);
  }
  for (const one of body.querySelectorAll('a u')) unwrap(one);
}

/** Words, and a line that holds nothing but words; what a list or a table looks like is not said of its words. */
const isMarkable = (one: Element) =>
  one.matches('p, div') ? !one.querySelector(blocks) : !one.matches(`${blocks}, td, th, col, br`);

/** Why: headings are bold and links underlined by themselves. */
const isSaid = (one: Element, tag: string) =>
  Boolean(
    one.closest(tag) ?? one.closest({ strong: 'h2, h3, h4, b, th', u: 'a', em: 'i' }[tag] ?? tag),
  );

/** Lines of a mail become paragraphs, and empty ones go. */
function makeParagraphs(body: HTMLElement): void {
  for (const one of body.querySelectorAll('div, section, article'))
    if (one.querySelector(blocks)) unwrap(one);
    else rename(one, 'p');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/[\u00a0\s]+/g, ' ');
    if (text.previousSibling?.nodeName === 'BR') text.data = text.data.trimStart();
  }
  for (const one of body.querySelectorAll('br')) if (isBesideBlock(one)) one.remove();
  for (const one of body.querySelectorAll('p, h2, h3, h4, li, dt, dd, blockquote'))
    if (!one.textContent?.trim() && !one.querySelector('td, [data-embed]')) one.remove();
}

/** A line break between blocks, at the beginning or at the end of what was copied breaks no line. */
const isBesideBlock = (one: Element) =>
  [near(one, 'previousSibling'), near(one, 'nextSibling')].some((other) =>
    other instanceof Element
      ? other.matches(blocks)
      : !other && one.parentElement?.matches(`body, ${blocks}, td, th`),
  );

/** The neighbor on one side, whatever lies between that says nothing. */
function near(one: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let at = one[side];
  while (
    at &&
    (at.nodeName === 'BR' || (at.nodeType === Node.TEXT_NODE && !at.textContent?.trim()))
  )
    at = at[side];
  return at;
}

/** Programs that send a reader through an address of theirs, and where that address says what was linked. */
const redirectors: readonly { host: RegExp; path: RegExp; names: readonly string[] }[] = [
  { host: /(^|\.)google\.[a-z.]{2,6}$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: /^\/(l\.php)?$/, names: ['u'] },
  { host: /^(www\.)?youtube\.com$/, path: /^\/redirect$/, names: ['q'] },
];

/** The address that somebody linked, without the redirect that the program put around it. */
function unwrapLink(address: string): string {
  if (!isWebAddress(address)) return address;
  const url = new URL(address);
  const redirector = redirectors.find(
    ({ host, path }) => host.test(url.hostname) && path.test(url.pathname),
  );
  const inner = redirector?.names.map((name) => url.searchParams.get(name)).find(Boolean);
  return inner && (isWebAddress(inner) || /^(mailto|tel):/i.test(inner)) ? inner : address;
}
