import { test as base } from '@playwright/test';
import { startProduct } from './start-product.ts';

type Product = Awaited<ReturnType<typeof startProduct>>;

/** As much of a page as tells what stood in the way. */
const longestPage = 20_000;

/** A test of a whole journey. Journeys of different workers never meet: each worker has a product of its own. */
export const test = base.extend<{ tellsFailure: undefined }, { product: Product }>({
  product: [
    // Why a name: Playwright takes a pattern here, and linters none without names.
    async ({ playwright: _any }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  /** What every page shows is printed when a journey fails: where nobody can look, it is all that is left of it. */
  tellsFailure: [
    async ({ browser, context: _first }, use, journey) => {
      await use(undefined);
      if (journey.status === journey.expectedStatus) return;
      for (const page of browser.contexts().flatMap((one) => one.pages())) {
        const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
        console.log(`\n${page.url()} showed\n${shown.slice(0, longestPage)}`);
      }
    },
    { auto: true },
  ],
});
