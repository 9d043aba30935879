import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { renderSlot, type SlotOptions } from './render-slot.ts';
import { servedListing, servedSlot } from './showcase.testing.ts';

let host: HTMLElement;
let shadow: ShadowRoot | null;
afterEach(() => host.remove());

function draw(slot: ServedSlot, options: SlotOptions = {}) {
  host = document.createElement('main');
  host.append(Object.assign(document.createElement('h1'), { textContent: 'News' }));
  document.body.append(host);
  const place = document.createElement('div');
  host.append(place);
  const drawn = renderSlot(place, slot, options);
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    place.shadowRoot?.querySelector<E>(selector) as E;
  shadow = place.shadowRoot;
  return { ...drawn, find, text: () => place.shadowRoot?.textContent ?? '' };
}

/** Words of up to fourteen letters that break across lines. */
function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/(?<=^|\s)[^\s@]{2,14}(?=\s|$)/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

describe('what a site shows of a slot', () => {
  test('renders values as text, never as HTML', () => {
    const evil = '<img src=x onerror="document.title=\'pwned\'"><script>1</script>';
    const slot = servedSlot({
      title1: evil,
      title2: evil,
      presentedBy: [evil],
      buttonText: evil,
      items: [
        servedListing({ description1: evil, description2: evil, lines: [evil], price: evil }),
      ],
    });
    const { find, text } = draw(slot);
    expect(text().split(evil).length).toBeGreaterThan(6);
    expect(find('script')).toBeNull();
    expect(find('[onerror]')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', ' JaVaScRiPt:alert(1)'])(
    'the address %s is not linked',
    (url) => {
      const { find } = draw(servedSlot({ url, items: [servedListing({ url })], logos: [url] }));
      expect(find('.title').hasAttribute('href')).toBe(false);
      expect(find('.foot a')).toBeNull();
      expect(find('.logos img')).toBeNull();
    },
  );

  test('the button that opens it has the text of the field', () => {
    for (const displayEffect of ['popup', 'rollover'] as const) {
      const { find } = draw(servedSlot({ displayEffect, buttonText: 'Tour the lake' }));
      expect(find('.open').textContent).toBe('Tour the lake');
      host.remove();
    }
    expect(draw(servedSlot()).find('.open').textContent).toBe('See the homes');
  });

  test('requests images of the product in the size of their place, on any page', () => {
    const base = 'https://masthead.example';
    const upload = `${base}/images/upload/`;
    const item = servedListing({ imageUrl: `${upload}homes/hill.jpg` });
    for (const displayEffect of ['popup', 'rollover'] as const) {
      draw(servedSlot({ displayEffect, items: [item], logos: [`${upload}logo.png`] }), { base });
      const pictures = [...(shadow?.querySelectorAll('img') ?? [])].map(({ src }) => src);
      expect(pictures.length).toBeGreaterThan(2);
      for (const src of pictures)
        expect(src).toMatch(/^https:.*\/upload\/[^/]*w_\d+\/(homes|logo)/);
      host.remove();
    }
    const elsewhere = 'https://pictures.example/images/upload/a.jpg';
    draw(servedSlot({ items: [servedListing({ imageUrl: elsewhere })] }), { base });
    expect(shadow?.querySelector('img')?.src).toBe(elsewhere);
  });

  describe.each([160, 200, 300, 460, 560, 700, 760, 940, 1200])(
    'in a place %i px wide of a wide page',
    (width) => {
      const logo = 'https://pictures.example/logo.svg';
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="60"><rect width="180" height="60"/></svg>';
      const listing = servedListing({
        description2: 'Three bedrooms, a porch and a garden that goes down to the water.',
        representative: {
          name: 'Beatriz Rasmussen',
          phone: '(512) 555-0142',
          email: 'beatriz.rasmussen@lamar-realty.example',
          imageUrl: logo,
        },
      });
      const slot = servedSlot({
        title1: 'Weekend open houses by the water',
        title2: 'Three homes with a porch and a dock',
        presentedBy: ['Lamar Realty', 'Pecan Street Homes'],
        logos: [logo, logo],
        items: [1, 2, 3].map((id) => ({ ...listing, id, imageUrl: logo })),
      });

      test('text is not cut, logos and images show, and nothing overflows', async () => {
        await page.viewport(1280, 900);
        const drawn = draw(slot);
        const { box, find } = drawn;
        host.style.width = `${width}px`;
        drawn.open();
        const pictures = [...find('.rollover').querySelectorAll('img')];
        await Promise.all(
          pictures.map((picture) => {
            picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
            return picture.decode();
          }),
        );
        const { left, right } = host.getBoundingClientRect();
        for (const one of find('.rollover').querySelectorAll('*')) {
          const at = one.getBoundingClientRect();
          if (at.width === 0) continue;
          expect(at.left, one.className).toBeGreaterThanOrEqual(left - 0.5);
          expect(at.right, one.className).toBeLessThanOrEqual(right + 0.5);
        }
        for (const picture of find('.rollover').querySelectorAll('.logos img, .thumbs img'))
          expect(picture.clientWidth).toBeGreaterThan(30);
        expect(brokenWords(find('.rollover'))).toEqual([]);
        expect(box.offsetHeight).toBeLessThan(width < 460 ? 520 : 320);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
      });
    },
  );

  test('in a container as wide as its content it takes the width of a sidebar', () => {
    draw(servedSlot());
    host.style.float = 'left';
    expect(host.clientWidth).toBe(300);
  });

  test('no CSS of the page reaches it', () => {
    const rules = document.createElement('style');
    rules.textContent =
      'div, * { display: none !important; opacity: 0.1 !important; color: red; transform: rotate(9deg); padding: 40px }';
    document.head.append(rules);
    draw(servedSlot());
    const { display, opacity, color, transform, padding } = getComputedStyle(
      shadow?.host as HTMLElement,
    );
    rules.remove();
    expect([display, opacity, color, transform, padding]).toEqual([
      'block',
      '1',
      'rgb(0, 0, 0)',
      'none',
      '0px',
    ]);
  });

  test('‘Presented by’ is readable on the popup too, whatever its chosen color', () => {
    const slot = { displayEffect: 'popup', presentedByColor: '#ffffff' } as const;
    const cream = draw(
      servedSlot({ ...slot, backgroundColor: '#112233', popupBackgroundColor: '#f4f1ea' }),
    );
    expect(getComputedStyle(cream.find('.dock .by')).color).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(cream.find('.dialog .by')).color).toBe('rgb(21, 23, 28)');
    host.remove();
    const { find } = draw(servedSlot({ ...slot, popupBackgroundColor: '#112233' }));
    expect(getComputedStyle(find('.dialog .by')).color).toBe('rgb(255, 255, 255)');
  });

  test('links open in a new tab and are marked as sponsored', () => {
    const { find } = draw(servedSlot());
    const link = find<HTMLAnchorElement>('.title');
    expect([link.href, link.target, link.rel]).toEqual([
      'https://homes.example/hill',
      '_blank',
      'sponsored nofollow noopener',
    ]);
  });

  test('uses the colors and sizes of the slot, and ignores invalid colors', () => {
    const { find } = draw(
      servedSlot({
        backgroundColor: '#112233',
        buttonColor: 'red;position:fixed',
        tagColor: 'url(https://evil.example)',
        presentedByColor: '#ff0000',
        presentedByFontWeight: '700',
        logoHeight: 40,
        logoPadding: 8,
      }),
    );
    const by = getComputedStyle(find('.by'));
    expect([by.color, by.fontWeight]).toEqual(['rgb(255, 0, 0)', '700']);
    expect(getComputedStyle(find('.band')).backgroundColor).toBe('rgb(17, 34, 51)');
    // White reads better on the dark ground that was chosen.
    expect(getComputedStyle(find('.heading')).color).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(find('.open')).backgroundColor).toBe('rgb(21, 23, 28)');
    expect(getComputedStyle(find('.tag')).backgroundColor).toBe('rgb(194, 213, 3)');
    expect(find('.slot').getAttribute('style')).toContain('--logo-height: 40px');
  });

  test.each([
    [null, 'Homes by the water', ''],
    [0, '', 'Homes by the water'],
    [2, 'Homes by ', 'the water'],
    [9, 'Homes by the water', ''],
  ])('the thin words of the header begin at position %s', (headerThinIndex, strong, thin) => {
    const { find } = draw(servedSlot({ headerThinIndex }));
    const thinned = find('.heading .thin');
    expect(thinned?.textContent ?? '').toBe(thin);
    thinned?.remove();
    expect(find('.heading').textContent).toBe(strong);
  });

  test('shows an open house in the time zone of the site until it is over', () => {
    const openHouse = { start: '2026-11-28T19:00:00Z', end: '2026-11-28T21:00:00Z' };
    const slot = servedSlot({ items: [servedListing({ openHouse })] });
    const at = (now: string, timeZone?: string) => {
      const { find } = draw(slot, { now: new Date(now), ...(timeZone && { timeZone }) });
      const said = find('.open-house')?.textContent ?? null;
      host.remove();
      return said?.replace(/[\u2009\u202f]/g, ' ');
    };
    expect(at('2026-11-28T20:59:00Z')).toBe('Open house Sat, Nov 28, 1:00 – 3:00 PM');
    expect(at('2026-11-28T20:59:00Z', 'America/Denver')).toBe(
      'Open house Sat, Nov 28, 12:00 – 2:00 PM',
    );
    expect(at('2026-11-28T21:01:00Z')).toBeUndefined();
  });

  test('a realtor is named with phone and email', () => {
    const representative = { name: 'Rae', phone: '512-555-0100', email: null, imageUrl: null };
    const { find } = draw(servedSlot({ items: [servedListing({ representative })] }));
    expect(find('.realtor').textContent).toBe('Rae512-555-0100');
  });
});

