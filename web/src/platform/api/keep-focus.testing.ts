import { type Locator, page } from 'vitest/browser';

/**
 * Returns the focus when the page around the test takes it. Why: a busy browser focuses the runner's own page once,
 * late, between the two steps in which a test fills a field, and the text is lost. No script causes it, and in
 * production there is no page around the product.
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

/** The object of the runner on which `fill` stands for every locator. */
function fillOwner(): Pick<Locator, 'fill'> {
  let owner: object = page.getByText('');
  while (!Object.hasOwn(owner, 'fill')) owner = Object.getPrototypeOf(owner);
  return owner as Pick<Locator, 'fill'>;
}

/** Fills a field once more when its words were lost to the page around the test, and only then. */
export function keepFills(): void {
  const owner = fillOwner();
  const fill = owner.fill;
  owner.fill = async function (this: Locator, words, options) {
    let wasTaken = false;
    const note = () => {
      wasTaken = true;
    };
    addEventListener('blur', note);
    try {
      await fill.call(this, words, options);
      const field = this.query() as HTMLInputElement | null;
      if (wasTaken && field && field.value !== words) await fill.call(this, words, options);
    } finally {
      removeEventListener('blur', note);
    }
  };
}
