/**
 * What runs inside the page: the buttons and links of the screen that a finger meets on less than 40 px either way,
 * with their sizes. What takes a press around a control counts, and so does the row of a list that leads where it does.
 */
export function tooSmall(least: number): string[] {
  const targets = 'button, a[href], [role=button], [role=menuitem], [role=tab], summary, select';
  const meets = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const row = hit.closest('[data-linked]');
    return target.contains(hit) || (row?.contains(target) === true && !hit.closest(targets));
  };
  const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
    let far = 0;
    while (far < least && meets(target, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
    return far;
  };
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    // Links among words are as large as the words are; the headings of a table stand on no card.
    if (target.closest('p, thead, [inert]') || target.matches(':disabled')) return [];
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    // What is not on the screen, or lies under something, is pressed by nobody.
    if (!meets(target, x, y)) return [];
    const width = reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1;
    const height = reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1;
    if (width >= least && height >= least) return [];
    const name = target.getAttribute('aria-label') ?? target.textContent;
    return [`${name.trim().slice(0, 40)}: ${width} x ${height}`];
  });
}
