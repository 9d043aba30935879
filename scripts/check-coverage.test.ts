import { expect, test } from 'vitest';
import { findUnshown } from './check-coverage.ts';
import { buildTree } from './fixture.testing.ts';

const files = {
  'shared/src/showcase/firms/firm.test.ts':
    "describe('the name of a firm', () => test('is kept', () => {}));",
  'web/src/showcase/firms/FirmPage.test.tsx': [
    "import { theSame } from './firms.testing.ts';",
    `for (const role of roles) test(\`\${role} sees \${count} firms in the list\`, () => theSame());`,
    "test.each(cases)('%s is refused', () => {});",
    "expect('nothing', 'no title');",
  ].join('\n'),
  'web/src/showcase/firms/firms.testing.ts':
    "export const theSame = () => test('shared by two pages', () => {});",
  'web/src/showcase/firms/FirmList.test.tsx': "test('lists firms', () => {});",
  'web/src/showcase/firms/firm.ts': "test('in no test file', () => {});",
};

/** The problems of a row with this text, in the fifth line of a table. */
const problemsOf = (shownBy: string) =>
  findUnshown(
    buildTree({
      ...files,
      'docs/coverage.md': `# Tests\n## 1. Firms\n| what | shown by |\n|---|---|\n| a \\| b | ${shownBy} |\n`,
    }),
  );

test.each([
  'S/showcase/firms/firm.test.ts',
  'S/showcase/firms/firm.test.ts: the name',
  'S/showcase/firms/firm.test.ts: is kept; the name of a firm',
  '`shared/src/showcase/firms/firm.test.ts` (by hand): is kept',
  'W/showcase/firms/*.test.tsx: lists firms',
  `W/showcase/firms/FirmPage.test.tsx: sees; \${role} sees \${count} firms; %s is refused; shared by two`,
  'W/showcase/firms/FirmPage.test.tsx; FirmList.test.tsx: lists firms; section 1',
  '— no test can show it',
  'S/showcase/firms/firm.test.ts: is kept; the colour — nobody looks at it',
])('a row may say: %s', (shownBy) => {
  expect(problemsOf(shownBy)).toEqual([]);
});

test.each([
  [
    'S/showcase/firms/gone.test.ts: is kept',
    'there is no test file shared/src/showcase/firms/gone.test.ts',
  ],
  ['W/showcase/firms/firm.ts: in no test', 'there is no test file web/src/showcase/firms/firm.ts'],
  [
    'W/showcase/firms/Gone*.test.tsx',
    'there is no test file web/src/showcase/firms/Gone*.test.tsx',
  ],
  [
    'S/showcase/firms/firm.test.ts: is kept; of a firm',
    'no test of shared/src/showcase/firms/firm.test.ts begins with "of a firm"',
  ],
  [
    'W/showcase/firms/FirmPage.test.tsx: nothing',
    'no test of web/src/showcase/firms/FirmPage.test.tsx begins with "nothing"',
  ],
  [
    'W/showcase/firms/FirmPage.test.tsx: firms in the list',
    'no test of web/src/showcase/firms/FirmPage.test.tsx begins with "firms in the list"',
  ],
  ['is kept', '"is kept" is in no test file'],
  ['section 2', 'there is no section 2'],
  ['—', 'names neither a test nor the reason for having none'],
  ['', 'names neither a test nor the reason for having none'],
])('a row that shows nothing is found: %s', (shownBy, problem) => {
  expect(problemsOf(shownBy)).toEqual([`docs/coverage.md:5: ${problem}`]);
});
