import { Button, TextInput } from '@mantine/core';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { HistoryEntry } from '@masthead/shared/platform/history/history.ts';
import { optionalText, text } from '@masthead/shared/platform/values/fields.ts';
import {
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { digest, openDigest } from '../../email/daily-digests/digest.testing.ts';
import { expectAccessible } from '../api/axe.testing.ts';
import { call } from '../api/call.ts';
import { answer, type FakeRequest, failing, openPage, person } from '../api/page.testing.tsx';
import { EditShell } from './EditShell.tsx';
import { listUnsaved, storeUnsaved } from './unsaved-work.ts';
import { useAreaForm } from './use-area-form.ts';
import { useFormSave } from './use-form-save.ts';
import { wordDiff } from './word-diff.ts';

const noteForm = z.object({ subject: text('A subject is required'), note: optionalText() });
const note = z.object({ ...noteForm.shape, id: z.int(), version: z.int() });
const body = noteForm.extend({ id: z.int(), version: z.int().optional() });
const update = endpoint({
  touches: [],
  method: 'PUT',
  path: '/api/note',
  summary: '',
  access: ['editor'],
  body,
  reply: note,
});
const get = endpoint({
  shows: [],
  method: 'GET',
  path: '/api/note',
  summary: '',
  access: ['editor'],
  reply: note,
});

const loaded = { id: 5, version: 3, subject: 'Taco trucks', note: 'Ask Ana' };
const valuesOf = ({ subject, note: words }: z.output<typeof note>) => ({ subject, note: words });

function NotePage() {
  const [record, setRecord] = useState<z.output<typeof note>>(loaded);
  const area = useAreaForm(noteForm, valuesOf(record), {
    screen: 'dailyDigestEdit',
    id: loaded.id,
    title: loaded.subject,
    version: loaded.version,
  });
  const latest = () => call(get);
  const saving = useFormSave(area, { record, valuesOf, latest, onSaved: setRecord });
  const onSave = () =>
    void saving.save((values, version) =>
      call(update, { body: { ...values, id: loaded.id, version } }),
    );
  return (
    <EditShell
      screen="dailyDigestEdit"
      title="Edit Daily Digest"
      list="dailyDigestList"
      area={area}
      saving={saving}
      onSave={onSave}
      labels={{ subject: 'Subject line', note: 'Note' }}
      actions={<Button type="submit">Save</Button>}
    >
      <TextInput label="Subject line" {...area.form.getInputProps('subject')} />
      <TextInput label="Note" {...area.form.getInputProps('note')} />
    </EditShell>
  );
}

const editor = person('editor');
const saves = answer(update, ({ body: sent }) => ({ ...(sent as typeof loaded), version: 4 }));
const pages = { dailyDigestEdit: NotePage };
const open = (api = [saves]) => openPage('/daily-digest/create/5', { as: editor, api, pages });

describe('saving a form', () => {
  test('sends the values with their base version and shows when it was saved', async () => {
    const { screen, callsTo } = await open();
    await screen.getByLabelText('Subject line').fill('Taco trucks of Austin');
    await expect.element(screen.getByText('Unsaved changes')).toBeVisible();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/^Saved (just now|\d s ago)$/)).toBeVisible();
    expect(callsTo('PUT /api/note')[0]?.request.body).toEqual({
      id: 5,
      version: 3,
      subject: 'Taco trucks of Austin',
      note: 'Ask Ana',
    });
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(0);
  });

  test('saves by Ctrl-S, also from inside a field', async () => {
    const { screen, callsTo } = await open();
    await screen.getByLabelText('Note').fill('Ask Sam');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => callsTo('PUT /api/note')).toHaveLength(1);
  });

  test('focuses the first field with an error, shows its message and lists it as a link', async () => {
    const { screen, callsTo } = await open();
    await screen.getByLabelText('Subject line').clear();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
    await expect.element(screen.getByLabelText('Subject line')).toHaveFocus();
    await screen.getByLabelText('Note').click();
    await screen.getByRole('button', { name: 'A subject is required' }).click();
    await expect.element(screen.getByLabelText('Subject line')).toHaveFocus();
    expect(callsTo('PUT /api/note')).toHaveLength(0);
  });

  test('shows server errors at their fields', async () => {
    const refusal = failing(400, {
      message: ['Somebody already uses this subject.'],
      errors: [{ path: 'subject', message: 'Somebody already uses this subject.' }],
    });
    const { screen } = await open([answer(update, refusal)]);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByLabelText('Subject line')).toHaveFocus();
    await expect.element(screen.getByLabelText('Subject line')).toBeInvalid();
    await expect.element(screen.getByText('Not saved')).toBeVisible();
  });
});

