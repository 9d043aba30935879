/** A paragraph or list item of an office program, which says its level and not what it stands in. */
interface Item {
  element: Element;
  level: number;
  isNumbered: boolean;
}

/** Makes nested lists of what Word, Word for the web, Google Docs and Pages copy. */
export function makeLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes);
  groupRuns(body, 'p', ofWord);
  groupRuns(body, 'ul, ol', ofWordWeb);
  nestSiblings(body);
}

/** Word for Windows and Mac writes an item as a paragraph that begins with a dot or a number. */
function ofWord(paragraph: Element): Item[] {
  const style = paragraph.getAttribute('style') ?? '';
  const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1] ?? 0);
  if (level === 0) return [];
  const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const isNumbered = /^\s*([0-9]+|[a-z]{1,4})[.)]/i.test(sign?.textContent ?? '');
  sign?.remove();
  return [{ element: paragraph, level, isNumbered }];
}

/** Word for the web writes a list for each item. */
function ofWordWeb(list: Element): Item[] {
  const items = [...list.children];
  if (!items.every((one) => one.matches('li[data-aria-level]'))) return [];
  return items.map((element) => ({
    element,
    level: Number(element.getAttribute('data-aria-level')) || 1,
    isNumbered: list.tagName === 'OL',
  }));
}

/** Turns each run of neighbors that are items into lists. */
function groupRuns(body: HTMLElement, selector: string, itemsOf: (one: Element) => Item[]): void {
  for (const first of body.querySelectorAll(selector)) {
    if (!first.isConnected) continue;
    const items: Item[] = [];
    const place = first.ownerDocument.createComment('');
    for (let at: Element | null = first; at?.matches(selector); ) {
      const found = itemsOf(at);
      if (found.length === 0) break;
      if (items.length === 0) at.before(place);
      items.push(...found);
      const next: Element | null = at.nextElementSibling;
      at.remove();
      at = next;
    }
    if (items.length > 0) place.replaceWith(...listsOf(items, 1));
  }
}

/** One list, or several where bullets and numbers follow each other. */
function listsOf(items: Item[], level: number): Element[] {
  const lists: Element[] = [];
  for (let at = 0; at < items.length; ) {
    const own = items[at];
    if (!own) break;
    const deeper = items.slice(at + 1);
    const next = deeper.findIndex((one) => one.level <= level);
    const inner = next < 0 ? deeper : deeper.slice(0, next);
    const tag = own.isNumbered ? 'ol' : 'ul';
    let list = lists.at(-1);
    if (list?.localName !== tag) {
      list = own.element.ownerDocument.createElement(tag);
      lists.push(list);
    }
    const item = own.element.ownerDocument.createElement('li');
    item.append(...own.element.childNodes, ...listsOf(inner, level + 1));
    list.append(item);
    at += 1 + inner.length;
  }
  return lists;
}

/** Google Docs and Pages put an inner list beside the item that it belongs to. */
function nestSiblings(body: HTMLElement): void {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    let item = inner.previousElementSibling;
    if (item?.localName !== 'li') {
      item = inner.ownerDocument.createElement('li');
      inner.before(item);
    }
    item.append(inner);
  }
}
