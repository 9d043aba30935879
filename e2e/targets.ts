/**
 * Limit: the area that a finger can hit without aiming, in CSS pixels; half a pixel is lost at edges between two
 * pixels.
 */
export const leastForFinger = 39.5;

/**
 * Runs inside the page: the buttons, links, menu items and checkboxes whose touch area is less than 40 px in either
 * direction, with their sizes. Parts around a control that take presses count: the label of a checkbox, the frame of a
 * field, and a list row that leads to the same place.
 */
export function tooSmall(least: number): string[] {
  const targets =
    'button, a[href], [role=button], [role^=menuitem], [role=option], [role=tab], summary, select, textarea, input:not([type=file])';
  const around = (target: Element): Element[] =>
    target instanceof HTMLInputElement
      ? [...(target.labels ?? []), target.closest('.mantine-Input-wrapper') ?? target]
      : [];
  /** True if a point hits a target. Why cached: most neighboring points hit the same element. */
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
  /** The extent of a target on both sides of a point, up to the limit. */
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
    // Why: the drawn box covers an input that is itself invisible.
    const opacityProperty = around(target).length === 0;
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty })) return [];
    // Links within text are as large as the words; table headings do not appear on cards.
    if (target.closest('p, thead, [inert]') || target.matches(':disabled')) return [];
    const [words = target] = around(target);
    // Why: a checkbox drawn by its label has no size of its own.
    const drawn = target.offsetWidth > 0 ? target : words;
    const meets = meeting(target);
    /** Its current size; null if it is off screen or covered, so that nobody can press it. */
    const measure = () => {
      const box = drawn.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!meets(x, y)) return null;
      return { width: reach(meets, x, y, 1, 0), height: reach(meets, x, y, 0, 1) };
    };
    const isLarge = (size: ReturnType<typeof measure>) =>
      size !== null && size.width >= least && size.height >= least;
    // Why not scrolled to at once: scrolling is slower than measuring, and a target that is large enough here is so
    // anywhere.
    if (isLarge(measure())) return [];
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
    const size = measure();
    if (!size || isLarge(size)) return [];
    const name = target.getAttribute('aria-label') ?? words.textContent;
    return [`${name.trim().slice(0, 40)}: ${size.width} x ${size.height}`];
  });
}
