import { test as base } from '@playwright/test';
import { startProduct } from './start-product.ts';

type Product = Awaited<ReturnType<typeof startProduct>>;

/** The maximum length of a page in a failure report, in characters: enough to show the cause. */
const longestPage = 20_000;

/** Tests of whole journeys on a product with these settings. Why not its own for each: starting takes most of the time. */
export const journeyOf = (settings: Record<string, string>) =>
  base.extend<{ tellsFailure: undefined }, { product: Product }>({
    product: [
      // Why a name: Playwright needs a destructuring pattern here, and linters reject an empty one.
      async ({ playwright: _any }, use) => {
        const product = await startProduct(settings);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', auto: true, timeout: 300_000 },
    ],
    baseURL: ({ product }, use) => use(product.address),
    /** When a journey fails, the content of every page is printed: where nobody can watch, that is the only trace. */
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

/** A test of a whole journey. Journeys of different workers are independent: each worker has its own product. */
export const test = journeyOf({});
