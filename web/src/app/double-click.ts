const doubleClickMs = 500;
const samePlacePx = 6;

let actAt = Number.NEGATIVE_INFINITY;
/** Something begins to be changed; the query client says it of every mutation. */
export const noteAct = () => {
  actAt = performance.now();
};

/**
 * A double click acts once: its second click is dropped when the first one has begun to change
 * something. Buttons that only step (a page, a month) take every click.
 */
export function dropSecondClicks(): () => void {
  let first = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, target: null as EventTarget | null };
  const onClick = (event: MouseEvent) => {
    const now = performance.now();
    const isSamePlace =
      Math.abs(event.clientX - first.x) <= samePlacePx &&
      Math.abs(event.clientY - first.y) <= samePlacePx;
    // Why: the button may have given way to another one, but keys press only what has the focus.
    const isSame = event.detail > 0 ? isSamePlace : event.target === first.target;
    if (isSame && now - first.at < doubleClickMs && actAt >= first.at) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    first = { at: now, x: event.clientX, y: event.clientY, target: event.target };
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