describe('a form in a view as another person', () => {
  const viewed = person('editor', { viewedBy: { id: 99, name: 'Ada Admin' } });

  test('is read-only without Save or its shortcut, and shows the reason', async () => {
    const { screen, callsTo } = await openPage('/daily-digest/create/5', {
      as: viewed,
      api: [saves],
      pages,
    });
    await expect.element(screen.getByLabelText('Subject line')).toBeDisabled();
    // Why in the form: the bar of the view says it, too, as soon as it is loaded.
    const form = screen.getByRole('main');
    const reason = `You’re viewing Masthead as ${viewed.name}. Nothing can be changed.`;
    await expect.element(form.getByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(callsTo('PUT /api/note')).toEqual([]);
  });
});

describe('leaving a form', () => {
  test('asks before leaving with unsaved changes, and can stay', async () => {
    const { screen, router } = await open();
    await screen.getByLabelText('Note').fill('Ask Sam');
    await screen.getByRole('link', { name: 'Daily Digest' }).first().click();
    await screen.getByRole('button', { name: 'Stay' }).click();
    expect(router.state.location.pathname).toBe('/daily-digest/create/5');
    await expect.element(screen.getByLabelText('Note')).toHaveValue('Ask Sam');
    await screen.getByRole('link', { name: 'Masthead' }).click();
    await screen.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(0);
  });

  test('asks nothing when nothing was changed', async () => {
    const { screen, router } = await open();
    await screen.getByRole('link', { name: 'Masthead' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });
});

describe('unsaved work', () => {
  const ended = answer(update, failing(401, { message: ['Session ended.'] }));
  const signsIn = (user = editor) => answer(authEndpoints.login, { access_token: 'another', user });

  async function typeAndLoseTheSession(nextUser = editor) {
    const opened = await open([ended, signsIn(nextUser)]);
    const { screen } = opened;
    await screen.getByLabelText('Note').fill('Three hours of work');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Your session has ended. Sign in again to continue.');
    expect(localStorage).toHaveLength(0);
    await screen.getByLabelText('Email address').fill('somebody');
    await screen.getByLabelText('Password', { exact: true }).fill('masthead-demo');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    return opened;
  }

  test('survives a forced sign-out and is simply back after signing in', async () => {
    const { screen, router } = await typeAndLoseTheSession();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/5');
    await expect.element(screen.getByLabelText('Note')).toHaveValue('Three hours of work');
    await expect.element(screen.getByText('Unsaved changes')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('is never offered to another person', async () => {
    const other = person('admin');
    const { screen } = await typeAndLoseTheSession(other);
    await expect
      .element(screen.getByRole('button', { name: /User menu of Pat admin/ }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open' })).not.toBeInTheDocument();
    expect(await listUnsaved(other.id)).toHaveLength(0);
    expect(await listUnsaved(editor.id)).toHaveLength(1);
  });

  test('of a window that was closed is offered, and gone when it is discarded', async () => {
    const { id, version } = loaded;
    await storeUnsaved({
      ...{ userId: editor.id, screen: 'dailyDigestEdit', recordId: id, version, title: 'Tacos' },
      ...{ address: '/daily-digest/create/5', values: { note: 'Typed' }, base: undefined },
    });
    const { screen } = await open();
    await expect
      .element(screen.getByText(/You have unsaved changes from \d+:\d\d [AP]M\./))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Note')).toHaveValue('Ask Ana');
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(0);
  });
});

describe('two people in one record', () => {
  const theirs = { ...loaded, version: 6, subject: 'Taco trucks return', note: 'Ask Jo' };
  const refusesOld = ({ body: sent }: FakeRequest) => {
    const { version } = sent as typeof loaded;
    if (version === 6) return { ...(sent as typeof loaded), version: 7 };
    return failing(409, {
      message: ['Ana Ruiz changed this record after you opened it.'],
      conflict: {
        version: 6,
        changedBy: 'Ana Ruiz',
        changedById: 77,
        changedAt: '2026-11-20T16:42:00.000Z',
      },
    });
  };
  const api = [answer(update, refusesOld), answer(get, theirs)];

  async function meetTheOther() {
    const opened = await open(api);
    await opened.screen.getByLabelText('Note').fill('Ask Sam');
    await opened.screen.getByRole('button', { name: 'Save' }).click();
    const dialog = opened.screen.getByRole('dialog');
    await expect.element(dialog.getByText('Ana Ruiz saved this first')).toBeVisible();
    await expect.element(dialog.getByText('Saved 11/20/2026 at 10:42 AM CT.')).toBeVisible();
    return opened;
  }
  const sentBodies = (calls: { request: FakeRequest }[]) => calls.map((one) => one.request.body);

  test('the second save overwrites only on request, based on the newer version', async () => {
    const { screen, callsTo } = await meetTheOther();
    await screen.getByRole('button', { name: 'Overwrite' }).click();
    await expect.element(screen.getByText(/^Saved (just now|\d s ago)$/)).toBeVisible();
    expect(sentBodies(callsTo('PUT /api/note'))).toEqual([
      { id: 5, version: 3, subject: 'Taco trucks', note: 'Ask Sam' },
      { id: 5, version: 6, subject: 'Taco trucks', note: 'Ask Sam' },
    ]);
  });

  test('shows differences by field, and keeps fields changed only by the other person', async () => {
    const { screen, callsTo } = await meetTheOther();
    await screen.getByRole('button', { name: 'Review differences' }).click();
    const note = screen.getByRole('radiogroup', { name: 'Note' });
    await expect.element(note.getByRole('radio', { name: /Mine Ask Sam$/ })).toBeChecked();
    await expect.element(note.getByText('Before', { exact: true })).toBeVisible();
    await expect.element(note.getByText(loaded.note, { exact: true })).toBeVisible();
    const subject = screen.getByRole('radiogroup', { name: 'Subject line' });
    await expect
      .element(subject.getByRole('radio', { name: /Mine Taco trucks$/ }))
      .not.toBeChecked();
    await expect
      .element(subject.getByRole('radio', { name: /Ana Ruiz Taco trucks return/ }))
      .toBeChecked();
    await screen.getByRole('button', { name: 'Save merged version' }).click();
    await expect.element(screen.getByLabelText('Subject line')).toHaveValue('Taco trucks return');
    expect(sentBodies(callsTo('PUT /api/note'))[1]).toEqual({
      id: 5,
      version: 6,
      subject: 'Taco trucks return',
      note: 'Ask Sam',
    });
  });

  test('can take the other version without sending anything', async () => {
    const { screen, callsTo } = await meetTheOther();
    await screen.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(screen.getByLabelText('Subject line')).toHaveValue('Taco trucks return');
    await expect.element(screen.getByLabelText('Note')).toHaveValue('Ask Jo');
    expect(callsTo('PUT /api/note')).toHaveLength(1);
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(0);
  });
});

const changed = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
  isHidden: false,
});

function entry(id: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id,
    at: '2026-11-20T15:00:00.000Z',
    who: 'Maria Lopez',
    does: 'changed',
    differences: [],
    isVersion: true,
    ...changes,
  };
}

const entries = [
  entry(9, {
    at: '2026-11-21T02:30:00.000Z',
    differences: [
      changed('Subject line', 'The best taco trucks', 'The best taco stands'),
      changed('Send date', null, 'Nov 24, 2026'),
    ],
  }),
  entry(8, {
    who: 'Jon Park',
    differences: [
      changed('Status', 'Scheduled', 'Draft'),
      { field: 'Password', before: null, after: null, isHidden: true },
    ],
  }),
  entry(7, { who: 'Masthead', does: 'added', at: '2026-11-19T15:00:00.000Z' }),
];
const history = answer(historyEndpoints.dailyDigestEdit, ({ query }) =>
  query.before
    ? { nodes: [entry(3, { who: 'Old Hand' })], next: null }
    : { nodes: entries, next: 7 },
);
const version = answer(versionEndpoints.dailyDigestEdit, {
  values: { style: 'Daily Digest', subject: 'Older trucks', newsLinks: [] },
});

async function openHistory(api = [history, version]) {
  const page = await openDigest('/5', { api });
  await page.screen.getByRole('button', { name: 'History' }).click();
  return { ...page, drawer: page.screen.getByRole('dialog', { name: 'History of Taco trucks' }) };
}

describe('the history of a record', () => {
  test('groups changes by day in Central Time, with person and time', async () => {
    const { drawer } = await openHistory();
    const day = drawer.getByRole('region', { name: 'Nov 20, 2026' });
    await expect.element(day.getByText('Maria Lopez')).toBeVisible();
    await expect.element(day.getByText('8:30 PM CT')).toBeVisible();
    await expect.element(day.getByText('Jon Park')).toBeVisible();
    const first = drawer.getByRole('region', { name: 'Nov 19, 2026' });
    await expect.element(first.getByText('Masthead added')).toBeVisible();
  });

  test('shows the picture that went and the one that came, small', async () => {
    const dot = (colour: string) =>
      `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><rect width='60' height='40' fill='${colour}'/></svg>`;
    const banner = changed('Banner photo', dot('red'), dot('blue'));
    const nodes = [
      entry(9, { differences: [{ ...banner, isPicture: true }] }),
      entry(8, { differences: [{ ...changed('Logo', null, 'data:,none'), isPicture: true }] }),
    ];
    const { drawer } = await openHistory([
      answer(historyEndpoints.dailyDigestEdit, { nodes, next: null }),
    ]);
    const gone = drawer.getByRole('img', { name: 'Banner photo: Was' });
    await expect.element(gone).toHaveAttribute('src', dot('red'));
    await expect.poll(() => gone.element().clientWidth).toBe(60);
    await expect.element(drawer.getByRole('img', { name: 'Banner photo: Now' })).toBeVisible();
    await expect.element(drawer.getByText('data:,none')).toBeVisible();
  });

  test('marks removed and added text in words, not only by color', async () => {
    const { drawer } = await openHistory();
    await expect.element(drawer.getByText('trucks').first()).toBeVisible();
    expect([...document.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
      'trucks',
      'Scheduled',
    ]);
    expect([...document.querySelectorAll('ins')].map((one) => one.textContent)).toEqual([
      'stands',
      'Nov 24, 2026',
      'Draft',
    ]);
    await expect.element(drawer.getByText('Was').first()).toBeVisible();
    await expect.element(drawer.getByText('empty')).toBeVisible();
    await expect.element(drawer.getByText('Changed. The value isn’t recorded.')).toBeVisible();
    await expectAccessible();
  });

  test('shows older changes when asked', async () => {
    const { drawer, callsTo } = await openHistory();
    await drawer.getByRole('button', { name: 'Show older changes' }).click();
    await expect.element(drawer.getByText('Old Hand')).toBeVisible();
    expect(callsTo('GET /api/history/daily-digest/:id').at(-1)?.request.query).toEqual({
      before: '7',
    });
    await expect
      .element(drawer.getByRole('button', { name: 'Show older changes' }))
      .not.toBeInTheDocument();
  });

  test('says what failed, and tries again', async () => {
    let isDown = true;
    const { drawer } = await openHistory([
      answer(historyEndpoints.dailyDigestEdit, () =>
        isDown ? failing(500, { message: ['Out of order.'] }) : { nodes: entries, next: null },
      ),
    ]);
    await expect.element(drawer.getByText('The history couldn’t be loaded.')).toBeVisible();
    isDown = false;
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect.element(drawer.getByText('Jon Park')).toBeVisible();
  });

  test('puts a version into the form as unsaved changes, which the ordinary save sends', async () => {
    const { screen, drawer, callsTo } = await openHistory([
      history,
      version,
      answer(dailyDigestEndpoints.update, digest({ version: 4, subject: 'Older trucks' })),
    ]);
    await expect.element(drawer.getByText('Current version')).toBeVisible();
    await drawer
      .getByRole('button', { name: 'Restore this version of Nov 20, 2026, 9:00 AM CT' })
      .click();
    await expect
      .element(
        screen.getByText(
          'The form now shows the version from Nov 20, 2026, 9:00 AM CT. Nothing changes until you save it.',
        ),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Subject line' }))
      .toHaveValue('Older trucks');
    await expect.element(screen.getByText('Unsaved changes')).toBeVisible();
    expect(callsTo('PUT /api/daily-digest')).toHaveLength(0);
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => callsTo('PUT /api/daily-digest')[0]?.request.body)
      .toMatchObject({
        subject: 'Older trucks',
        newsLinks: [],
        version: 3,
        sendTime: '06:45',
      });
  });

  test('asks before replacing unsaved changes', async () => {
    const { screen } = await openDigest('/5', { api: [history, version] });
    const subject = screen.getByRole('textbox', { name: 'Subject line' });
    await subject.fill('Typed by hand');
    await screen.getByRole('button', { name: 'History' }).click();
    await screen.getByRole('button', { name: /Restore this version of Nov 20/ }).click();
    await expect.element(screen.getByText('This will replace your unsaved changes.')).toBeVisible();
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(subject).toHaveValue('Typed by hand');
  });

  test('is not offered for a record that has not been saved yet', async () => {
    const { screen } = await openPage('/daily-digest/create', { as: person('editor') });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });
});

describe('two texts word by word', () => {
  const shown = (before: string, after: string) =>
    wordDiff(before, after)?.map(({ kind, text }) => `${kind}:${text.trim()}`) ?? null;

  test('keep what stayed, also at their ends', () => {
    expect(shown('one two', 'one two three')).toEqual(['same:one two', 'new:three']);
    expect(
      wordDiff('one two', 'one two three')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('one two three');
    expect(
      wordDiff('one two three', 'one two')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('one two three');
    expect(shown('one two three', 'two three')).toEqual(['gone:one', 'same:two three']);
    expect(shown('a b c d', 'a b x d')).toEqual(['same:a b', 'gone:c', 'new:x', 'same:d']);
  });

  test('stand one after the other when little stayed or they are very long', () => {
    expect(shown('one two three', 'four five six')).toBeNull();
    expect(shown('word '.repeat(601), 'word '.repeat(600))).toBeNull();
  });
});
