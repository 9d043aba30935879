import { type ImageSize, imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';

/** What drawing a slot needs to know of the place where it is drawn. */
export interface Place {
  document: Document;
  /** Address that paths such as `/images/…` are of. */
  base: string;
  timeZone: string;
  now: Date;
}

/** A slot that is on a page. */
export interface DrawnSlot {
  /** What is seen of it before anybody opens it; its view is what counts. */
  box: HTMLElement;
  isOpen(): boolean;
  open(): void;
  remove(): void;
}

/** The pieces that both effects put together. */
export interface SlotPieces {
  place: Place;
  slot: ServedSlot;
  /** Tag, logos, 'Presented by' and title. */
  header: (level: 'h2' | 'p') => HTMLElement;
  cards: () => HTMLElement;
  /** The slot's own way to its firm; null when it has no address. */
  link: () => HTMLElement | null;
  /** Words on the button that opens the slot. */
  openWords: string;
  onDismiss: () => void;
}

type Content = Node | string | null | undefined | false;

/** An element with a class and its content; text is only ever text, never markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  { document }: Pick<Place, 'document'>,
  name: K,
  className: string,
  ...content: Content[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content.filter((part): part is Node | string => !!part));
  return element;
}

/** Gives a shadow root its style sheet. */
export function addStyles(root: ShadowRoot, css: string): void {
  const window = root.ownerDocument.defaultView;
  try {
    // Why: not held back by a site's rules on inline styles; made in the window that it is for.
    const sheet = new (window as unknown as typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(make({ document: root.ownerDocument }, 'style', '', css));
  }
}

/** An address of the web, whole; null for anything that a page must not open (`javascript:` and others). */
export function webAddressOf(address: string | null, base: string): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The address of a picture in the size of its place; a whole address of the product is one of its own. */
export function sized(place: Place, src: string, size: ImageSize): string {
  const own = `${new URL(place.base).origin}/`;
  return imageUrl(src.startsWith(own) ? src.slice(own.length - 1) : src, size);
}

/**
 * A picture that takes a second address when the first one fails, and goes away when that fails too;
 * none where there is no address.
 */
export function picture(
  place: Place,
  src: string | null,
  otherwise: string | null,
): HTMLImageElement | null {
  const [first, ...others] = [src, otherwise]
    .map((each) => webAddressOf(each, place.base))
    .filter((each) => each !== null);
  if (!first) return null;
  const image = make(place, 'img', '');
  image.alt = '';
  image.decoding = 'async';
  image.loading = 'lazy';
  image.addEventListener('error', () => {
    const next = others.shift();
    if (next) image.src = next;
    else image.remove();
  });
  image.src = first;
  return image;
}

/** A heading whose words are set thin from a position on; 0 is the first word. */
export function thinned(place: Place, title: string, thinFrom: number | null): Node[] {
  if (thinFrom === null) return [place.document.createTextNode(title)];
  const words = title.split(/\s+/);
  const strong = words.slice(0, thinFrom).join(' ');
  const thin = words.slice(thinFrom).join(' ');
  return [
    place.document.createTextNode(thin && strong ? `${strong} ` : strong),
    ...(thin ? [make(place, 'span', 'thin', thin)] : []),
  ];
}
