import { type ImageSize, imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';

/** The context for rendering a slot. */
export interface Place {
  document: Document;
  /** Base URL of paths such as `/images/…`. */
  base: string;
  timeZone: string;
  now: Date;
}

/** A rendered slot. */
export interface DrawnSlot {
  /** The part visible before opening; impressions count by its visibility. */
  box: HTMLElement;
  isOpen(): boolean;
  open(): void;
  remove(): void;
}

/** The parts that both effects use. */
export interface SlotPieces {
  place: Place;
  slot: ServedSlot;
  /** Tag, logos, 'Presented by' and title. */
  header: (level: 'h2' | 'p') => HTMLElement;
  cards: () => HTMLElement;
  /** The slot's own link to its firm; null without a URL. */
  link: () => HTMLElement | null;
  /** Text of the button that opens the slot. */
  openWords: string;
  onDismiss: () => void;
}

type Content = Node | string | null | undefined | false;

/** An element with a class and content; strings are text, never markup. */
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

/** Adds the style sheet to a shadow root. */
export function addStyles(root: ShadowRoot, css: string): void {
  const window = root.ownerDocument.defaultView;
  try {
    // Why: a site's CSP for inline styles does not block it. It must be created in its own window.
    const sheet = new (window as unknown as typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(make({ document: root.ownerDocument }, 'style', '', css));
  }
}

/** An absolute http or https URL; null for anything that a page must not open (`javascript:` and others). */
export function webAddressOf(address: string | null, base: string): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The URL of an image in the size of its place; an absolute URL of the product counts as its own. */
export function sized(place: Place, src: string, size: ImageSize): string {
  const own = `${new URL(place.base).origin}/`;
  return imageUrl(src.startsWith(own) ? src.slice(own.length - 1) : src, size);
}

/**
 * An image with a fallback URL; it is removed if both fail,
 * and not created without a URL.
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

/** A heading whose words are thin from a position on; 0 is the first word. */
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
