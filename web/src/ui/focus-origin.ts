/** What has the focus now. Why: a menu item goes with its menu, so it is the menu's button then. */
export function focusOrigin(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null;
  const menu = active?.closest('[role="menu"]');
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return trigger ?? active;
}
