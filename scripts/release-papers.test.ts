import { expect, test } from 'vitest';
import { notesOf } from './release-papers.ts';

const released =
  '## 1.2.0 (2027-01-15)\n\n### Email\n- A line.\n\n## 1.1.0 (2026-12-01)\n\nOlder.\n';
const changelog = `# Changelog\n\n## Unreleased\n\n${released}`;

test('the notes of a release are its section of the changelog', () => {
  expect(notesOf('1.2.0', { changelog })).toBe(
    '# Masthead 1.2.0 (2027-01-15)\n\n### Email\n- A line.\n',
  );
});

test('a version without a section is not released', () => {
  expect(() => notesOf('1.3.0', { changelog })).toThrow('CHANGELOG.md has no section 1.3.0');
});

test('a release with unreleased changes is refused, and a preview has them as its notes', () => {
  const waiting = `# Changelog\n\n## Unreleased\n\n- New.\n\n${released}`;
  expect(() => notesOf('1.2.0', { changelog: waiting })).toThrow(
    'CHANGELOG.md has changes under Unreleased, so this is not 1.2.0 any more.',
  );
  const preview = notesOf('1.3.0-preview.abc', { changelog: waiting, isPreview: true });
  expect(preview).toBe('# Masthead 1.3.0-preview.abc\n\n- New.\n');
});
