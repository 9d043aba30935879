import { Button, TextInput } from '@mantine/core';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { optionalText, text } from '@masthead/shared/platform/values/fields.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectAccessible } from '../api/axe.testing.ts';
import { call } from '../api/call.ts';
import { answer, failing, openPage, person } from '../api/page.testing.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FormDialog } from './FormDialog.tsx';
import { listUnsaved } from './unsaved-work.ts';
import { useAreaForm } from './use-area-form.ts';
import { useDialogSave } from './use-dialog-save.ts';

const noteForm = z.object({ subject: text('A subject is required'), note: optionalText() });
const create = endpoint({
  touches: [],
  method: 'POST',
  path: '/api/note',
  summary: '',
  access: ['editor'],
  body: noteForm,
  reply: z.object({ id: z.int() }),
});

function NoteDialog({ isSecret, onClose }: { isSecret: boolean; onClose: () => void }) {
  const area = useAreaForm(
    noteForm,
    { subject: '', note: '' },
    { screen: 'dailyDigestList', id: null, dialog: 'note', title: 'New note', isSecret },
  );
  const dialogSave = useDialogSave(area, {
    send: (values) => call(create, { body: values }),
    failure: 'The note could not be added.',
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Add note"
      onClose={onClose}
      saveLabel="Add note"
      labels={{ subject: 'Subject', note: 'Note' }}
      {...dialogSave}
    >
      <TextInput label="Subject" {...area.form.getInputProps('subject')} />
      <TextInput label="Note" {...area.form.getInputProps('note')} />
    </FormDialog>
  );
}

let isSecret = false;
const submitsAround = vi.fn<() => void>();

function ListPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <form onSubmit={submitsAround}>
      <PageHeading screen="dailyDigestList" title="Notes" />
      <Button onClick={() => setOpen(true)}>New</Button>
      {isOpen && <NoteDialog isSecret={isSecret} onClose={() => setOpen(false)} />}
    </form>
  );
}

const editor = person('editor');
const adds = answer(create, { id: 5 });

async function open(api = [adds], as = editor) {
  const opened = await openPage('/daily-digest', {
    as,
    api,
    pages: { dailyDigestList: ListPage },
  });
  const { screen } = opened;
  const opener = screen.getByRole('button', { name: 'New', exact: true });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Add note' });
  return {
    ...opened,
    opener,
    dialog,
    subject: dialog.getByLabelText('Subject'),
    add: dialog.getByRole('button', { name: 'Add note' }),
    sent: () => opened.callsTo('POST /api/note'),
  };
}

beforeEach(() => {
  isSecret = false;
  submitsAround.mockClear();
});

/** The page beside the dialog, at its edge. */
const clickOutside = () =>
  userEvent.click(document.querySelector('.mantine-Modal-overlay') as Element, {
    position: { x: 5, y: 5 },
  });

describe('the focus in a dialog', () => {
  test('is on its first field', async () => {
    const { subject } = await open();
    await expect.element(subject).toHaveFocus();
  });

  test('stays in the field of whoever is quicker than the dialog', async () => {
    const quick = new MutationObserver(() => {
      const [, note] = document.querySelectorAll<HTMLElement>('[role=dialog] input');
      if (!note) return;
      quick.disconnect();
      note.focus();
    });
    quick.observe(document.body, { childList: true, subtree: true });
    const given = vi.spyOn(HTMLElement.prototype, 'focus');
    onTestFinished(() => given.mockRestore());
    const { dialog } = await open();
    // Why: the dialog gives the focus in its own time, after whoever was quicker; until then anything would pass.
    const isInside = (one: unknown) => dialog.element().contains(one as HTMLElement);
    await expect.poll(() => given.mock.contexts.filter(isInside).length).toBeGreaterThan(1);
    await expect.element(dialog.getByLabelText('Note')).toHaveFocus();
  });
});

