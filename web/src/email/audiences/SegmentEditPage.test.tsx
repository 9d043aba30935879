import {
  audienceEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { segmentMessages, segmentWords } from '@masthead/shared/email/audiences/segment.ts';
import type { Condition } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { audience } from './audiences.testing.ts';
import { segmentOf } from './segments.testing.ts';

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

const saves = ({ body }: FakeRequest) => segmentOf({ ...(body as object), version: 5 });

const open = (address: string, api: Api = []) =>
  openPage(address, {
    as: person('admin'),
    api: [
      ...api,
      answer(segmentEndpoints.count, { readers: 120, all: 1400 }),
      answer(segmentEndpoints.get, segmentOf()),
      answer(segmentEndpoints.create, saves),
      answer(segmentEndpoints.update, saves),
      answer(segmentEndpoints.terms, { tags: ['VIP', 'Press'], remembersReaders: false }),
      answer(segmentEndpoints.ofAudience, []),
      answer(audienceEndpoints.get, audience()),
      answer(subscriberEndpoints.list, { totalCount: 0, nodes: [] }),
    ],
  });
const openNew = (api: Api = []) => open('/admin/segment?audience=austin-daily', api);
const openSaved = (api: Api = []) => open('/admin/segment/3', api);
const many = (n: number): Condition[] =>
  Array.from({ length: n }, (_, i) => ({ kind: 'tag', is: true, tag: `T${i}` }));

type Screen = Awaited<ReturnType<typeof open>>['screen'];

/** One condition of the form, by its place from 1. */
const condition = (screen: Screen, place: number) =>
  screen.getByRole('group', { name: `Condition ${place}`, exact: true });

async function choose(screen: Screen, place: number, field: string, option: string) {
  await condition(screen, place).getByRole('combobox', { name: field }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}

test('a new one is made of conditions of every kind, and opens its audience', async () => {
  const { screen, router, callsTo } = await openNew();
  await expect.element(screen.getByRole('heading', { name: 'New segment' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Austin Daily' }))
    .toHaveAttribute('href', '/admin/audience/austin-daily');
  await expect.element(screen.getByText(segmentWords.unfinished)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Quiet VIPs');
  await condition(screen, 1).getByRole('combobox', { name: 'Tag' }).click();
  await screen.getByRole('option', { name: 'VIP' }).click();
  await expect
    .element(screen.getByText(segmentWords.counted({ readers: 120, all: 1400 })))
    .toBeVisible();
  const add = screen.getByRole('button', { name: 'Add condition' });
  await add.click();
  await expect.element(condition(screen, 2).getByRole('combobox', { name: 'Kind' })).toHaveFocus();
  await choose(screen, 2, 'Kind', 'Joined');
  await choose(screen, 2, 'Is or is not', 'before');
  await condition(screen, 2).getByLabelText('Day', { exact: true }).fill('2026-11-01');
  await new Promise((resolve) => setTimeout(resolve, 600));
  await add.click();
  await choose(screen, 3, 'Kind', 'Opened');
  await choose(screen, 3, 'Is or is not', 'not in the last');
  await condition(screen, 3).getByRole('textbox', { name: 'Days' }).fill('90');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add segment' }).click();
  await expect.element(screen.getByText(segmentMessages.added)).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/audience/austin-daily');
  expect(callsTo('POST /api/segment')[0]?.request.body).toEqual({
    name: 'Quiet VIPs',
    audienceId: 'austin-daily',
    conditions: [
      { kind: 'tag', is: true, tag: 'VIP' },
      { kind: 'joined', is: false, since: '2026-11-01' },
      { kind: 'opened', is: false, days: 90 },
    ],
  });
});

test('requires an audience for a new segment', async () => {
  const { screen } = await open('/admin/segment', []);
  await expect.element(screen.getByText(/^A segment is part of an audience/)).toBeVisible();
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Audiences' }).last())
    .toHaveAttribute('href', '/admin/audience');
});

test('shows incomplete conditions at their fields', async () => {
  const { screen, callsTo } = await openNew();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Everybody');
  await screen.getByRole('button', { name: 'Add segment' }).click();
  await expect
    .element(condition(screen, 1).getByRole('combobox', { name: 'Tag' }))
    .toHaveAccessibleDescription('Choose a tag');
  await choose(screen, 1, 'Kind', 'Clicked');
  const days = condition(screen, 1).getByRole('textbox', { name: 'Days' });
  await expect.element(days).toHaveValue('30');
  await days.fill('400');
  await screen.getByRole('button', { name: 'Add segment' }).click();
  await expect.element(days).toHaveAccessibleDescription('Use 1 to 365 days');
  await screen.getByRole('button', { name: 'Remove condition 1' }).click();
  await screen.getByRole('button', { name: 'Add segment' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add a condition' })).toBeVisible();
  expect(callsTo('POST /api/segment')).toHaveLength(0);
});

test('shows an error for days that are not a number until they are corrected', async () => {
  const { screen } = await openSaved([
    answer(
      segmentEndpoints.get,
      segmentOf({ conditions: [{ kind: 'opened', is: true, days: 7 }] }),
    ),
  ]);
  const days = condition(screen, 1).getByRole('textbox', { name: 'Days' });
  await days.fill('');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(days).toHaveAccessibleDescription('Fill in this condition');
  await expect.element(days).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Name' }).click();
  const sentence = screen.getByRole('button', { name: 'Fill in this condition' });
  await sentence.click();
  await expect.element(days).toHaveFocus();
  await days.fill('90');
  await expect.element(days).not.toHaveAccessibleDescription('Fill in this condition');
  await expect.element(sentence).not.toBeInTheDocument();
});

test('does not move the error of a removed condition to another', async () => {
  const joined = (since: string): Condition => ({ kind: 'joined', is: true, since });
  const { screen } = await openSaved([
    answer(
      segmentEndpoints.get,
      segmentOf({ conditions: [many(1), joined('2026-10-01'), joined('2026-11-01')].flat() }),
    ),
  ]);
  const tag = condition(screen, 1).getByRole('combobox', { name: 'Tag' });
  await tag.fill('');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByRole('button', { name: 'Choose a tag' })).toBeVisible();
  await choose(screen, 1, 'Kind', 'Opened');
  await expect
    .element(screen.getByRole('button', { name: 'Choose a tag' }))
    .not.toBeInTheDocument();
  const day = condition(screen, 2).getByLabelText('Day', { exact: true });
  await day.click();
  await userEvent.keyboard('{Backspace}');
  await screen.getByRole('button', { name: 'Remove condition 2' }).click();
  await expect.element(day).toHaveValue('2026-11-01');
  await expect.element(day).not.toHaveAccessibleDescription(sentences.noWholeDay);
});

test('sends the version but not the audience when a segment is saved', async () => {
  const { screen, callsTo } = await openSaved();
  await expect.element(screen.getByRole('heading', { name: 'VIPs' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Press');
  const tag = condition(screen, 1).getByRole('combobox', { name: 'Tag' });
  await tag.fill('Local press');
  await screen.getByRole('button', { name: 'Remove condition 2' }).click();
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText(segmentMessages.updated)).toBeVisible();
  expect(callsTo('PUT /api/segment')[0]?.request.body).toEqual({
    id: 3,
    version: 4,
    name: 'Press',
    conditions: [{ kind: 'tag', is: true, tag: 'Local press' }],
  });
});

test('shows server errors at their fields', async () => {
  const wrong = 'This tag is too long.';
  const { screen } = await openSaved([
    answer(
      segmentEndpoints.update,
      failing(400, {
        message: [wrong],
        errors: [
          { path: 'conditions.0.tag', message: wrong },
          { path: 'name', message: segmentMessages.nameTaken },
        ],
      }),
    ),
  ]);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Press');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(name).toHaveAccessibleDescription(segmentMessages.nameTaken);
  const tag = condition(screen, 1).getByRole('combobox', { name: 'Tag' });
  await expect.element(tag).toHaveAccessibleDescription(wrong);
  await tag.fill('VI');
  await expect.element(tag).not.toHaveAccessibleDescription(wrong);
});

test('recounts when a condition changes, and shows when counting failed', async () => {
  let fails = true;
  const { screen, callsTo } = await openSaved([
    answer(segmentEndpoints.count, () =>
      fails ? failing(500, { message: ['It broke.'] }) : { readers: 1, all: 1 },
    ),
  ]);
  await expect.element(screen.getByText(segmentWords.notCounted)).toBeVisible();
  fails = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('1 of 1 subscriber is in this segment now.')).toBeVisible();
  await choose(screen, 1, 'Is or is not', 'does not have');
  await expect
    .poll(() => callsTo('POST /api/segment/count').at(-1)?.request.body)
    .toEqual({
      audienceId: 'austin-daily',
      conditions: [
        { kind: 'tag', is: false, tag: 'VIP' },
        { kind: 'joined', is: false, since: '2026-11-01' },
      ],
    });
});

test('warns when per-subscriber tracking is off', async () => {
  const { screen } = await openSaved();
  await expect
    .element(screen.getByText('120 of 1,400 subscribers are in this segment now.'))
    .toBeVisible();
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument();
  await choose(screen, 1, 'Kind', 'Opened');
  await expect.element(screen.getByRole('note')).toHaveTextContent(segmentMessages.forgotten);
});

test('does not warn when per-subscriber tracking is on', async () => {
  const terms = answer(segmentEndpoints.terms, { tags: [], remembersReaders: true });
  const { screen, callsTo } = await openSaved([terms]);
  await choose(screen, 1, 'Kind', 'Opened');
  await expect.poll(() => callsTo('POST /api/segment/count').length).toBe(2);
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument();
});

test('has ten conditions at most', async () => {
  const full = answer(segmentEndpoints.get, segmentOf({ conditions: many(10) }));
  const { screen } = await openSaved([full]);
  const add = screen.getByRole('button', { name: 'Add condition' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Remove condition 1', exact: true }).click();
  await expect.element(add).not.toHaveAttribute('aria-disabled');
  await expect
    .element(condition(screen, 1).getByRole('combobox', { name: 'Tag' }))
    .toHaveValue('T1');
});

test('is deleted with a way back', async () => {
  const { screen, router, callsTo } = await openSaved([
    answer(segmentEndpoints.remove, { id: 3 }),
    answer(segmentEndpoints.restore, segmentOf({ version: 6 })),
  ]);
  await screen.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/audience/austin-daily');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText(segmentMessages.restored)).toBeVisible();
  expect(callsTo('DELETE /api/segment/:id')[0]?.request.params).toEqual({ id: '3' });
});
