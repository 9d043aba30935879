import { z } from 'zod';
import { readRecords } from './content.ts';
import { itemAt } from './seeded.ts';

const words = z.array(z.string());
const product = z.strictObject({
  scene: z.string(),
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  dollars: z.number(),
});

/** What listings and slots are made of. The streets are invented; a scene is what the picture shows. */
export const showcaseWords = readRecords(
  'listings',
  z.strictObject({
    streets: words,
    homes: z.array(z.strictObject({ words: z.string(), scene: z.string(), dollars: z.number() })),
    features: words,
    finishes: words,
    products: z.record(z.string(), z.array(product)),
    slotTitles: z.strictObject({ homes: words, products: words }),
  }),
);

/** The products of a firm, sixteen of them; none of a firm that sells homes. */
export function productsOf(firm: string) {
  const own = showcaseWords.products[firm] ?? [];
  return [...own, ...own].map(({ dollars, ...each }, at) => {
    const isSecond = at >= own.length;
    const finish = isSecond ? ` ${itemAt(showcaseWords.finishes, at)}` : '';
    const cents = Math.round(dollars * 100) + (isSecond ? 1500 : 0);
    return { ...each, name: `${each.name}${finish}`, price: (cents / 100).toFixed(2) };
  });
}