describe('a dialog in a view as another person', () => {
  test('takes no input, offers no save, says why, and closes', async () => {
    const viewed = person('editor', { viewedBy: { id: 99, name: 'Ada Admin' } });
    const { dialog, subject, add } = await open([adds], viewed);
    await expect.element(subject).toBeDisabled();
    await expect
      .element(
        dialog.getByText(`You’re viewing Masthead as ${viewed.name}. Nothing can be changed.`),
      )
      .toBeVisible();
    expect(add.elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('a dialog with typed text', () => {
  test('asks on a click outside, and keeps the text', async () => {
    const { screen, dialog, subject } = await open();
    await subject.fill('Taco trucks');
    await clickOutside();
    await screen.getByRole('button', { name: 'Stay' }).click();
    await expect.element(subject).toHaveValue('Taco trucks');
    await expect.element(dialog).toBeVisible();
  });

  test('asks once on Escape: Escape again stays, and Discard throws the text away', async () => {
    const { screen, dialog, subject, opener } = await open();
    await subject.fill('Taco trucks');
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(subject).toHaveValue('Taco trucks');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(0);
    await opener.click();
    await expect.element(subject).toHaveValue('');
  });

  test('keeps it after a failed save, and says what failed', async () => {
    const refusal = failing(503, { message: ['The database is not there.'] });
    const { screen, subject, add } = await open([answer(create, refusal)]);
    await subject.fill('Taco trucks');
    await add.click();
    await expect
      .element(screen.getByText('The note could not be added. The database is not there.'))
      .toBeVisible();
    await expect.element(subject).toHaveValue('Taco trucks');
  });

  async function loseTheSession() {
    const opened = await open([
      answer(create, failing(401, { message: ['Session ended.'] })),
      answer(authEndpoints.login, { access_token: 'another', user: editor }),
    ]);
    const { screen } = opened;
    await opened.subject.fill('Three hours of work');
    await opened.add.click();
    await screen.getByLabelText('Email address').fill('somebody');
    await screen.getByLabelText('Password', { exact: true }).fill('masthead-demo');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    return opened;
  }

  test('has it back after a forced sign-out', async () => {
    const { screen, opener, subject } = await loseTheSession();
    await opener.click();
    await expect.element(subject).toHaveValue('Three hours of work');
    await expect.element(screen.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('keeps nothing of a secret', async () => {
    isSecret = true;
    const { screen } = await loseTheSession();
    await expect.element(screen.getByRole('button', { name: /^User menu/ })).toBeVisible();
    expect(await listUnsaved(editor.id)).toHaveLength(0);
  });
});

describe('saving in a dialog', () => {
  test('by a double click sends once, closes, and keeps nothing', async () => {
    const { dialog, subject, add, sent } = await open();
    await subject.fill('Taco trucks');
    await add.dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent().map(({ request }) => request.body)).toEqual([
      { subject: 'Taco trucks', note: null },
    ]);
    await expect.poll(() => listUnsaved(editor.id)).toHaveLength(0);
    expect(submitsAround).not.toHaveBeenCalled();
  });

  test.each(['{Enter}', '{Control>}{Enter}{/Control}', '{Meta>}s{/Meta}'])(
    'by %s',
    async (keys) => {
      const { dialog, subject, sent } = await open();
      await subject.fill('Taco trucks');
      await userEvent.keyboard(keys);
      await expect.element(dialog).not.toBeInTheDocument();
      expect(sent()).toHaveLength(1);
    },
  );

  test('lists what is to be fixed and goes to its field', async () => {
    const { dialog, subject, add, sent } = await open();
    await add.click();
    await expect.element(subject).toHaveFocus();
    await dialog.getByLabelText('Note').click();
    await dialog.getByRole('button', { name: 'A subject is required' }).click();
    await expect.element(subject).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });
});

describe('the focus', () => {
  test('begins in the dialog and goes back to the button that opened it', async () => {
    const { dialog, subject, opener } = await open();
    await expect.element(subject).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('an untouched dialog closes by a click outside', async () => {
    const { dialog, opener } = await open();
    await clickOutside();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

test('an open dialog is no second banner of the page', async () => {
  const { subject } = await open();
  await expect.element(subject).toHaveFocus();
  await expectAccessible();
});
