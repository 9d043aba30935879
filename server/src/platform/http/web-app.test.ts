import { expect, test } from 'vitest';
import { type BuildManifest, filesOf, pageSource, withScreenFiles } from './web-app.ts';

const source = 'src/news-items/ArticleListPage.tsx';
const manifest: BuildManifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_lists.js': {
    file: 'assets/lists.js',
    imports: ['_vendor.js', '_circle.js'],
    css: ['assets/lists.css'],
  },
  '_circle.js': { file: 'assets/circle.js', imports: ['_lists.js'] },
  [source]: { file: 'assets/articles.js', imports: ['_lists.js'], isDynamicEntry: true },
};
const page = '<head><link rel="modulepreload" href="/assets/vendor.js"></head>';

test('the files of a source are those it imports, however far away, each once', () => {
  expect([...filesOf(manifest, source)]).toEqual([
    'assets/articles.js',
    'assets/lists.js',
    'assets/lists.css',
    'assets/vendor.js',
    'assets/circle.js',
  ]);
});

test('a screen is told by the name of its page', () => {
  expect(pageSource(manifest, 'articleList')).toBe(source);
  expect(pageSource(manifest, 'list')).toBeUndefined();
});

test('the page asks at once for what its screen needs and nothing twice', () => {
  const links = withScreenFiles(page, manifest, 'articleList').match(/<link[^>]*>/g);
  expect(links).toEqual([
    '<link rel="modulepreload" href="/assets/vendor.js">',
    '<link rel="modulepreload" crossorigin href="/assets/articles.js">',
    '<link rel="modulepreload" crossorigin href="/assets/lists.js">',
    '<link rel="preload" as="style" crossorigin href="/assets/lists.css">',
    '<link rel="modulepreload" crossorigin href="/assets/circle.js">',
  ]);
});

test('the page of a screen without files of its own stays as it is', () => {
  expect(withScreenFiles(page, manifest, 'chat')).toBe(page);
});
