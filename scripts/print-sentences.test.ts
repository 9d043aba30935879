import { expect, test } from 'vitest';
import { buildTree } from './fixture.testing.ts';
import { sentencesIn, toMarkdown } from './print-sentences.ts';

const textsIn = (files: Record<string, string>) =>
  sentencesIn(buildTree(files)).map(({ text }) => text);

test('prints messages, with placeholders for values', () => {
  expect(
    textsIn({
      'shared/src/email/outbox/outbox.messages.ts': `
        export const outboxMessages = { saved: 'Email saved.', add: 'Add', sent: (count: number) => \`Sent to \${count} readers\` };
      `,
    }),
  ).toEqual(['Email saved.', 'Add', 'Sent to {count} readers']);
});

test('prints the text of an element as one sentence, and the attributes that are shown', () => {
  expect(
    textsIn({
      'web/src/email/outbox/Outbox.tsx': `
        export const Outbox = ({ name }) => (
          <p className="wide text" title="sender">Sent by <b>{name.full}</b> today.<Box aria-label="List" /></p>
        );
      `,
    }),
  ).toEqual(['Sent by {…} today.{…}', 'sender', 'List']);
});

test('prints errors, log lines and each paragraph of an email', () => {
  expect(
    textsIn({
      'server/src/email/outbox/outbox.ts': `
        throw new HttpError(409, 'The email is already sent.');
        log.error('The outbox could not be read');
        const mail = html\`<p>Hello \${name},</p><p>here is <b>your</b> link.</p>\`;
      `,
    }),
  ).toEqual([
    'The email is already sent.',
    'The outbox could not be read',
    'Hello {name},',
    'here is your link.',
  ]);
});

test('leaves out tests, types, imports, keys, comparisons, addresses and SQL', () => {
  expect(
    textsIn({
      'server/src/email/outbox/outbox.test.ts': `test('A title of a test', () => {});`,
      'server/src/email/outbox/outbox.ts': `
        import { x } from './Some File.ts';
        type State = 'Not sent' | 'Sent by hand';
        const isSent = state === 'Sent by hand';
        const field = { key: 'Outbox', id: 'not-sent', type: 'text/html; charset=utf-8', src: '/api/outbox' };
        const rows = db\`select id from outbox where state = \${state}\`;
        const joins = 'join sites s on s.id = o.site_id';
      `,
    }),
  ).toEqual([]);
});

test('groups by area with the titles of its screens, and by folder what screens share', () => {
  const sentences = sentencesIn(
    buildTree({
      'shared/src/email/outbox/outbox.ts': `export const empty = 'No emails yet.';\n`,
      'web/src/app/Shell.tsx': `\nexport const skip = 'Skip to the page';\n`,
      'web/src/main.tsx': `throw new Error('The page has no root.');\n`,
      'web/src/platform/forms/Save.tsx': `export const save = 'Save changes';\n`,
    }),
  );
  expect(toMarkdown(sentences)).toBe(`## app

- Skip to the page (web/src/app/Shell.tsx:2)

## email/outbox: Outbox

- No emails yet. (shared/src/email/outbox/outbox.ts:1)

## platform/forms

- Save changes (web/src/platform/forms/Save.tsx:1)

## the whole product

- The page has no root. (web/src/main.tsx:1)
`);
});
