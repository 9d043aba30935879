import type { ServedListing, ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import { slotColours } from '@masthead/shared/showcase/delivery/slot-colours.ts';
import cardCss from './slot.css?inline';
import { drawPopup, slotCard } from './slot-card.ts';
import narrowCss from './slot-narrow.css?inline';
import {
  addStyles,
  type DrawnSlot,
  make,
  type Place,
  picture,
  type SlotPieces,
  sized,
  thinned,
  webAddressOf,
} from './slot-parts.ts';
import popupCss from './slot-popup.css?inline';

const css = cardCss + narrowCss + popupCss;

export interface SlotOptions {
  /** Base URL of image paths; the page's own by default. */
  base?: string;
  /** Time zone of open houses: the site's. */
  timeZone?: string;
  now?: Date;
  /** Target of a click, if not the stored URL; null is the slot's own button. */
  hrefOf?: (listing: ServedListing | null) => string | null;
  onClick?: (listing: ServedListing | null) => void;
  /** Called when the reader closes a popup. */
  onDismiss?: () => void;
}

/** The slot's colors as custom properties; invalid ones keep the style sheet's value. */
function paint(element: HTMLElement, slot: ServedSlot): void {
  const set = (name: string, value: string | null) => {
    if (value) element.style.setProperty(`--${name}`, value);
  };
  const colours = slotColours(slot);
  set('ground', colours.ground);
  set('ink', colours.text);
  set('popup', colours.popup);
  set('popup-ink', colours.popupText);
  set('button', colours.button);
  set('button-ink', colours.buttonText);
  set('tag', colours.tag);
  set('tag-ink', colours.tagText);
  set('by', colours.by);
  set('popup-by', colours.popupBy);
  set(
    'by-weight',
    /^[3-7]00$/.test(slot.presentedByFontWeight ?? '') ? slot.presentedByFontWeight : null,
  );
  set('logo-height', `${Math.min(300, Math.max(10, slot.logoHeight))}px`);
  set('logo-padding', `${Math.min(100, Math.max(0, slot.logoPadding))}px`);
}

const isProducts = (slot: ServedSlot) => slot.items.every((listing) => listing.type === 'Product');

function piecesOf(place: Place, slot: ServedSlot, options: SlotOptions): SlotPieces {
  const stored = (listing: ServedListing | null) => (listing ?? slot).url;
  const hrefOf = (listing: ServedListing | null) =>
    webAddressOf((options.hrefOf ?? stored)(listing), place.base);
  const cards = slot.items.map(
    (listing) => () =>
      slotCard(place, listing, {
        href: hrefOf(listing),
        onClick: () => options.onClick?.(listing),
        words: listing.callToAction ?? slot.buttonText ?? 'More info',
      }),
  );
  return {
    place,
    slot,
    header: (level) => header(place, slot, level),
    cards: () => {
      const list = make(place, 'div', 'cards', ...cards.map((card) => card()));
      list.dataset.count = String(Math.min(slot.items.length, 3));
      return list;
    },
    link: () => {
      const href = hrefOf(null);
      if (!href) return null;
      const anchor = make(
        place,
        'a',
        'button link',
        slot.buttonText ?? `Visit ${slot.presentedBy[0] ?? 'the site'}`,
      );
      anchor.href = href;
      anchor.target = '_blank';
      anchor.rel = 'sponsored nofollow noopener';
      anchor.addEventListener('click', () => options.onClick?.(null));
      return anchor;
    },
    openWords: slot.buttonText ?? (isProducts(slot) ? 'See the collection' : 'See the homes'),
    onDismiss: () => options.onDismiss?.(),
  };
}

function header(place: Place, slot: ServedSlot, level: 'h2' | 'p'): HTMLElement {
  const by = slot.presentedBy.join(' & ');
  return make(
    place,
    'div',
    'header',
    slot.logos.length > 0 &&
      make(
        place,
        'div',
        'logos',
        ...slot.logos.map((logo) => picture(place, sized(place, logo, 'logo'), logo)),
      ),
    make(
      place,
      'div',
      'words',
      by && make(place, 'p', 'by', `Presented by ${by}`),
      make(place, level, 'heading', ...thinned(place, slot.title1, slot.headerThinIndex)),
      slot.title2 && make(place, 'p', 'second', slot.title2),
    ),
  );
}

/**
 * Renders a slot into a shadow root (of the element, if given). The script tag, the previews and
 * the proof page all use this function, so that sites show what was approved.
 */
export function renderSlot(
  root: ShadowRoot | HTMLElement,
  slot: ServedSlot,
  options: SlotOptions = {},
): DrawnSlot {
  const shadow = 'host' in root ? root : (root.shadowRoot ?? root.attachShadow({ mode: 'open' }));
  const { ownerDocument: document } = shadow;
  const place: Place = {
    document,
    base: options.base ?? document.baseURI,
    timeZone: options.timeZone ?? 'America/Chicago',
    now: options.now ?? new Date(),
  };
  if (shadow.adoptedStyleSheets.length === 0) addStyles(shadow, css);
  const frame = make(place, 'section', `slot ${slot.displayEffect}`);
  frame.setAttribute('aria-label', `Advertisement: ${slot.title1}`);
  paint(frame, slot);
  const pieces = piecesOf(place, slot, options);
  const draw = slot.displayEffect === 'popup' ? drawPopup : drawRollover;
  const drawn = draw(frame, pieces);
  shadow.append(frame);
  return drawn;
}

/** Delays. Why: a pointer passing by must not open the slot, and a slip beyond the edge must not close it. */
const delays = { open: 120, close: 300 };

function bandOf({ place, slot, header, openWords }: SlotPieces) {
  const open = make(place, 'button', 'button open', openWords);
  open.type = 'button';
  open.setAttribute('aria-controls', 'panel');
  const thumbs = slot.items
    .slice(0, 3)
    .map((listing) => picture(place, sized(place, listing.imageUrl, 'rollover'), listing.imageUrl));
  const tag = make(place, 'span', 'tag', 'Sponsored');
  const box = make(
    place,
    'div',
    'band',
    tag,
    header('h2'),
    make(place, 'div', 'thumbs', ...thumbs),
    open,
  );
  return { box, open };
}

/** The rollover effect: a band in the page that unrolls its listings on hover, press or key. */
function drawRollover(frame: HTMLElement, pieces: SlotPieces): DrawnSlot {
  const { place } = pieces;
  const { box, open } = bandOf(pieces);
  const foot = make(place, 'div', 'foot', pieces.link());
  const panel = make(place, 'div', 'panel', pieces.cards(), foot);
  panel.id = 'panel';
  panel.hidden = true;
  frame.append(box, panel);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPinned = false;
  const show = (isOpen: boolean) => {
    clearTimeout(timer);
    if (!isOpen) isPinned = false;
    panel.hidden = !isOpen;
    open.setAttribute('aria-expanded', String(isOpen));
  };
  const later = (isOpen: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(isOpen), isOpen ? delays.open : delays.close);
  };
  show(false);
  const pin = (isOpen: boolean) => {
    show(isOpen);
    isPinned = isOpen;
  };
  open.addEventListener('click', () => pin(!isPinned));
  frame.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') later(true);
  });
  frame.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !isPinned) later(false);
  });
  frame.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    show(false);
    open.focus();
  });
  const remove = () => {
    clearTimeout(timer);
    frame.remove();
  };
  return { box, isOpen: () => !panel.hidden, open: () => pin(true), remove };
}
