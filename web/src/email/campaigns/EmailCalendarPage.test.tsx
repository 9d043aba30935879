import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import type {
  CalendarEmail,
  EmailCalendar,
} from '@masthead/shared/email/campaigns/email-calendar.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';

// A Wednesday.
const today = '2026-11-18';
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T18:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const email = (id: number, over: Partial<CalendarEmail> = {}): CalendarEmail => ({
  id,
  kind: 'daily-digest',
  style: 'Daily Digest',
  subject: `Email ${id}`,
  siteId: 1,
  city: 'Austin',
  property: 'CityBeat',
  sendDate: today,
  sendTime: '06:45',
  status: 'scheduled',
  closeTo: [],
  ...over,
});

/** Not among those that are shown. */
const elsewhere = {
  id: 77,
  subject: 'Rain in Waco',
  city: 'Waco',
  sendDate: '2026-11-18',
  sendTime: '08:45',
};

const calendar: EmailCalendar = {
  emails: [
    email(1),
    email(2, {
      kind: 'promo-alert',
      style: 'Promo Alert',
      sendTime: '08:00',
      closeTo: [elsewhere],
    }),
    email(3, { kind: 'hotw', style: 'Showcase', siteId: 2, city: 'Waco', status: 'draft' }),
  ],
  gaps: [{ siteId: 2, city: 'Waco', day: '2026-11-19' }],
};

const open = (search = '', role: 'editor' | 'email-campaign' = 'editor') =>
  openPage(`/email-calendar${search}`, {
    as: person(role),
    api: [answer(campaignEndpoints.calendar, calendar)],
  });

describe('the send calendar', () => {
  test('keeps a long name inside its day on a phone', async () => {
    await page.viewport(390, 844);
    const subject = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(3);
    const emails = [email(1, { subject, closeTo: [{ ...elsewhere, subject }] })];
    const { screen } = await openPage('/email-calendar', {
      as: person('editor'),
      api: [answer(campaignEndpoints.calendar, { ...calendar, emails })],
    });
    const entry = screen.getByRole('link', { name: /Donau/ }).first();
    await expect.element(entry).toBeVisible();
    const right = entry.element().getBoundingClientRect().right;
    for (const part of entry.element().querySelectorAll('span')) {
      expect(part.getBoundingClientRect().right, part.textContent ?? '').toBeLessThanOrEqual(right);
      const isCut = getComputedStyle(part).textOverflow === 'ellipsis';
      if (!isCut) expect(part.scrollWidth, part.textContent ?? '').toBe(part.clientWidth);
    }
  });

  test('shows a month with its emails, a collision and a gap, each a way to its email', async () => {
    await page.viewport(1280, 900);
    const { screen, callsTo } = await open();
    const day = screen.getByRole('region', { name: 'Wednesday, Nov 18, 2026' });
    await expect.element(day.getByRole('link', { name: /Draft.*Waco · Showcase/ })).toBeVisible();
    const promo = day.getByRole('link', { name: /Austin · Promo Alert/ });
    await expect.element(promo).toHaveAttribute('href', '/promo-alert/create/2');
    await expect
      .element(
        promo.getByRole('img', {
          name: 'Within two hours, the same audience also gets “Rain in Waco” for Waco on Nov 18, 2026 at 8:45 AM',
        }),
      )
      .toBeVisible();
    const missing = screen.getByRole('region', { name: 'Thursday, Nov 19, 2026' });
    const gap = missing.getByRole('link', { name: /Waco.*No digest yet/ });
    await expect
      .element(gap)
      .toHaveAttribute('href', '/daily-digest/create?siteId=2&sendDate=2026-11-19');
    expect(callsTo('GET /api/campaign/calendar')[0]?.request.query).toEqual({
      from: '2026-11-01',
      to: '2026-12-05',
    });
    await expectAccessible();
  });

  test('filters and days are in the address; a week has a row for each site', async () => {
    await page.viewport(1280, 900);
    const { screen, router } = await open('?view=week&kinds=hotw');
    await expect.element(screen.getByRole('row', { name: /CityBeat Waco/ })).toBeVisible();
    await expect.element(screen.getByText('Promo Alert')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ day: '2026-11-25' });
    await screen.getByRole('radio', { name: 'Month' }).click({ force: true });
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ day: '2026-11-25', kinds: 'hotw' });
  });

  test('opens at today on a phone, where the days are a list', async () => {
    await page.viewport(390, 500);
    const before = Array.from({ length: 12 }, (_, at) =>
      email(at + 10, { sendDate: `2026-11-${String(at + 2).padStart(2, '0')}` }),
    );
    const { screen } = await openPage('/email-calendar', {
      as: person('editor'),
      api: [answer(campaignEndpoints.calendar, { ...calendar, emails: [...before, email(1)] })],
    });
    const kind = screen.getByRole('button', { name: 'Promo Alerts' });
    await expect.element(kind).toHaveAttribute('aria-pressed', 'true');
    expect(kind.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    const day = screen.getByRole('region', { name: 'Wednesday, Nov 18, 2026' });
    await expect.element(day).toHaveAttribute('aria-current', 'date');
    await expect.element(day).toBeInViewport();
    expect(scrollY).toBeGreaterThan(0);
    const first = screen.getByRole('region', { name: 'Monday, Nov 2, 2026' });
    await expect.element(first).not.toBeInViewport();
  });

  test('links to the preview for people who cannot edit digests', async () => {
    await page.viewport(1280, 900);
    const { screen } = await open('', 'email-campaign');
    const digest = screen.getByRole('link', { name: /Austin · Daily Digest/ });
    await expect.element(digest).toHaveAttribute('href', '/preview/email/1');
    await expect
      .element(screen.getByRole('link', { name: /No digest yet/ }))
      .not.toBeInTheDocument();
  });
});
