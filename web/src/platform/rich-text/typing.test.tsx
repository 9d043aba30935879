import { MantineProvider } from '@mantine/core';
import { richTextMessages } from '@masthead/shared/platform/rich-text/embeds.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lateFields } from '../forms/late-fields.ts';
import { pageBlockActions } from './page-actions.ts';
import { RichText } from './RichText.tsx';

async function openText() {
  const field = { value: '', late: lateFields(), isReadOnly: false, onChange: () => {} };
  const screen = await render(
    <MantineProvider>
      <RichText {...field} blocks={pageBlockActions} label="Text" placeholder="Write" />
    </MantineProvider>,
  );
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  return { screen, text, html: () => text.element().innerHTML };
}

const menuOf = ({ screen }: Awaited<ReturnType<typeof openText>>) =>
  screen.getByRole('listbox', { name: 'Add to the text' });

test('Escape sends the slash menu away for this slash, and the next one brings it back', async () => {
  const opened = await openText();
  const menu = menuOf(opened);
  await userEvent.keyboard('/he');
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}{Backspace}/');
  await expect.element(menu).toBeVisible();
});

test('typographic quotes and dashes are inserted while typing, and one Backspace reverts them', async () => {
  const { text } = await openText();
  await userEvent.keyboard(`"It's 'late'" -- so...`);
  await expect.element(text).toHaveTextContent('“It’s ‘late’” — so…');
  await userEvent.keyboard('{Backspace}');
  await expect.element(text).toHaveTextContent('“It’s ‘late’” — so...');
});

test('[words](address) becomes a link, and one Backspace reverts it', async () => {
  const { text } = await openText();
  await userEvent.keyboard('See [[the menu](example.com/menu) now');
  const link = text.getByRole('link', { name: 'the menu', exact: true });
  await expect.element(link).toHaveAttribute('href', 'https://example.com/menu');
  await userEvent.keyboard(' [[nowhere](!) [[at](/x){Backspace}');
  await expect.element(text).toHaveTextContent('See the menu now [nowhere](!) [at](/x)');
});

test('an address that cannot be shown keeps the focus in its field, and what is typed to correct it', async () => {
  const { screen, text } = await openText();
  await userEvent.keyboard('Word{Shift>}{Home}{/Shift}');
  await screen.getByRole('button', { name: 'Embed from URL' }).click();
  const field = screen.getByRole('textbox', { name: 'Embed URL' });
  await userEvent.keyboard('https://vimeo.com/x{Enter}');
  await expect.element(screen.getByText(richTextMessages.embed)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}123456{Enter}');
  await expect.element(text.getByText('https://vimeo.com/123456')).toBeVisible();
  await expect.element(text).toHaveFocus();
});

const markdown = `# Where to eat

Some **bold**, *slanted* and \`code\`, [a link](https://example.com/).

- One
  - Inner
- Two

1. First

> Said

| A | B |
| --- | --- |
| 1 | 2 |

<script>steal()</script>
![A river](https://example.com/river.png)
`;

function paste(text: HTMLElement, given: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(given)) clipboardData.setData(type, data);
  text.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
}

for (const [from, given] of Object.entries<Record<string, string>>({
  'plain text': { 'text/plain': markdown },
  'VS Code': {
    'text/plain': markdown,
    'text/html': `<div style="white-space:pre"><span>${markdown}</span></div>`,
    'vscode-editor-data': '{"mode":"markdown"}',
  },
}))
  test(`Markdown pasted as ${from} becomes what it says, and one undo leads back to the plain text`, async () => {
    const { text, html } = await openText();
    paste(text.element() as HTMLElement, given);
    await expect
      .element(text.getByRole('heading', { name: 'Where to eat', level: 2 }))
      .toBeVisible();
    expect(html()).toContain('<strong>bold</strong>, <em>slanted</em> and <code>code</code>');
    expect(html()).toContain(
      '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ul>',
    );
    expect(html()).toContain('<ol><li><p>First</p></li></ol><blockquote><p>Said</p></blockquote>');
    await expect.element(text.getByRole('cell', { name: '2' })).toBeVisible();
    await expect
      .element(text.getByRole('link', { name: 'a link' }))
      .toHaveAttribute('href', 'https://example.com/');
    expect(html()).not.toContain('steal');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => text.element().textContent).toContain('# Where to eat');
    expect(text.element().textContent).toContain('Some **bold**');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => text.element().textContent).toBe('');
  });

test('plain text without Markdown comes in as it is, and Markdown within code too', async () => {
  const { text, html } = await openText();
  const plain = 'Rows 1 - 2 * 3, at 5 # of 7\n- dash alone\na_b_c';
  paste(text.element() as HTMLElement, { 'text/plain': plain });
  await expect.poll(html).toBe('<p>Rows 1 - 2 * 3, at 5 # of 7</p><p>- dash alone</p><p>a_b_c</p>');
  await userEvent.keyboard('{Enter}```{Enter}');
  paste(text.element() as HTMLElement, { 'text/plain': '# kept "as is"' });
  await expect.element(text.getByText('# kept "as is"')).toBeVisible();
});
