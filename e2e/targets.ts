/** Limit: what a finger meets without aiming, in CSS pixels; half a pixel is lost where edges lie between two. */
export const leastForFinger = 39.5;

/**
 * What runs inside the page: the buttons, links, items of menus and boxes of the screen that a finger meets on less
 * than 40 px either way, with their sizes. What takes a press around a control counts: the words of a box and the frame
 * of a field, and so does the row of a list that leads where it does.
 */
export function tooSmall(least: number): string[] {
  const targets =
    'button, a[href], [role=button], [role^=menuitem], [role=option], [role=tab], summary, select, textarea, input:not([type=file])';
  const around = (target: Element): Element[] =>
    target instanceof HTMLInputElement
      ? [...(target.labels ?? []), target.closest('.mantine-Input-wrapper') ?? target]
      : [];
  /** Whether a point meets a target. Why remembered: most points beside each other hit the same element. */
  const meeting = (target: Element) => {
    const own = around(target);
    const known = new Map<Element | null, boolean>([[null, false]]);
    const isMet = (hit: Element) => {
      if (target.contains(hit) || own.some((one) => one.contains(hit))) return true;
      return hit.closest('[data-linked]')?.contains(target) === true && !hit.closest(targets);
    };
    return (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit && !known.has(hit)) known.set(hit, isMet(hit));
      return known.get(hit) === true;
    };
  };
  type Meets = ReturnType<typeof meeting>;
  /** How far a target reaches to both sides of a point; no further than it has to. */
  const reach = (meets: Meets, x: number, y: number, dx: number, dy: number) => {
    let far = 1;
    for (const side of [-1, 1])
      for (
        let step = 1;
        far < least && meets(x + dx * side * step, y + dy * side * step);
        step += 1
      )
        far += 1;
    return far;
  };
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((target) => {
    // Why: what draws a box lies over one that cannot be seen itself.
    const opacityProperty = around(target).length === 0;
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty })) return [];
    // Links among words are as large as the words are; the headings of a table stand on no card.
    if (target.closest('p, thead, [inert]') || target.matches(':disabled')) return [];
    const [words = target] = around(target);
    // Why: a box that is drawn by its words has no size of its own.
    const drawn = target.offsetWidth > 0 ? target : words;
    const meets = meeting(target);
    /** Its size where it is now; null when it is not on the screen, or lies under something, and is pressed by nobody. */
    const measure = () => {
      const box = drawn.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!meets(x, y)) return null;
      return { width: reach(meets, x, y, 1, 0), height: reach(meets, x, y, 0, 1) };
    };
    const isLarge = (size: ReturnType<typeof measure>) =>
      size !== null && size.width >= least && size.height >= least;
    // Why not scrolled to at once: to scroll costs more than to look, and what is large enough here is so anywhere.
    if (isLarge(measure())) return [];
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
    const size = measure();
    if (!size || isLarge(size)) return [];
    const name = target.getAttribute('aria-label') ?? words.textContent;
    return [`${name.trim().slice(0, 40)}: ${size.width} x ${size.height}`];
  });
}
