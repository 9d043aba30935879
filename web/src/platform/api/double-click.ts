/** Two clicks this close are one double click. */
export const doubleClickMs = 500;
const samePlacePx = 6;

let effectAt = Number.NEGATIVE_INFINITY;
/** Something begins to be changed; `call` and the query client say it of everything that is no mere question. */
export const noteEffect = () => {
  effectAt = performance.now();
};

/** The target of a click: a control, also by its label, or the element itself. */
function pressedBy({ target }: MouseEvent): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('label')?.control ?? target.closest('button, a, [role]') ?? target;
}

/**
 * Makes a double click act once: the second click is dropped if the first has begun to change something, or has put
 * something else under the pointer, such as a dialog that a click beside it closes. Buttons that only step (a page, a
 * month) accept every click.
 */
export function dropSecondClicks(): () => void {
  const never = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, isTyped: false };
  const nothing = null as EventTarget | null;
  let first = { ...never, target: nothing, pressed: nothing };
  const onClick = (event: MouseEvent) => {
    const now = performance.now();
    const isSamePlace =
      Math.abs(event.clientX - first.x) <= samePlacePx &&
      Math.abs(event.clientY - first.y) <= samePlacePx;
    // Why: another button may have taken its place, but keys activate only the focused element.
    const isSame = event.detail > 0 ? isSamePlace : event.target === first.target;
    // Why: who has typed in between means another action, but not by what the mouse itself counts as one double click.
    const isMeant = first.isTyped && event.detail < 2;
    const hasCome = event.detail > 1 && pressedBy(event) !== first.pressed;
    const hadEffect = effectAt >= first.at || hasCome;
    if (isSame && !isMeant && now - first.at < doubleClickMs && hadEffect) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { clientX: x, clientY: y, target } = event;
    first = { at: now, x, y, isTyped: false, target, pressed: pressedBy(event) };
  };
  // Why: a tick or a choice is an input too, and the first click itself may have made it.
  const onInput = (event: Event) => {
    if (event instanceof InputEvent) first = { ...first, isTyped: true };
  };
  window.addEventListener('click', onClick, true);
  window.addEventListener('input', onInput, true);
  return () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('input', onInput, true);
  };
}
