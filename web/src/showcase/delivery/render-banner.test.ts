import type { SiteBanner } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { renderBanner } from './render-banner.ts';

const host = () => document.createElement('masthead-banner');
let page: HTMLElement | null = null;
afterEach(() => page?.remove());

const banner: SiteBanner = {
  id: 3,
  label: 'Sponsored',
  title: 'Stay two nights',
  url: 'https://hotel.example/offer',
  buttonLabel: 'Book',
  isSponsored: true,
};

function show(given: Partial<SiteBanner> = {}) {
  page?.remove();
  page = document.createElement('main');
  page.innerHTML =
    '<style>p, a, section { display: none !important; color: red !important }</style><h1>News</h1>';
  document.body.append(page);
  const place = host();
  page.append(place);
  let closed = 0;
  const bar = renderBanner(place, { ...banner, ...given }, { onDismiss: () => (closed += 1) });
  return { place, bar, link: bar.querySelector('a'), closed: () => closed };
}

test('the banner of a site is plain text with only http and https links', () => {
  const evil = '<img src=x onerror="alert(1)">';
  const { bar } = show({ title: evil, label: evil, buttonLabel: evil });
  expect(bar.textContent?.split(evil)).toHaveLength(4);
  expect(bar.querySelector('img, script')).toBeNull();
  expect(show({ url: 'javascript:alert(1)' }).link).toBeNull();
  expect(show({ url: null }).link).toBeNull();
});

test('no CSS of the page reaches the banner, and its close button removes it', async () => {
  expect(show({ isSponsored: false }).link?.rel).toBe('noopener');
  const { place, bar, link, closed } = show();
  expect(getComputedStyle(bar).display).toBe('flex');
  expect(link && getComputedStyle(link).color).toBe('rgb(21, 23, 28)');
  expect(link?.rel).toBe('sponsored nofollow noopener');
  await expectAccessible();
  bar.querySelector('button')?.click();
  expect([place.isConnected, closed()]).toEqual([false, 1]);
});
