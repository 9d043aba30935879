/**
 * Finds the field of a path: an input, a section with `data-path`, or, if it has no place of its own, the element
 * whose `data-stands-for` names it. If several forms are on the screen, it searches the active one.
 */
export function fieldOf(path: string): HTMLElement | null {
  const form = document.activeElement?.closest('form');
  return (form && fieldIn(form, path)) ?? fieldIn(document, path);
}

function fieldIn(place: ParentNode, path: string): HTMLElement | null {
  const parts = path.split('.');
  // Why: a rule on one item of a list (`newsItems.2.url`) is shown at the section of the list.
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'));
    const found = place.querySelector<HTMLElement>(
      `[data-path="${name}"], [data-stands-for~="${name}"]`,
    );
    if (found) return found;
  }
  return null;
}

export function focusField(path: string): void {
  const field = fieldOf(path);
  if (field) focusUnopened(field);
  field?.scrollIntoView({ block: 'center' });
}

/** Why: a picker opens on focus and would cover other fields with errors. */
function focusUnopened(field: HTMLElement) {
  const stopFocusEvent = (event: FocusEvent) => event.stopPropagation();
  window.addEventListener('focusin', stopFocusEvent, true);
  field.focus({ preventScroll: true });
  // Why: in a formatted text, the focusable element is inside the element with the path.
  if (document.activeElement !== field)
    field.querySelector<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true });
  window.removeEventListener('focusin', stopFocusEvent, true);
}

/** Focuses the first field with an error. */
export function focusFirstBadField(paths: string[]): void {
  const fields = paths.map((path) => ({ path, field: fieldOf(path) }));
  const [first] = fields
    .filter((one) => one.field !== null)
    .sort((a, b) => (a.field && b.field && a.field.compareDocumentPosition(b.field) & 4 ? -1 : 1));
  if (first) focusField(first.path);
}
