import { type DrawnSlot, make, picture, type SlotPieces, sized } from './slot-parts.ts';

function closeButton({ place }: SlotPieces, label: string): HTMLButtonElement {
  const button = make(place, 'button', 'close', '\u00d7');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  return button;
}

/** The dialog with every listing; Escape, its button and a click beside it close it, and focus goes back. */
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

/** The popup effect: a card in the corner of the window, which opens a dialog with the listings. */
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
