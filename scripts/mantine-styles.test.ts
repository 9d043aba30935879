import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCode, isTestCode, listFiles, projectRoot } from './source-tree.ts';

const sheets = (name: string) => `@mantine/core/styles/${name}.layer.css`;

test('every component of Mantine that is used brings its style sheet', () => {
  const brought = readFileSync(join(projectRoot, 'web/src/app/mantine-styles.ts'), 'utf8');
  const used = listFiles(projectRoot, 'web/src')
    .filter((path) => isCode(path) && !isTestCode(path))
    .flatMap((path) => componentsIn(readFileSync(join(projectRoot, path), 'utf8')));
  expect(used).toContain('Button');
  const bare = new Set(used).difference(
    new Set(used.filter((name) => brought.includes(sheets(name)))),
  );
  const isStyled = (name: string) => existsSync(join(projectRoot, 'node_modules', sheets(name)));
  expect([...bare].filter(isStyled)).toEqual([]);
});

const componentsIn = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
