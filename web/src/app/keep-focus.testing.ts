/**
 * Gives the focus back when the page around the test takes it. Why: a browser that is busy focuses the
 * runner's own page once, late, between the two steps in which a test fills a field, and the words are
 * lost; no script asked for it, and nobody's browser has a page around the product.
 */
export function keepFocus(): void {
  let left: HTMLElement | null = null;
  addEventListener('focusout', ({ target }) => {
    left = target instanceof HTMLElement ? target : null;
    setTimeout(() => {
      left = null;
    });
  });
  addEventListener('blur', () => {
    const field = left;
    // Why: not at once, for the browser has not finished moving it.
    setTimeout(() => {
      if (document.hasFocus() || !field?.isConnected) return;
      window.focus();
      field.focus({ preventScroll: true });
    });
  });
}
