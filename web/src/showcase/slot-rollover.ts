import { type DrawnSlot, make, picture, type SlotPieces, sized } from './slot-parts.ts';

/** Why: a pointer on its way to somewhere else opens nothing, and a slip beside the edge closes nothing. */
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

/** The rollover effect: a band in the page, which unrolls its listings under the pointer, by press or key. */
export function drawRollover(frame: HTMLElement, pieces: SlotPieces): DrawnSlot {
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
