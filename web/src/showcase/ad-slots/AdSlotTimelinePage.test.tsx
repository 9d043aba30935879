import { dayRange, today } from '@masthead/shared/platform/values/dates.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { slotStatus } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import {
  bar,
  dayAt,
  daysOf,
  drag,
  first,
  focusBar,
  ghost,
  openTimeline,
  pointAtDay,
  slotAt,
  some,
  timelineOf,
  usDay,
  wholeSlot,
} from './timeline.testing.ts';

const { timeline, update, get, conflicts } = adSlotEndpoints;
const asked = 'GET /api/adslot/timeline';
const saved = 'PUT /api/adslot';
const needsReason = failing(400, {
  message: ['This slot has a conflict with other slots.'],
  errors: [{ path: 'conflictReason', message: 'This slot has a conflict with other slots.' }],
});

describe('the booking timeline', () => {
  test('shows slots as bars under their sites, stacked where they overlap, with gaps and overlaps in words', async () => {
    const { screen, callsTo } = await openTimeline();
    const link = screen.getByRole('link', {
      name: `Lamar Realty: Homes by the water, CityBeat Austin, ${dayRange(dayAt(7), dayAt(16))}, popup`,
    });
    await expect.element(link).toHaveAttribute('href', '/ad-slot/1');
    expect(callsTo(asked)[0]?.request.query).toEqual({ from: dayAt(0), to: dayAt(62) });
    await expect.element(screen.getByRole('link', { name: /Ranches.*paused/ })).toBeVisible();
    expect(bar(2)?.textContent).toBe('Lamar Realty: Lofts');
    expect(bar(2)?.querySelector('svg')?.outerHTML).not.toBe(
      bar(1)?.querySelector('svg')?.outerHTML,
    );
    expect(daysOf(bar(1))).toEqual({ from: 7, length: 10 });
    expect(bar(2)?.style.top).not.toBe(bar(1)?.style.top);
    expect(bar(3)?.style.top).toBe(bar(1)?.style.top);
    await expect
      .element(screen.getByRole('group', { name: 'CityBeat Austin, 3 slots, 1 overlap, 2 gaps' }))
      .toBeVisible();
    expect(
      [...document.querySelectorAll('[data-kind="overlap"][title]')].map(
        (mark) => mark.textContent,
      ),
    ).toEqual(['2 at once']);
    await expect
      .element(
        screen.getByTitle(`Overlap ${dayRange(dayAt(14), dayAt(16))}: Homes by the water, Lofts`),
      )
      .toBeVisible();
    await expectAccessible();
  });

  test('names the slot of a bar in full when it is pointed at', async () => {
    const { screen } = await openTimeline();
    await screen.getByRole('link', { name: /Ranches/ }).hover();
    await expect
      .element(screen.getByRole('tooltip'))
      .toHaveTextContent(
        `RanchesLamar Realty${dayRange(dayAt(2), dayAt(4))} (3 days)Popup · Paused`,
      );
  });

  test('steps through weeks and months, changes its length, and searches as the list does, in the URL', async () => {
    const { screen, router, callsTo } = await openTimeline('?siteId=1&firms=5&status=Upcoming');
    const query = () => callsTo(asked).at(-1)?.request.query;
    await expect.poll(query).toMatchObject({ siteId: '1', firmIds: '5', status: 'Upcoming' });
    await screen.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(query).toMatchObject({ from: dayAt(7), to: dayAt(69) });
    await screen.getByRole('radio', { name: '4', exact: true }).click();
    await expect.poll(query).toMatchObject({ from: dayAt(7), to: dayAt(41) });
    expect(router.state.location.search).toMatchObject({ week: dayAt(14), weeks: '4' });
    await screen.getByRole('button', { name: 'Today' }).click();
    await expect.poll(query).toMatchObject({ from: dayAt(0), to: dayAt(34) });
    await screen.getByRole('button', { name: 'Remove filter Status: Upcoming' }).click();
    await expect.poll(query).toEqual({ from: dayAt(0), to: dayAt(34), siteId: '1', firmIds: '5' });
  });

  test('opens a slot on a click', async () => {
    const { screen, router } = await openTimeline();
    await screen.getByRole('link', { name: /Lofts/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/ad-slot/2');
  });

  test('says when nothing runs', async () => {
    const empty = timelineOf({ 'CityBeat Austin': [] });
    const { screen } = await openTimeline('', [], empty);
    await expect.element(screen.getByText('No slots run in this period.')).toBeVisible();
  });

  test('says when the slots could not be loaded', async () => {
    const failed = await openTimeline('', [
      answer(timeline, failing(503, { message: ['Try again in a few seconds.'] })),
    ]);
    await expect
      .element(failed.screen.getByText('An error occurred loading ad slots.'))
      .toBeVisible();
    await expect.element(failed.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('the table view has the same slots, overlaps and gaps as the bars', async () => {
    const { screen, router } = await openTimeline();
    await expect.poll(() => document.querySelectorAll('[data-bar]').length).toBe(3);
    await screen.getByRole('switch', { name: 'Table view' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ as: 'table' });
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(6);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    const state = (from: number, to: number) =>
      slotStatus({ startDate: dayAt(from), endDate: dayAt(to) }, today(new Date()));
    const slot = (title: string, from: number, to: number, overlaps = '', paused = '') => {
      const days = dayRange(dayAt(from), dayAt(to));
      const status = state(from, to) + paused;
      return [title, 'CityBeat Austin', 'Lamar Realty', days, status, overlaps, ''];
    };
    const gap = (site: string, from: number, to: number, length: string) => {
      const days = dayRange(dayAt(from), dayAt(to));
      return ['Nothing booked: add a slot', site, '', days, '', '', length];
    };
    const shared = `${usDay(dayAt(14)).slice(0, 5)}–${usDay(dayAt(16)).slice(0, 5)}`;
    expect(rows).toEqual([
      gap('CityBeat Austin', 0, 6, '7 days'),
      slot('Ranches', 2, 4, '', 'Paused'),
      slot('Homes by the water', 7, 16, `Overlaps Lofts ${shared}`),
      slot('Lofts', 14, 20, `Overlaps Homes by the water ${shared}`),
      gap('CityBeat Austin', 21, 62, '42 days'),
      gap('CityBeat Houston', 0, 62, '63 days'),
    ]);
    await expectAccessible();
  });

  test('starts as a table on a phone, whose cards show dates, status and overlaps', async () => {
    await page.viewport(390, 800);
    const { screen } = await openTimeline();
    await expect.element(screen.getByRole('switch', { name: 'Table view' })).toBeChecked();
    const lofts = screen.getByRole('link', { name: 'Lofts' });
    await expect.element(lofts).toBeVisible();
    expect(document.querySelectorAll('[data-bar]')).toHaveLength(0);
    const card = lofts.element().closest('tr');
    expect(card?.innerText).toContain(dayRange(dayAt(14), dayAt(20)));
    expect(card?.innerText).toMatch(/Active|Upcoming|Inactive/);
    expect(card?.innerText).toMatch(/Overlaps Homes by the water/);
  });

  test('renders only what is in view of 5,000 slots', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => slotAt(at + 1, at % 50, (at % 50) + 12));
    const { screen } = await openTimeline('', [], timelineOf({ 'CityBeat Austin': many }));
    await expect.element(screen.getByRole('group', { name: /5,000 slots/ })).toBeVisible();
    const drawn = () => document.querySelectorAll('[data-bar]').length;
    expect(drawn()).toBeGreaterThan(50);
    expect(drawn()).toBeLessThan(400);
    expect(bar(many.length)).toBeNull();
    const frame = bar(1)?.closest('section');
    frame?.scrollTo(0, frame.scrollHeight);
    await expect.poll(() => bar(1)).toBeNull();
    expect(drawn()).toBeGreaterThan(10);
    expect(drawn()).toBeLessThan(400);
  });
});

describe('moving a slot', () => {
  test('with arrow keys says the new days, and Enter saves them', async () => {
    const { screen, callsTo } = await openTimeline();
    await focusBar(1);
    await userEvent.keyboard(
      '{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowLeft}{/Alt}',
    );
    const days = `${dayRange(dayAt(8), dayAt(19))}`;
    await expect
      .element(screen.getByText(`${days}. Enter saves, Escape cancels.`))
      .toBeInTheDocument();
    expect(daysOf(ghost(1))).toEqual({ from: 8, length: 12 });
    expect(callsTo(saved)).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText(`Ad slot updated. “Homes by the water” now runs ${days}.`))
      .toBeVisible();
    expect(callsTo(saved).map(({ request }) => request.body)).toEqual([
      { id: 1, version: 4, startDate: dayAt(8), endDate: dayAt(19) },
    ]);
    await expect.poll(() => callsTo(asked).length).toBe(2);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText(/“Homes by the water” runs .* again\./)).toBeVisible();
    expect(callsTo(saved).at(-1)?.request.body).toEqual({
      id: 1,
      version: 5,
      startDate: dayAt(7),
      endDate: dayAt(16),
    });
  });

  test('never ends before it starts', async () => {
    await openTimeline();
    await focusBar(3);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect.poll(() => daysOf(ghost(3))).toEqual({ from: 2, length: 1 });
  });

  test('with Escape, or by leaving the bar, stays as it was', async () => {
    const { screen, callsTo } = await openTimeline();
    await focusBar(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => ghost(1)).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => ghost(1)).toBeNull();
    await expect.element(screen.getByText('The slot wasn’t changed.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.poll(() => ghost(1)).toBeNull();
    expect(document.activeElement).toBe(bar(2));
    expect(callsTo(saved)).toHaveLength(0);
  });

  test('by drag snaps to days and saves where it is let go, without opening it', async () => {
    const { router, callsTo } = await openTimeline();
    await drag(2, 'middle', 5, 'drop');
    await expect
      .poll(() => callsTo(saved).map(({ request }) => request.body))
      .toEqual([{ id: 2, version: 4, startDate: dayAt(19), endDate: dayAt(25) }]);
    expect(router.state.location.pathname).toBe('/ad-slot/timeline');
  });

  test('by drag of its end makes it longer', async () => {
    const { callsTo } = await openTimeline();
    await drag(2, 'end', 3, 'drop');
    await expect
      .poll(() => callsTo(saved).map(({ request }) => request.body))
      .toEqual([{ id: 2, version: 4, startDate: dayAt(14), endDate: dayAt(23) }]);
  });

  test('creates a slot by dragging over open days or opening a gap', async () => {
    const { router, screen } = await openTimeline();
    await expect.poll(() => bar(1)).not.toBeNull();
    const track = bar(1)?.closest<HTMLElement>('[data-track]') as HTMLElement;
    pointAtDay(track, 'pointerdown', 34);
    pointAtDay(track, 'pointermove', 30);
    await expect.element(screen.getByText(/^New slot /)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText(/^New slot /)).not.toBeInTheDocument();
    pointAtDay(track, 'pointerup', 30);
    expect(router.state.location.pathname).toBe('/ad-slot/timeline');
    const gap = screen.getByRole('link', { name: /^Gap, CityBeat Austin,.*new slot$/ }).first();
    await expect
      .element(gap)
      .toHaveAttribute('href', `/ad-slot/create?site=1&from=${dayAt(0)}&to=${dayAt(6)}`);
    pointAtDay(track, 'pointerdown', 34);
    pointAtDay(track, 'pointermove', 30);
    await expect.element(screen.getByText(/^New slot /)).toBeVisible();
    pointAtDay(track, 'pointerup', 30);
    await expect.poll(() => router.state.location.pathname).toBe('/ad-slot/create');
    expect(router.state.location.search).toEqual({ site: '1', from: dayAt(30), to: dayAt(34) });
    await expect.element(screen.getByLabelText(/^Start date/)).toHaveValue(dayAt(30));
  });

  test('by drag is canceled with Escape', async () => {
    const { router, callsTo } = await openTimeline();
    await drag(2, 'middle', 5, 'escape');
    await expect.poll(() => ghost(2)).toBeNull();
    expect(callsTo(saved)).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/ad-slot/timeline');
  });

  test('onto others lists the conflicts with links, asks for a reason and saves with it', async () => {
    const met = {
      kind: 'firm' as const,
      slotId: 2,
      title: 'Lofts',
      siteId: 1,
      site: 'CityBeat Austin',
      subject: 'Lamar Realty',
      from: dayAt(14),
      to: dayAt(17),
    };
    const { screen, callsTo } = await openTimeline('', [
      answer(update, ({ body }) => {
        const change = body as { conflictReason?: string };
        return change.conflictReason === undefined
          ? needsReason
          : { ...wholeSlot(first), version: 5 };
      }),
      answer(timeline, some),
      answer(get, wholeSlot(first)),
      answer(conflicts, [met]),
    ]);
    await focusBar(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'This slot overlaps others' });
    await expect
      .element(dialog.getByRole('listitem'))

      .toHaveTextContent(
        `Lofts also shows the firm Lamar Realty: CityBeat Austin, ${dayRange(dayAt(14), dayAt(17))}.`,
      );
    await expect
      .element(dialog.getByRole('link', { name: 'Lofts' }))
      .toHaveAttribute('href', '/ad-slot/2');
    expect(callsTo('POST /api/adslot/conflicts')[0]?.request.body).toEqual({
      id: 1,
      startDate: dayAt(8),
      endDate: dayAt(17),
      displayEffect: 'popup',
      firmIds: [5],
      siteIds: [1],
      listingIds: [70, 71],
    });
    await dialog.getByRole('button', { name: 'Save anyway' }).click();
    await expect.element(dialog.getByText('Give a reason to save anyway.')).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Reason for saving anyway' })
      .fill('The client asked for both.');
    await dialog.getByRole('button', { name: 'Save anyway' }).click();
    await expect.element(screen.getByText(/now runs/).first()).toBeInTheDocument();
    expect(callsTo(saved).at(-1)?.request.body).toMatchObject({
      id: 1,
      startDate: dayAt(8),
      conflictReason: 'The client asked for both.',
    });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => callsTo(saved).at(-1)?.request.body)
      .toMatchObject({ version: 5, startDate: dayAt(7), conflictReason: null });
  });

  const whenAsked = [answer(timeline, some), answer(get, wholeSlot(first)), answer(conflicts, [])];

  test('onto others keeps the reason through a failure', async () => {
    const { screen, callsTo } = await openTimeline('', [
      answer(update, ({ body }) =>
        (body as { conflictReason?: string }).conflictReason
          ? failing(503, { message: ['Away.'] })
          : needsReason,
      ),
      ...whenAsked,
    ]);
    await focusBar(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const reason = screen.getByRole('textbox', { name: 'Reason for saving anyway' });
    await reason.fill('Both have paid.');
    await screen.getByRole('button', { name: 'Save anyway' }).click();
    await expect.poll(() => callsTo(saved)).toHaveLength(2);
    await expect.element(reason).toHaveValue('Both have paid.');
  });

  test('onto others is not saved without a reason', async () => {
    const { screen, callsTo } = await openTimeline('', [answer(update, needsReason), ...whenAsked]);
    await focusBar(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => ghost(1)).toBeNull();
    await expect.poll(() => document.activeElement).toBe(bar(1));
    expect(callsTo(saved)).toHaveLength(1);
  });

  test('that someone else has changed says who, and reloads the timeline', async () => {
    const conflict = {
      version: 9,
      changedBy: 'Maria Lopez',
      changedById: 77,
      changedAt: '2026-11-20T15:00:00.000Z',
    };
    const { screen, callsTo } = await openTimeline('', [
      answer(update, failing(409, { message: ['Maria Lopez changed this record.'], conflict })),
    ]);
    await focusBar(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect
      .element(
        screen.getByText(
          'Maria Lopez changed this slot after you loaded the timeline. The timeline has been reloaded, and your change wasn’t saved.',
        ),
      )
      .toBeVisible();
    await expect.poll(() => callsTo(asked).length).toBe(2);
    await expect.poll(() => ghost(1)).toBeNull();
  });

  test('that cannot be saved says why', async () => {
    const { screen } = await openTimeline('', [
      answer(update, failing(500, { message: ['Nothing was saved. Try again.'] })),
    ]);
    await focusBar(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect
      .element(
        screen.getByText('An error occurred updating ad slot. Nothing was saved. Try again.'),
      )
      .toBeVisible();
  });
});
