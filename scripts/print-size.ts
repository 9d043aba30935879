import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf } from './import-rules.ts';
import { codeFolders, isCode, isTestCode, listFiles, projectRoot } from './source-tree.ts';

/** The size of a part of the project, in lines. */
export interface Size {
  part: string;
  product: number;
  files: number;
  /** The median and the 90th percentile of lines per product file. */
  median: number;
  p90: number;
  tests: number;
  css: number;
  cssFiles: number;
}

type Lines = (path: string) => number;

/** The size of each part, the total last. A part is a root (`server`) or an area (`server/email/mailings`). */
export function sizesOf(files: readonly string[], linesOf: Lines, partOf = rootOf): Size[] {
  const parts = Map.groupBy(files, partOf);
  const sizes = [...parts].map(([part, inside]) => sizeOf(part, inside, linesOf));
  return [...sizes.sort((a, b) => a.part.localeCompare(b.part)), sizeOf('all', files, linesOf)];
}

function sizeOf(part: string, files: readonly string[], linesOf: Lines): Size {
  const code = files.filter(isCode);
  const product = code.filter((path) => !isTests(path)).map(linesOf);
  const css = files.filter((path) => path.endsWith('.css'));
  product.sort((a, b) => a - b);
  return {
    part,
    product: sum(product),
    files: product.length,
    median: product[Math.floor((product.length - 1) / 2)] ?? 0,
    p90: product[Math.ceil(product.length * 0.9) - 1] ?? 0,
    tests: sum(code.filter(isTests).map(linesOf)),
    css: sum(css.map(linesOf)),
    cssFiles: css.length,
  };
}

/** The e2e folder counts as tests. */
const isTests = (path: string) => isTestCode(path) || path.startsWith('e2e/');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const rootOf = (path: string) => path.split('/')[0] ?? '';
const areaPath = (path: string) => {
  const area = areaOf(path);
  return area === null ? rootOf(path) : `${rootOf(path)}/${area}`;
};

/** The sizes as a table. */
export function sizeTable(sizes: readonly Size[]): string {
  const rows = sizes.map(({ part, product, files, median, p90, tests, css, cssFiles }) =>
    [part, product, files, `${median}, ${p90}`, tests, css, cssFiles].join(' | '),
  );
  return [
    '| part | product, lines of TypeScript | files | median, p90 | tests, lines | CSS, lines | CSS files |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

if (import.meta.main) {
  const files = codeFolders.flatMap((folder) => listFiles(projectRoot, folder));
  const linesOf = (path: string) =>
    readFileSync(join(projectRoot, path), 'utf8').trimEnd().split('\n').length;
  const byArea = process.argv[2] === 'areas';
  console.log(sizeTable(sizesOf(files, linesOf, byArea ? areaPath : rootOf)));
}
