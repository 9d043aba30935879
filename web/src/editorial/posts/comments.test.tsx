import {
  commentEndpoints,
  type Thread,
} from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import {
  answer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { aPost, postServer } from './post-editor.testing.ts';

const at = '2027-01-12T18:00:00.000Z';
const said = (id: number, text: string, mentions: string[] = []) => ({
  id,
  said_by: 'Ana Ruiz',
  image_url: null,
  said_at: at,
  said: text,
  mentions,
});
const anchor: Anchor = { quote: 'the mayor', before: 'On Monday ', after: ' said so.', place: 10 };
const aThread: Thread = {
  id: 1,
  anchor,
  resolved: null,
  comments: [said(1, 'Which one? @Bo Field', ['Bo Field'])],
};

/** A server that keeps threads as the real one does. */
function commentServer(threads: Thread[]) {
  let failure: string | null = null;
  const of = (id: number) => threads.find((one) => one.id === id) as Thread;
  const change = (id: number, changes: Partial<Thread>) => {
    const changed = { ...of(id), ...changes };
    threads.splice(threads.indexOf(of(id)), 1, changed);
    return changed;
  };
  return {
    threads,
    fail: (sentence: string | null) => {
      failure = sentence;
    },
    api: [
      answer(workflowEndpoints.people, [
        { id: 9, name: 'Bo Field' },
        { id: 10, name: 'Cy Bo' },
      ]),
      answer(commentEndpoints.list, () =>
        failure ? failing(400, { message: [failure] }) : [...threads],
      ),
      answer(commentEndpoints.start, ({ body }: FakeRequest) => {
        const asked = body as { anchor: Anchor | null; said: string };
        const begun: Thread = {
          id: threads.length + 1,
          anchor: asked.anchor,
          resolved: null,
          comments: [said(90 + threads.length, asked.said)],
        };
        threads.push(begun);
        return begun;
      }),
      answer(commentEndpoints.reply, ({ body }: FakeRequest) => {
        const asked = body as { thread_id: number; said: string };
        const { comments } = of(asked.thread_id);
        return change(asked.thread_id, { comments: [...comments, said(50, asked.said)] });
      }),
      answer(commentEndpoints.resolve, ({ body }: FakeRequest) => {
        const asked = body as { thread_id: number; is_resolved: boolean };
        return change(asked.thread_id, {
          resolved: asked.is_resolved ? { by: 'Edith Marlowe', at } : null,
        });
      }),
    ],
  };
}

async function openPost(
  threads: Thread[],
  given: Partial<typeof aPost> = {},
  as = person('editor'),
) {
  const live = fakeLive();
  const open = threads.filter(({ resolved }) => !resolved).length;
  const post = {
    ...aPost,
    body: '<p>On Monday the mayor said so.</p><p>Then it rained.</p>',
    ...(open > 0 && { open_comments: open }),
    ...given,
  };
  const comments = commentServer(threads);
  const page = await openPage('/editor/1/42', {
    as,
    api: [...comments.api, ...postServer(post).api],
  });
  const text = page.screen.getByRole('textbox', { name: 'Text', exact: true });
  const button = page.screen.getByRole('button', { name: /^Comments/ });
  const panel = page.screen.getByRole('region', { name: 'Comments' });
  await expect.element(button).toBeVisible();
  const marked = () =>
    [...document.querySelectorAll('.tiptap .commented')].map((one) => one.textContent);
  return { ...page, comments, live, text, button, panel, marked };
}

/** Selects words of the text as a mouse does. */
function select(words: string, length = words.length): void {
  const walker = document.createTreeWalker(
    document.querySelector('.tiptap') as Element,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(words) ?? -1;
    if (start >= 0) {
      document.getSelection()?.setBaseAndExtent(node, start, node, start + length);
      return;
    }
  }
}

test('selected words are commented on, marked, and counted', async () => {
  const { screen, text, button, panel, marked, callsTo } = await openPost([]);
  await expect.element(button).toHaveAccessibleName('Comments');
  await text.click();
  select('it rained');
  await screen.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.poll(marked).toEqual(['it rained']);
  await panel.getByRole('textbox', { name: 'Comment', exact: true }).fill('Did it?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(panel.getByText('Did it?')).toBeVisible();
  await expect.element(button).toHaveAccessibleName('Comments, 1 open');
  expect(callsTo('POST /api/news-item/comment').map(({ request }) => request.body)).toEqual([
    {
      id: 42,
      anchor: {
        quote: 'it rained',
        before: 'On Monday the mayor said so.\nThen ',
        after: '.',
        place: 34,
      },
      said: 'Did it?',
    },
  ]);
  await expectAccessible();
});

test('a comment stays with its words when they are moved or changed, and shows where they were', async () => {
  const { screen, text, button, panel, marked } = await openPost([aThread]);
  await expect.poll(marked).toEqual(['the mayor']);
  await text.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}Late: ');
  await expect.poll(marked).toEqual(['the mayor']);
  select('mayor', 0);
  await userEvent.keyboard('new ');
  await expect.poll(marked).toEqual(['the new mayor']);
  select('the new mayor');
  await userEvent.keyboard('{Delete}');
  await expect.poll(marked).toEqual([]);
  await button.click();
  await expect.element(panel.getByText(commentMessages.gone)).toBeVisible();
  await panel.getByRole('button', { name: commentMessages.show('the mayor') }).click();
  await expect.poll(() => document.querySelectorAll('.commented-gone').length).toBe(1);
  await text.click();
  await userEvent.keyboard('{Control>}z{/Control}');
  // Why either: what is typed quickly is undone at once.
  await expect.poll(() => marked().join()).toMatch(/^the (new )?mayor$/);
  await expect.element(screen.getByText(commentMessages.gone)).not.toBeInTheDocument();
});

test('a thread is answered, with people offered after an @, resolved and reopened', async () => {
  const { screen, button, panel, marked, callsTo } = await openPost([aThread]);
  await button.click();
  await expect.element(panel.getByText('Which one? @Bo Field')).toBeVisible();
  await panel.getByRole('button', { name: 'Reply' }).click();
  const field = panel.getByRole('textbox', { name: 'Reply' });
  await field.fill('Ask @bo');
  await expect.element(panel.getByRole('option', { name: 'Cy Bo' })).toBeVisible();
  await panel.getByRole('option', { name: 'Bo Field' }).click();
  await expect.element(field).toHaveValue('Ask @Bo Field ');
  await panel.getByRole('button', { name: 'Reply' }).click();
  await expect.element(panel.getByText('Ask @Bo Field')).toBeVisible();
  expect(callsTo('POST /api/news-item/comment/reply')[0]?.request.body).toEqual({
    id: 42,
    thread_id: 1,
    said: 'Ask @Bo Field',
  });
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect.element(screen.getByText(commentMessages.resolved)).toBeVisible();
  await expect.element(panel.getByText(commentMessages.noneOpen)).toBeVisible();
  await expect.poll(marked).toEqual([]);
  await panel.getByRole('radio', { name: 'Resolved' }).click();
  await expect.element(panel.getByText('Resolved by Edith Marlowe')).toBeVisible();
  await panel.getByRole('button', { name: 'Reopen' }).click();
  await expect.poll(marked).toEqual(['the mayor']);
});

test('what is typed is kept when the panel is closed, and gone once it is sent or canceled', async () => {
  const { button, panel } = await openPost([aThread]);
  const whole = panel.getByRole('textbox', { name: 'Comment on the whole post' });
  const reply = panel.getByRole('textbox', { name: 'Reply' });
  await button.click();
  await whole.fill('Half a thought');
  await panel.getByRole('button', { name: 'Reply' }).click();
  await reply.fill('Half an answer');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await button.click();
  await expect.element(whole).toHaveValue('Half a thought');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.element(button).toHaveAccessibleName('Comments, 2 open');
  await expect.element(whole).toHaveValue('');
  await panel.getByRole('button', { name: 'Reply' }).first().click();
  await expect.element(reply).toHaveValue('Half an answer');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await userEvent.keyboard('{Escape}');
  await button.click();
  await expect.element(panel.getByText('Half a thought')).toBeVisible();
  await expect.element(whole).toHaveValue('');
  await panel.getByRole('button', { name: 'Reply' }).first().click();
  await expect.element(reply).toHaveValue('');
});

test('comments of a colleague appear at once', async () => {
  const { comments, live, button, marked } = await openPost([]);
  comments.threads.push(aThread);
  live.tell('comments');
  await expect.poll(marked).toEqual(['the mayor']);
  await expect.element(button).toHaveAccessibleName('Comments, 1 open');
});

test('Ctrl-Alt-M comments on the selected words', async () => {
  const { text, panel, marked } = await openPost([]);
  await text.click();
  select('it rained');
  await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
  await expect.element(panel.getByRole('textbox', { name: 'Comment', exact: true })).toHaveFocus();
  await expect.poll(marked).toEqual(['it rained']);
});

test('who may not edit a post comments on it', async () => {
  const { screen, panel } = await openPost([], { edit_blocked: 'It is live.' });
  select('it rained');
  await screen.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.element(panel.getByRole('textbox', { name: 'Comment', exact: true })).toHaveFocus();
});

test('a view as another user shows comments and offers none', async () => {
  const viewedBy = { id: 1, name: 'Ann Admin' };
  const { screen, button, panel } = await openPost([aThread], {}, person('editor', { viewedBy }));
  await button.click();
  await expect.element(panel.getByText('Which one? @Bo Field')).toBeVisible();
  select('it rained');
  await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
  await expect.element(panel.getByRole('textbox')).toBeDisabled();
  expect(panel.getByText('it rained').elements()).toEqual([]);
  expect(panel.getByRole('button', { name: /^(Reply|Resolve)$/ }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Comment', exact: true }).elements()).toEqual([]);
});

test('an empty list says what will be there; a failed one tries again; Escape closes', async () => {
  const { comments, button, panel } = await openPost([]);
  comments.fail('No.');
  await button.click();
  await expect.element(panel.getByText(commentMessages.failed)).toBeVisible();
  comments.fail(null);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText(commentMessages.none)).toBeVisible();
  const field = panel.getByRole('textbox', { name: 'Comment on the whole post' });
  await field.fill(' ');
  await panel.getByRole('button', { name: 'Comment' }).click();
  await expect.element(panel.getByText(commentMessages.required)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
