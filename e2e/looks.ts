import type { Page } from '@playwright/test';

/** Waits until a new width is laid out and drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

/** The lasting layout faults of the open page: faults that disappear once a busy machine has finished do not count. */
export async function lookAt(page: Page): Promise<string[]> {
  let faults = await page.evaluate(faultsInLooks);
  for (let looks = 1; faults.length > 0 && looks < 4; looks += 1) {
    await page.waitForTimeout(500);
    faults = await page.evaluate(faultsInLooks);
  }
  return faults;
}

/**
 * Runs inside the page: its layout faults, one line each (decision 76). Values and words broken across lines, text that
 * is cut off, overflows its box or overlaps other text, targets that are too small or too close, and a page that
 * scrolls sideways. It checks the current width and changes nothing.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: code in the page cannot use functions outside this one.
export function faultsInLooks(): string[] {
  /**
   * Limit (WCAG 2.5.8): the area a pointer can hit, in CSS pixels; half a pixel is lost at edges between two pixels.
   */
  const least = 23.5;
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Run {
    /** The block that lays out these words in lines. */
    block: Element;
    nodes: Text[];
    text: string;
  }
  /** The visible part of a line of text, after all clipping. */
  interface Line extends Box {
    run: Run;
  }
  const faults = new Map<string, number>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const report = (fault: string, text: string, at: Element) => {
    const place = at.closest('td, th, li, button, a, h1, h2, h3, label, p') ?? at;
    const name = [place.localName, ...place.classList].join('.').slice(0, 60);
    const line = `${fault}: '${text.replace(/\s+/g, ' ').trim().slice(0, 60)}' in ${name}`;
    faults.set(line, (faults.get(line) ?? 0) + 1);
  };

  /* ---- text as it is laid out */

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, select, noscript, script, style, [inert]');
  const blockOf = (node: Node): Element => {
    let element = node.parentElement ?? document.body;
    while (/^(inline|contents)$/.test(styleOf(element).display) && element.parentElement)
      element = element.parentElement;
    return element;
  };
  const readRuns = (): Run[] => {
    const runs: Run[] = [];
    let last: Run | undefined;
    const walker = document.createTreeWalker(document.body, 5);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Text) {
        const block = blockOf(node);
        if (!node.parentElement || !isSeen(node.parentElement)) continue;
        if (last?.block !== block) {
          last = { block, nodes: [], text: '' };
          runs.push(last);
        }
        last.nodes.push(node);
        last.text += node.data;
      } else if (/^(br|img|svg|input|wbr)$/.test((node as Element).localName)) last = undefined;
    }
    return runs.filter(({ text }) => text.trim());
  };
  const boxesOf = (run: Run, from = 0, to = run.text.length): DOMRect[] => {
    let start = 0;
    return run.nodes.flatMap((node) => {
      const at = start;
      start += node.length;
      if (start <= from || at >= to) return [];
      const range = document.createRange();
      range.setStart(node, Math.max(from - at, 0));
      range.setEnd(node, Math.min(to - at, node.length));
      return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0);
    });
  };
  const isBroken = (boxes: readonly DOMRect[]) =>
    boxes.some((box) => Math.abs(box.top - (boxes[0]?.top ?? 0)) > box.height / 2);

  /* ---- values and words */

  const day = String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}\b(?:, \d{4})?`;
  const time = String.raw`\d{1,2}:\d{2}(?: ?[AP]M)?(?: CT)?`;
  const number = String.raw`(?<![\p{L}\d-])\$?\d[\d,./]*(?: ?(?:[KMG]B|px|%))?`;
  const values = new RegExp(`${day}|${time}|${number}`, 'gu');
  /** Words longer than this may break where they must. */
  const longest = 20;
  const findBroken = (run: Run) => {
    const check = (text: string, at: number, fault: string) => {
      if (text.length > 1 && isBroken(boxesOf(run, at, at + text.length)))
        report(fault, text, run.block);
    };
    for (const { 0: value, index } of run.text.matchAll(values)) {
      const isAlone = value.length * 2 >= run.text.trim().length;
      // In a sentence a value breaks between its words like any other text, but never within them.
      if (isAlone || !/\s/.test(value)) check(value, index, 'a broken value');
    }
    for (const { 0: word, index } of run.text.matchAll(/\S+/g))
      if (word.length <= longest)
        for (const { 0: piece, index: at } of word.matchAll(/[\p{L}\p{N}'’.,:@_]+/gu))
          check(piece, index + at, 'a broken word');
  };

  /* ---- text that is cut off */

  const isHidden = (how: string) => how === 'hidden' || how === 'clip';
  const scrolls = (how: string) => how === 'auto' || how === 'scroll';
  /** The boxes around an element that can clip it, from the inside out. */
  const around = (element: Element): Element[] => {
    const chain: Element[] = [];
    let skips = '';
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = styleOf(at);
      const isHolding = style.transform !== 'none' || style.position !== 'static';
      if (skips === 'absolute' && isHolding) skips = '';
      if (!skips) chain.push(at);
      if (style.position === 'fixed') break;
      if (style.position === 'absolute') skips = 'absolute';
    }
    return chain;
  };
  const inside = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };
  const endsInDots = (cutter: Element, block: Element) =>
    styleOf(cutter).textOverflow === 'ellipsis' &&
    (cutter === block || /^inline-/.test(styleOf(block).display));
  const seenOf = (box: DOMRect, run: Run, chain: Element[]): Line | null => {
    const line = { left: box.left, top: box.top, right: box.right, bottom: box.bottom, run };
    let [freeX, freeY] = [false, false];
    let cut = '';
    for (const element of chain) {
      const { overflowX, overflowY, webkitLineClamp, maskImage } = styleOf(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = inside(element);
      if (frame.right - frame.left <= 1 || frame.bottom - frame.top <= 1) return null;
      if (!freeX && isHidden(overflowX)) {
        const over = Math.max(frame.left - line.left, line.right - frame.right);
        if (over > 1.5 && !endsInDots(element, run.block) && maskImage === 'none') cut = 'sideways';
      }
      if (!freeY && isHidden(overflowY) && (webkitLineClamp === 'none' || webkitLineClamp === '')) {
        const over = Math.max(frame.top - line.top, line.bottom - frame.bottom);
        if (over > box.height * 0.3 && maskImage === 'none') cut = 'below';
      }
      freeX ||= scrolls(overflowX);
      freeY ||= scrolls(overflowY);
      if (overflowX !== 'visible') {
        line.left = Math.max(line.left, frame.left);
        line.right = Math.min(line.right, frame.right);
      }
      if (overflowY !== 'visible') {
        line.top = Math.max(line.top, frame.top);
        line.bottom = Math.min(line.bottom, frame.bottom);
      }
    }
    const isThere = line.right - line.left > 0.5 && line.bottom - line.top > 0.5;
    // Why 'below' counts invisible lines too: if part of a text is visible, no line of it may be missing.
    if (cut && (isThere || cut === 'below')) cuts.set(run, [...(cuts.get(run) ?? []), isThere]);
    return isThere ? line : null;
  };
  const cuts = new Map<Run, boolean[]>();
  /** The nearest box drawn around a text, unless it scrolls. */
  const frameOf = (chain: Element[]): Element | null => {
    for (const element of chain) {
      const style = styleOf(element);
      if (style.overflowX !== 'visible') return null;
      if (style.display === 'inline') continue;
      const isDrawn = style.borderRightStyle !== 'none' && style.borderRightWidth !== '0px';
      if (isDrawn || !/, 0\)$|transparent/.test(style.backgroundColor)) return element;
    }
    return null;
  };
  const readLines = (run: Run): Line[] => {
    const chain = around(run.block);
    const boxes = boxesOf(run);
    const lines = boxes.flatMap((box) => seenOf(box, run, chain) ?? []);
    if (lines.length === 0) return [];
    if (isBroken(boxes)) findBroken(run);
    if (cuts.has(run)) report('text cut off without an ellipsis', run.text, run.block);
    const frame = frameOf(chain)?.getBoundingClientRect();
    if (frame && lines.some(({ left, right }) => right > frame.right + 1 || left < frame.left - 1))
      report('text outside its box', run.text, run.block);
    return lines;
  };
  const findCutInputs = () => {
    const pen = document.createElement('canvas').getContext('2d');
    for (const input of document.querySelectorAll('input')) {
      const style = styleOf(input);
      if (!isSeen(input) || style.textOverflow === 'ellipsis' || !pen) continue;
      if (!/^(text|search|email|url|tel|number|date|time)$/.test(input.type)) continue;
      const shown = input.value || input.placeholder;
      const [value = ''] = input.value.match(values) ?? [];
      const isFixed = input.readOnly || input.value === '' || value === input.value;
      pen.font = style.font;
      const room =
        input.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      if (isFixed && pen.measureText(shown).width > room + 1)
        report('text cut off without an ellipsis', shown, input.closest('label, td, div') ?? input);
    }
  };

  /* ---- text on text */

  const isOpaqueButton = (element: Element) =>
    element.localName === 'button' && /^rgb\(/.test(styleOf(element).backgroundColor);
  /** Floating elements: bars and dialogs that stay in view, and a button or a row of them on top of scrolling content. */
  const floats = (element: Element) => {
    const { position } = styleOf(element);
    if (/^(sticky|fixed)$/.test(position)) return true;
    if (position !== 'absolute') return false;
    const { children } = element;
    return isOpaqueButton(element) || (children.length > 0 && [...children].every(isOpaqueButton));
  };
  const isAbove = (element: Element, other: Element) => {
    for (let at: Element | null = element; at && !at.contains(other); at = at.parentElement)
      if (floats(at)) return true;
    return false;
  };
  const isApart = (a: Element, b: Element) => isAbove(a, b) || isAbove(b, a);
  const findOverlaps = (lines: Line[]) => {
    // A line is as high as its font; letters are about half of that.
    const letters = lines
      .map((line) => ({
        ...line,
        top: line.top + (line.bottom - line.top) * 0.28,
        bottom: line.bottom - (line.bottom - line.top) * 0.26,
      }))
      .sort((a, b) => a.top - b.top);
    letters.forEach((one, at) => {
      for (let next = at + 1; next < letters.length; next += 1) {
        const other = letters[next];
        if (!other || other.top > one.bottom - 1) break;
        if (other.run === one.run) continue;
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 1.5) continue;
        const [a, b] = [one.run.block, other.run.block];
        if (isApart(a, b)) continue;
        report(`text on '${one.run.text.trim().slice(0, 30)}'`, other.run.text, b);
      }
    });
  };

  /* ---- targets (WCAG 2.5.8) */

  const targets =
    'button, a[href], [role=button], [role^=menuitem], [role=option], [role=tab], summary, select, textarea, input:not([type=hidden])';
  interface Target extends Box {
    element: HTMLElement;
    isSmall: boolean;
  }
  const readTarget = (element: HTMLElement): Target[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.closest('[inert]') || element.matches(':disabled')) return [];
    const boxes = [element, ...labels]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const row = element.matches('[data-row-link]') ? element.closest('tr') : null;
    if (row) boxes.push(row.getBoundingClientRect());
    const [first] = boxes;
    if (!first) return [];
    const box = boxes.reduce<Box>(
      (all, one) => ({
        left: Math.min(all.left, one.left),
        top: Math.min(all.top, one.top),
        right: Math.max(all.right, one.right),
        bottom: Math.max(all.bottom, one.bottom),
      }),
      first,
    );
    const chain = around(element);
    for (const outer of chain.slice(1)) {
      const { overflowX, overflowY } = styleOf(outer);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = inside(outer);
      // Targets that are invisible or need scrolling first are not checked.
      if (box.right <= frame.left || box.left >= frame.right) return [];
      if (box.bottom <= frame.top || box.top >= frame.bottom) return [];
    }
    const isSmall = box.right - box.left < least || box.bottom - box.top < least;
    return [{ ...box, element, isSmall }];
  };
  /** The area in which a press reaches an element: parts drawn around it or after it count too. */
  const reachOf = (element: HTMLElement): [number, number] => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const meets = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    const far = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < least && meets(dx * (steps + 1), dy * (steps + 1))) steps += 1;
      return steps;
    };
    if (!meets(0, 0)) return [least, least];
    return [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1];
  };
  /** A link within a sentence is as high as its words. */
  const isInline = (element: Element) => {
    if (styleOf(element).display !== 'inline') return false;
    const own = element.textContent.trim().length;
    return blockOf(element).textContent.trim().length > own;
  };
  const findSmallTargets = () => {
    const all = [...document.querySelectorAll<HTMLElement>(targets)].flatMap(readTarget);
    const small = all.filter(({ isSmall, element }) => isSmall && !isInline(element));
    const centreOf = ({ left, right, top, bottom }: Box) => [
      (left + right) / 2,
      (top + bottom) / 2,
    ];
    const [x, y] = [scrollX, scrollY];
    for (const one of small) {
      const [cx = 0, cy = 0] = centreOf(one);
      const near = all.find((other) => {
        if (other === one || other.element.contains(one.element)) return false;
        if (one.element.contains(other.element) || isApart(one.element, other.element))
          return false;
        const [ox = 0, oy = 0] = centreOf(other);
        if (other.isSmall && Math.hypot(ox - cx, oy - cy) < least) return true;
        const dx = Math.max(other.left - cx, 0, cx - other.right);
        const dy = Math.max(other.top - cy, 0, cy - other.bottom);
        return Math.hypot(dx, dy) < least / 2;
      });
      if (!near) continue;
      const [width, height] = reachOf(one.element);
      if (width >= least && height >= least) continue;
      const name = one.element.getAttribute('aria-label') ?? one.element.textContent;
      const size = `${Math.round(one.right - one.left)} x ${Math.round(one.bottom - one.top)}`;
      report(`a target of ${size} too close to another`, name, one.element);
    }
    scrollTo(x, y);
  };

  /* ---- sideways scrolling: never the page; scrolling boxes only if they take the focus, as a wide table does */

  const findSideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.set(`scrolls sideways by ${scrollWidth - clientWidth} px`, 1);
    for (const part of document.querySelectorAll<HTMLElement>('body :not(textarea, [tabindex])')) {
      if (part.scrollWidth <= part.clientWidth + 1 || part.clientWidth < 2) continue;
      const isTall = part.scrollHeight > part.clientHeight + 1;
      if (isTall && scrolls(styleOf(part).overflowX) && isSeen(part))
        report('a part that scrolls both ways', part.textContent, part);
    }
  };

  const lines = readRuns().flatMap(readLines);
  findOverlaps(lines);
  findCutInputs();
  findSmallTargets();
  findSideways();
  return [...faults].map(([line, times]) => (times > 1 ? `${line} (${times} times)` : line));
}
