import { test as base } from '@playwright/test';
import { startProduct } from './start-product.ts';

type Product = Awaited<ReturnType<typeof startProduct>>;

/** A test of a whole journey. Journeys of two workers never meet: each worker has a product of its own. */
export const test = base.extend<object, { product: Product }>({
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
});
