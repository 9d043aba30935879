/** A mark that says it with a style: what an office program writes for bold, italic and so on. */
const styled: { is: (style: CSSStyleDeclaration) => boolean; tag: string }[] = [
  { is: (style) => style.fontWeight === 'bold' || Number(style.fontWeight) >= 600, tag: 'strong' },
  { is: (style) => style.fontStyle === 'italic', tag: 'em' },
  { is: (style) => style.textDecoration.includes('line-through'), tag: 's' },
  { is: (style) => style.verticalAlign === 'super', tag: 'sup' },
  { is: (style) => style.verticalAlign === 'sub', tag: 'sub' },
];

const emphasis = 'b, strong, em, i, u, s';
const blocks =
  'p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, hr, section, article';

/**
 * What was copied in Word, Google Docs, a mail or a web page, as a writer means it: headings, lists,
 * emphasis, links and tables, without fonts, colours, sizes, empty lines and pictures of elsewhere.
 */
export function cleanPaste(html: string): string {
  // Why: what was copied in this editor comes back as it was.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropNoise(body);
  makeLists(body);
  nameHeadings(body);
  sayStyles(body);
  makeParagraphs(body);
  return body.innerHTML;
}

/** True when a picture was copied along; those are added by hand, with their alt text. */
export const hasPicture = (html: string): boolean =>
  !html.includes('data-pm-slice') && /<img\b/i.test(html);

function dropNoise(body: HTMLElement): void {
  for (const one of body.querySelectorAll(
    'style, script, meta, link, title, xml, img, svg, iframe',
  ))
    one.remove();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
  // Why: `o:p` of Word and its like stand for nothing.
  for (const one of body.querySelectorAll('*')) if (one.tagName.includes(':')) unwrap(one);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The level of a paragraph that Word means as an item of a list, or 0. */
function levelOf(element: Element | null): number {
  const [, level] =
    /mso-list:\s*l\d+\s+level(\d)/i.exec(element?.getAttribute('style') ?? '') ?? [];
  return Number(level ?? 0);
}

/** Word writes lists as paragraphs that begin with a dot or a number. */
function makeLists(body: HTMLElement): void {
  const isItem = (one: Element) => levelOf(one) > 0;
  for (const first of [...body.querySelectorAll('p')].filter(isItem)) {
    if (!first.isConnected) continue;
    const items: Element[] = [];
    for (let at: Element | null = first; at && isItem(at); at = at.nextElementSibling)
      items.push(at);
    const place = first.ownerDocument.createComment('');
    first.before(place);
    place.replaceWith(nestedList(items, 1));
  }
}

function nestedList(items: Element[], level: number): Element {
  const document = items[0]?.ownerDocument ?? window.document;
  const list = document.createElement(isNumbered(items[0]) ? 'ol' : 'ul');
  for (let at = 0; at < items.length; ) {
    const own = items[at];
    if (!own) break;
    const deeper = items.slice(at + 1);
    const next = deeper.findIndex((one) => levelOf(one) <= level);
    const inner = next < 0 ? deeper : deeper.slice(0, next);
    const item = document.createElement('li');
    own.querySelector('[style*="mso-list:Ignore" i]')?.remove();
    item.append(...own.childNodes);
    own.remove();
    if (inner.length > 0) item.append(nestedList(inner, level + 1));
    list.append(item);
    at += 1 + inner.length;
  }
  return list;
}

const isNumbered = (item: Element | undefined) =>
  /^\s*([0-9]+|[a-z]{1,4})[.)]/i.test(
    item?.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '',
  );

function rename(element: Element, tag: string): void {
  const named = element.ownerDocument.createElement(tag);
  named.append(...element.childNodes);
  element.replaceWith(named);
}

/** The headline is the first heading of a page, so those of a text begin at the second. */
function nameHeadings(body: HTMLElement): void {
  for (const one of body.querySelectorAll('p.MsoTitle, h1')) rename(one, 'h2');
  for (const one of body.querySelectorAll('h5, h6')) rename(one, 'h4');
}

/** Styles that mean something become marks; the others go, and with them every class and id. */
function sayStyles(body: HTMLElement): void {
  for (const one of body.querySelectorAll<HTMLElement>('*')) {
    const { style } = one;
    const isPlain = one.matches(emphasis) && ['normal', '400'].includes(style.fontWeight);
    const marks = styled.filter(({ is, tag }) => is(style) && !one.closest(tag));
    for (const name of one.getAttributeNames())
      if (!['href', 'colspan', 'rowspan', 'start', 'data-embed'].includes(name))
        one.removeAttribute(name);
    // Why: headings are bold by themselves.
    if (!one.matches(`${blocks}, td, th, h2 *, h3 *, h4 *`))
      for (const { tag } of marks) {
        const mark = one.ownerDocument.createElement(tag);
        mark.append(...one.childNodes);
        one.append(mark);
      }
    if (isPlain) unwrap(one);
  }
}

/** Lines of a mail become paragraphs, and empty ones go. */
function makeParagraphs(body: HTMLElement): void {
  for (const one of body.querySelectorAll('div, section, article'))
    if (one.querySelector(blocks)) unwrap(one);
    else rename(one, 'p');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[\u00a0\s]+/g, ' ');
  }
  for (const one of body.querySelectorAll(':scope > br')) one.remove();
  for (const one of body.querySelectorAll('p, h2, h3, h4, li, blockquote'))
    if (!one.textContent?.trim() && !one.querySelector('td, [data-embed]')) one.remove();
}
