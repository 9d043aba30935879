import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import { expect, type Page } from '@playwright/test';
import { otherViews, screenAddresses } from './addresses.ts';
import { appearAs, appearances, phone, wrongNow } from './appearance.ts';
import { openInside, watch } from './inside.ts';
import { test } from './journey.ts';
import { withLongData } from './long-data.ts';
import { signIn } from './product.ts';
import { leastForFinger, tooSmall } from './targets.ts';

/** Counts how often each heading gets the focus; one that has it already, as the first screen's may, has got it once. */
const countFocus = (page: Page) =>
  page.evaluate(() => {
    const count = (target: EventTarget | null) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      target.dataset.focused = String(Number(target.dataset.focused ?? 0) + 1);
    };
    count(document.activeElement);
    document.addEventListener('focusin', ({ target }) => count(target));
  });

/** Problems with the focus: it must be on a heading of the screen, once, or in one of its fields. */
const wrongFocus = () => {
  const { activeElement: at } = document;
  if (!at || at === document.body) return ['the focus is on the page itself'];
  if (!(at instanceof HTMLHeadingElement) || at.dataset.focused === '1') return [];
  return [`the heading was given the focus ${at.dataset.focused ?? 0} times`];
};

/** Scrolls back to where a screen opens. Why: scrolled content lies under sticky bars. */
const scrollBack = () => {
  for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0;
  scrollTo(0, 0);
};

/** The problems of a newly opened screen on a phone. */
async function wrongOnPhone(page: Page): Promise<string[]> {
  const wrong = await page.evaluate(wrongFocus);
  wrong.push(...(await page.evaluate(tooSmall, leastForFinger)));
  await page.evaluate(scrollBack);
  if (await page.getByText(refusals.notFound).count()) wrong.push(refusals.notFound);
  return wrong;
}

const walked = async () => [...(await screenAddresses()), ...otherViews];

test.describe.configure({ mode: 'parallel' });

for (const half of [0, 1])
  test(`with the longest data no screen breaks WCAG A or AA or looks broken at any width, every button and link takes a finger on a phone, and the focus is on the heading: half ${half + 1} of them`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const { underWay, errors, refused } = watch(page);
    const [first, ...others] = appearances;
    const found: Record<string, string[]> = {};
    await withLongData(async () => {
      await page.setViewportSize(phone);
      await signIn(page, 'admin');
      await countFocus(page);
      for (const address of (await walked()).filter((_, at) => at % 2 === half)) {
        await appearAs(page, first);
        await openInside(page, address, underWay);
        const wrong = await wrongOnPhone(page);
        wrong.push(...(await wrongNow(page, first)));
        for (const appearance of others) {
          await appearAs(page, appearance);
          wrong.push(...(await wrongNow(page, appearance)));
        }
        if (wrong.length > 0) found[address] = wrong;
      }
    });
    expect(found).toEqual({});
    expect([...errors, ...refused]).toEqual([]);
  });
