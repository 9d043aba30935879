import { expect, test } from 'vitest';
import type { BuildManifest, BuiltFile } from '../server/src/platform/http/web-app.ts';
import { findHeavyScreens, findRings } from './check-bytes.ts';

const page = 'src/editorial/posts/ArticleListPage.tsx';

/** A build in which the article list and the digest share a package with their kit. */
const manifest: BuildManifest = {
  'index.html': { file: 'index.js', imports: ['_vendor.js'], css: ['index.css'] },
  '_vendor.js': { file: 'vendor.js', css: ['vendor.css'] },
  '_lists.js': { file: 'lists.js', imports: ['_vendor.js', '_package.js'] },
  '_package.js': { file: 'package.js', imports: ['_lists.js'] },
  [page]: {
    file: 'articles.js',
    imports: ['_lists.js'],
    css: ['articles.css'],
    isDynamicEntry: true,
  },
  'src/email/daily-digests/DailyDigestEditPage.tsx': {
    file: 'digest.js',
    imports: ['_lists.js'],
    isDynamicEntry: true,
  },
};

const kilobytes: Record<string, number> = {
  'index.js': 1,
  'vendor.js': 160,
  'lists.js': 50,
  'package.js': 0,
  'articles.js': 5,
  'digest.js': 90,
  'index.css': 3,
  'vendor.css': 20,
  'articles.css': 1,
};

const heavy = (changes: Record<string, number> = {}) =>
  findHeavyScreens(manifest, (file) => (({ ...kilobytes, ...changes })[file] ?? 0) * 1024);

test('screens within their limits are let pass', () => {
  expect(heavy()).toEqual([]);
});

test('60 KB that come with a shared package are too much for every screen that loads it', () => {
  expect(heavy({ 'package.js': 60 })).toEqual([
    'articleList: 276 KB of script before its first render; the limit is 227',
    'dailyDigestEdit: 361 KB of script before its first render; the limit is 304',
  ]);
});

test('60 KB in what every screen loads are too much, and the entry is named first', () => {
  const [first, ...screens] = heavy({ 'vendor.js': 220 });
  expect(first).toMatch(/^the entry: 221 KB of script/);
  expect(screens).toHaveLength(2);
});

test('style sheets have a limit of their own', () => {
  expect(heavy({ 'articles.css': 12 })).toEqual([
    'articleList: 35 KB of styles before its first render; the limit is 29',
  ]);
});

test('many small files are too many, however little they weigh', () => {
  const small = Array.from({ length: 13 }, (_, at) => `_small${at}.js`);
  const parts = small.map((name): [string, BuiltFile] => [name, { file: name }]);
  const list = { ...manifest[page], file: 'articles.js', imports: ['_lists.js', ...small] };
  expect(
    findHeavyScreens({ ...manifest, ...Object.fromEntries(parts), [page]: list }, () => 0),
  ).toEqual(['articleList: 18 files of script before its first render; the limit is 17']);
});

test('built files must not need each other, also over a third', () => {
  const needs = (name: string, ...imports: string[]) => ({ file: `${name}.js`, name, imports });
  const rest = { '_kit.js': needs('kit', '_vendor.js'), '_page.js': needs('page', '_kit.js') };
  expect(findRings({ '_vendor.js': needs('vendor'), ...rest })).toEqual([]);
  expect(findRings({ '_vendor.js': needs('vendor', '_page.js'), ...rest })).toEqual([
    'vendor is part of an import cycle',
    'kit is part of an import cycle',
    'page is part of an import cycle',
  ]);
});

test('the code for writing together has a limit of its own, beside the post editor’s', () => {
  const editor = 'src/editorial/posts/PostEditPage.tsx';
  const built: BuildManifest = {
    ...manifest,
    [editor]: { file: 'editor.js', imports: ['_lists.js'], isDynamicEntry: true },
    'src/editorial/posts/together-form.ts': {
      file: 'together.js',
      imports: ['_lists.js', editor],
      isDynamicEntry: true,
    },
  };
  const sizes = { ...kilobytes, 'editor.js': 150 };
  const problems = (together: number) =>
    findHeavyScreens(built, (file) => ({ ...sizes, 'together.js': together })[file] ?? 0).filter(
      (problem) => problem.startsWith('writing together'),
    );
  expect(problems(45 * 1024)).toEqual([]);
  expect(problems(46 * 1024)).toEqual([
    'writing together: 46 KB of script before its first render; the limit is 45',
  ]);
});
