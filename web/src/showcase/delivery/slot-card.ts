import type { ServedListing } from '@masthead/shared/showcase/delivery/served-slot.ts';
import { type DrawnSlot, make, type Place, picture, type SlotPieces, sized } from './slot-parts.ts';

const format = (place: Place, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: place.timeZone, ...options });

/** 'Open house Sat, Nov 28, 1:00 – 3:00 PM', in the site's time zone; none once it is over. */
export function openHouseLine(
  place: Place,
  openHouse: NonNullable<ServedListing['openHouse']>,
): string | null {
  const start = new Date(openHouse.start);
  const end = openHouse.end ? new Date(openHouse.end) : null;
  if ((end ?? start) < place.now) return null;
  const days = format(place, { weekday: 'short', month: 'short', day: 'numeric' });
  const clocks = format(place, { hour: 'numeric', minute: '2-digit' });
  const isOneDay = end && days.format(start) === days.format(end);
  if (isOneDay) return `Open house ${days.format(start)}, ${clocks.formatRange(start, end)}`;
  const until = end ? ` – ${days.format(end)}` : '';
  return `Open house ${days.format(start)}, ${clocks.format(start)}${until}`;
}

function realtor(place: Place, { representative }: ServedListing): Node | null {
  if (!representative) return null;
  const { name, phone, email, imageUrl: src } = representative;
  const photo = src && sized(place, src, 'avatar');
  return make(
    place,
    'p',
    'realtor',
    photo && picture(place, photo, src),
    make(
      place,
      'span',
      '',
      make(place, 'span', 'name', name),
      make(place, 'span', 'reach', [phone, email].filter(Boolean).join(' · ')),
    ),
  );
}

/** A listing as a card: 4:3 image, price, descriptions, open house, realtor, button. */
export function slotCard(
  place: Place,
  listing: ServedListing,
  link: { href: string | null; onClick: () => void; words: string },
): HTMLElement {
  const title = make(place, 'a', 'title', listing.description1);
  if (link.href) title.href = link.href;
  title.target = '_blank';
  title.rel = 'sponsored nofollow noopener';
  title.addEventListener('click', link.onClick);
  const openHouse = listing.openHouse && openHouseLine(place, listing.openHouse);
  const photo = sized(place, listing.imageUrl, 'slotCard');
  return make(
    place,
    'article',
    'card',
    make(
      place,
      'div',
      'photo',
      picture(place, photo, listing.imageUrl),
      openHouse ? make(place, 'span', 'open-house', openHouse) : null,
    ),
    make(
      place,
      'div',
      'facts',
      listing.price ? make(place, 'p', 'price', listing.price) : null,
      make(place, 'h3', '', title),
      ...listing.lines.map((line) => make(place, 'p', 'line', line)),
      listing.description2 ? make(place, 'p', 'description', listing.description2) : null,
      realtor(place, listing),
      make(place, 'span', 'button', link.words),
    ),
  );
}

function closeButton({ place }: SlotPieces, label: string): HTMLButtonElement {
  const button = make(place, 'button', 'close', '\u00d7');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  return button;
}

/** The dialog with every listing. Escape, its button or a click outside closes it and returns the focus. */
function dialogOf(pieces: SlotPieces): HTMLDialogElement {
  const { place, slot } = pieces;
  const close = closeButton(pieces, 'Close');
  const dialog = make(
    place,
    'dialog',
    'dialog',
    make(
      place,
      'div',
      'sheet',
      make(
        place,
        'div',
        'dialog-head',
        make(place, 'span', 'tag', 'Sponsored'),
        pieces.header('h2'),
        close,
      ),
      pieces.cards(),
      make(place, 'div', 'foot', pieces.link()),
    ),
  );
  dialog.setAttribute('aria-label', slot.title1);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

/** The popup effect: a card in the corner of the window that opens a dialog with the listings. */
export function drawPopup(frame: HTMLElement, pieces: SlotPieces): DrawnSlot {
  const { place, slot } = pieces;
  const lead = slot.items[0];
  const open = make(place, 'button', 'button open', pieces.openWords);
  open.type = 'button';
  open.setAttribute('aria-haspopup', 'dialog');
  const dismiss = closeButton(pieces, 'Close this advertisement');
  const box = make(
    place,
    'div',
    'dock',
    lead &&
      make(
        place,
        'div',
        'lead',
        picture(place, sized(place, lead.imageUrl, 'popup'), lead.imageUrl),
      ),
    make(place, 'span', 'tag', 'Sponsored'),
    dismiss,
    make(place, 'div', 'dock-body', pieces.header('p'), open),
  );
  const dialog = dialogOf(pieces);
  frame.append(box, dialog);
  const show = () => {
    if (!dialog.open) dialog.showModal();
  };
  open.addEventListener('click', show);
  dialog.addEventListener('close', () => open.focus());
  dismiss.addEventListener('click', () => {
    frame.hidden = true;
    pieces.onDismiss();
  });
  return { box, isOpen: () => dialog.open, open: show, remove: () => frame.remove() };
}
