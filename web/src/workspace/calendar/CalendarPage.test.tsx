import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { addDays, sendDay, today } from '@masthead/shared/platform/values/dates.ts';
import { calendarEndpoints } from '@masthead/shared/workspace/calendar/calendar.endpoints.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import type { CalendarMark, CalendarReply } from '@masthead/shared/workspace/calendar/calendar.ts';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const now = today(new Date());
const mark = (given: Partial<CalendarMark>): CalendarMark => ({
  kind: 'article',
  id: 1,
  siteIds: [1],
  title: 'Tacos at dawn',
  path: '/editor/1/1',
  state: 'planned',
  day: now,
  at: null,
  until: null,
  edge: null,
  ...given,
});

const times = { at: '2026-11-03T16:00:00.000Z', until: '2026-11-13T00:00:00.000Z' };

function calendar(given: Partial<CalendarReply> = {}) {
  const reply: CalendarReply = {
    marks: [
      mark({}),
      mark({
        kind: 'email',
        id: 5,
        title: 'Morning digest',
        state: 'scheduled',
        path: '/daily-digest/create/5',
      }),
    ],
    isCut: false,
    gaps: [{ siteId: 1, day: addDays(now, 1) }],
    unplanned: [{ kind: 'event', id: 9, siteIds: [1], title: 'Street fair', path: '/editor/1/9' }],
    ...given,
  };
  return [
    answer(calendarEndpoints.marks, reply),
    answer(planEndpoints.set, ({ body }) => ({
      planned_on: (body as { planned_on: string | null }).planned_on,
    })),
    answer(calendarEndpoints.links, []),
  ];
}
const open = (path = '/calendar?view=week', api = calendar()) =>
  openPage(path, { as: person('editor'), api });

describe('the calendar', () => {
  test('shows entries and gaps on their days, and moves a planned one by keyboard, keeping the focus', async () => {
    const { screen, callsTo } = await open();
    const tacos = screen.getByRole('button', { name: /^Planned article: Tacos at dawn/ });
    await expect.element(tacos).toBeVisible();
    await expectAccessible();
    (tacos.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect
      .poll(() => callsTo('PUT /api/news-item/plan')[0]?.request.body)
      .toEqual({
        id: 1,
        was: now,
        planned_on: addDays(now, 7),
      });
    await expect.element(screen.getByText(/“Tacos at dawn” is planned for/)).toBeVisible();
    const digest = screen.getByRole('button', { name: /^Scheduled email/ });
    (digest.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(callsTo('PUT /api/news-item/plan')).toHaveLength(1);
  });

  test('shows an error instead of empty days when it cannot be loaded', async () => {
    const { screen } = await open('/calendar', [
      answer(calendarEndpoints.marks, () => failing(500, { message: ['Something went wrong.'] })),
      answer(calendarEndpoints.links, []),
    ]);
    await expect.element(screen.getByText(calendarMessages.failed)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByLabelText(/^Calendar of/).elements()).toEqual([]);
    await expectAccessible();
  });

  test('moves a draft by drag and drop, and reverts when someone else has moved it', async () => {
    const api = [
      answer(planEndpoints.set, () => failing(409, { message: ['Somebody else has planned it.'] })),
      ...calendar(),
    ];
    const { screen, callsTo } = await open('/calendar', api);
    await expect.element(screen.getByText('Street fair')).toBeVisible();
    const draft = screen.getByText('Street fair').element().closest('[draggable]') as HTMLElement;
    const cell = document.querySelector(`[data-day="${now}"]`) as HTMLElement;
    const dataTransfer = new DataTransfer();
    const drag = (type: string, target: Element) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag('dragstart', draft);
    drag('dragover', cell);
    drag('drop', cell);
    await expect
      .poll(() => callsTo('PUT /api/news-item/plan')[0]?.request.body)
      .toEqual({
        id: 9,
        was: null,
        planned_on: now,
      });
    await expect.element(screen.getByText(/Somebody else has planned it/)).toBeVisible();
    await expect.element(screen.getByText('Street fair')).toBeVisible();
  });

  test('folds past articles into a number, and shows the times of an event', async () => {
    await page.viewport(1280, 900);
    const past = '2026-11-03';
    const old = [1, 2, 3].map((id) => mark({ id, title: `Old ${id}`, state: 'live', day: past }));
    const event = { kind: 'event' as const, state: 'live' as const, path: '/editor/1/8' };
    const marks = [
      ...old,
      mark({ ...event, id: 8, title: 'Biennale', day: past, edge: 'starts', ...times }),
      mark({ ...event, id: 8, title: 'Biennale', day: '2026-11-12', edge: 'ends', ...times }),
      mark({ id: 4, title: 'By itself', state: 'live', day: '2026-11-04' }),
    ];
    const { screen, router } = await open('/calendar?day=2026-11-10', calendar({ marks }));
    await expect
      .element(screen.getByRole('button', { name: /Biennale/ }).first())
      .toHaveTextContent('Live event: Biennalestarts 10:00 AM · Austin');
    await expect.element(screen.getByText('ends 6:00 PM · Austin')).toBeVisible();
    await expect.element(screen.getByText('By itself')).toBeVisible();
    await expect.element(screen.getByText('Old 1')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '3 articles live' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ view: 'week', day: past });
    await expect.element(screen.getByText('Old 1')).toBeVisible();
  });

  test('offers to add a planned post on an empty day', async () => {
    await page.viewport(1280, 900);
    const day = addDays(now, 1);
    const added = { id: 77, headline: 'Jazz', editor_url: '/editor/1/77' };
    const { screen, callsTo } = await openPage(`/calendar?view=week&day=${day}`, {
      as: person('events'),
      api: [answer(newsItemEditEndpoints.create, added as NewsItem), ...calendar()],
    });
    vi.spyOn(window, 'open').mockReturnValue(null);
    await screen.getByRole('button', { name: `Add on ${sendDay(day)}` }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await dialog.getByRole('textbox', { name: 'Event title' }).fill('Jazz');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await expect
      .poll(() => callsTo('PUT /api/news-item/plan')[0]?.request.body)
      .toEqual({ id: 77, was: null, planned_on: day });
    await expect.element(screen.getByText(/“Jazz” is planned for/)).toBeVisible();
  });

  test('keeps its filters in the URL, and an entry opens with its day to be changed', async () => {
    const { screen, router, callsTo } = await open();
    await screen.getByText('Ad slots').click();
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ kinds: 'article,event,email' });
    await expect
      .poll(() => callsTo('GET /api/calendar').at(-1)?.request.query)
      .toMatchObject({ kinds: 'article,event,email' });
    await screen.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ day: addDays(now, 7) });
    await screen.getByRole('button', { name: 'Today' }).click();
    await screen.getByRole('button', { name: /^Planned article/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Tacos at dawn' });
    await dialog.getByRole('button', { name: 'Not planned' }).click();
    await expect
      .poll(() => callsTo('PUT /api/news-item/plan')[0]?.request.body)
      .toEqual({
        id: 1,
        was: now,
        planned_on: null,
      });
  });
});
