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
  const meets = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const row = hit.closest('[data-linked]');
    if (around(target).some((one) => one.contains(hit))) return true;
    return target.contains(hit) || (row?.contains(target) === true && !hit.closest(targets));
  };
  const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
    let far = 0;
    while (far < least && meets(target, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
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
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = drawn.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    // What is not on the screen, or lies under something, is pressed by nobody.
    if (!meets(target, x, y)) return [];
    const width = reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1;
    const height = reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1;
    if (width >= least && height >= least) return [];
    const name = target.getAttribute('aria-label') ?? words.textContent;
    return [`${name.trim().slice(0, 40)}: ${width} x ${height}`];
  });
}