describe('the rollover', () => {
  test('opens by pointer, by key and by press; Escape closes it and keeps the focus', async () => {
    const { find } = draw(servedSlot());
    const panel = find('.panel');
    const open = find('.open');
    expect(panel.hidden).toBe(true);
    open.focus();
    await userEvent.keyboard('{Enter}');
    expect([panel.hidden, open.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    await userEvent.keyboard('{Escape}');
    expect([panel.hidden, open.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    expect(shadow?.activeElement).toBe(open);
    // Why: a pointer left there by the last test fires no enter event.
    const elsewhere = document.querySelector('h1') as Element;
    await userEvent.hover(elsewhere);
    await userEvent.hover(find('.band'));
    await expect.poll(() => panel.hidden).toBe(false);
    await userEvent.hover(elsewhere);
    await expect.poll(() => panel.hidden).toBe(true);
  });
});

describe('the popup', () => {
  test('opens a dialog; Escape closes it and the focus goes back', async () => {
    const { find } = draw(servedSlot({ displayEffect: 'popup' }));
    const dialog = find<HTMLDialogElement>('dialog');
    await userEvent.click(find('.open'));
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Homes by the water');
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
    expect(shadow?.activeElement).toBe(find('.open'));
  });

  test('disappears when it is closed, and reports it', async () => {
    const onDismiss = vi.fn();
    const { find } = draw(servedSlot({ displayEffect: 'popup' }), { onDismiss });
    await userEvent.click(find('[aria-label="Close this advertisement"]'));
    expect(find('.slot').hidden).toBe(true);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe.each([
  [1280, 800],
  [390, 780],
])('%i wide', (width, height) => {
  test.each(['popup', 'rollover'] as const)(
    'the %s breaks no rule of WCAG, open or closed',
    async (displayEffect) => {
      await page.viewport(width, height);
      const representative = { name: 'Rae', phone: '512-555-0100', email: null, imageUrl: null };
      const slot = servedSlot({
        displayEffect,
        title2: 'More',
        items: [servedListing({ representative })],
      });
      const { find } = draw(slot);
      await expectAccessible();
      await userEvent.click(find('.open'));
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test.each(['popup', 'rollover'] as const)(
    'the logos of two firms stand beside or above the words of the %s, never over them',
    async (displayEffect) => {
      await page.viewport(width, height);
      const wide =
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="60"/%3E';
      const slot = servedSlot({
        displayEffect,
        logos: [wide, wide],
        presentedBy: ['Lamar Realty', 'Limestone & Live Oak'],
      });
      const { find } = draw(slot);
      const images = [...find('.header').querySelectorAll('img')];
      await Promise.all(images.map((image) => image.decode()));
      const words = find('.words').getBoundingClientRect();
      for (const image of images) {
        const { right, bottom } = image.getBoundingClientRect();
        expect(right <= words.left || bottom <= words.top).toBe(true);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
