import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { conclude, isTest, projectRoot } from './source-tree.ts';
import { isNode, type Node, nameOf, nodesOf } from './syntax-tree.ts';

const table = 'docs/coverage.md';

/** Abbreviations of code folders in the table; other paths start at the root. */
const roots: Record<string, string> = {
  S: 'shared/src',
  V: 'server/src',
  W: 'web/src',
  D: 'demo/src',
  E: 'e2e',
};

/** A reference in a row: a test file, and the beginning of a title in it. */
interface Claim {
  line: number;
  file: string;
  title: string;
}

/** Rows of the coverage table with a missing test file or test, or without a reference. */
export function findUnshown(root: string): string[] {
  const text = readFileSync(join(root, table), 'utf8');
  const { claims, problems } = readRows(text);
  const titles = new Map<string, Title[]>();
  const titlesOf = (path: string) => {
    const known = titles.get(path) ?? readTitles(join(root, path));
    titles.set(path, known);
    return known;
  };
  for (const { line, file, title } of claims) {
    const paths = globSync(file, { cwd: root }).filter(isTest);
    if (paths.length === 0) problems.push(`${table}:${line}: there is no test file ${file}`);
    else if (title && !paths.flatMap(titlesOf).some((each) => begins(each, title)))
      problems.push(`${table}:${line}: no test of ${file} begins with "${title}"`);
  }
  return problems;
}

function readRows(text: string): { claims: Claim[]; problems: string[] } {
  const sections = [...text.matchAll(/^## (\d+)\./gm)].map(([, number]) => number);
  const claims: Claim[] = [];
  const problems: string[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const cell = /^\|.+\| (?<cell>.*?) *\|$/.exec(row)?.groups?.cell;
    if (cell === undefined || cell === 'shown by' || /^:?-+:?$/.test(cell)) continue;
    const line = index + 1;
    const say = (problem: string) => problems.push(`${table}:${line}: ${problem}`);
    if (/^—?$/.test(cell)) say('names neither a test nor the reason for having none');
    let last = '';
    for (const part of /^—|^$/.test(cell) ? [] : cell.split(/; */)) {
      const [, path, said = ''] =
        /^`?([\w./*-]+\.tsx?)`?(?: \([^)]*\))?(?::\s*(.*))?$/.exec(part) ?? [];
      const named = /^(?:.*: )?sections? ([\d, and]+)$/.exec(part)?.[1]?.match(/\d+/g);
      for (const number of named ?? [])
        if (!sections.includes(number)) say(`there is no section ${number}`);
      if (named || part.includes('— ')) continue;
      if (path) last = whole(path, last);
      if (last) claims.push({ line, file: last, title: path ? said : part });
      else say(`"${part}" is in no test file`);
    }
  }
  return { claims, problems };
}

/** The path from the root; a bare file name is in the folder of the previous file. */
function whole(path: string, before: string): string {
  const [letter = '', ...rest] = path.split('/');
  if (rest.length === 0) return before ? `${dirname(before)}/${path}` : path;
  return [roots[letter] ?? letter, ...rest].join('/');
}

/** The literal parts of a title, between its placeholders. */
type Title = string[];

const callsOfTests = ['test', 'describe', 'it'];

/** The titles in a test file and its shared helpers. */
function readTitles(path: string): Title[] {
  const code = readFileSync(path, 'utf8');
  const nodes = nodesOf(path, code);
  const shared = nodes
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(({ source }) => String((source as Node).value))
    .filter((source) => /^\..*\.testing\.tsx?$/.test(source))
    .map((source) => join(dirname(path), source))
    .filter((each) => existsSync(each) && each !== path);
  return [...nodes.flatMap(titleOf), ...shared.flatMap(readTitles)];
}

function titleOf({ type, callee, arguments: given }: Node): Title[] {
  const [title] = type === 'CallExpression' ? (given as Node[]) : [];
  if (!title || !callsOfTests.includes(calledBy(callee) ?? '')) return [];
  if (title.type === 'TemplateLiteral')
    return [(title.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)];
  return typeof title.value === 'string' ? [title.value.split(/%\w|\$\w[\w.]*/)] : [];
}

/** The `test` of `test.each(cases)(title, …)`. */
function calledBy(callee: unknown): string | null {
  if (!isNode(callee)) return null;
  return nameOf(callee) ?? calledBy(callee.object ?? callee.callee ?? callee.tag);
}

/** How a row writes placeholders: as in the code, or omitted at the start of a title. */
const withoutHoles = (said: string) => said.replace(/%\w|\$\{[^}]*\}|\$\w[\w.]*/g, '\0');

function begins(title: Title, said: string): boolean {
  const wanted = withoutHoles(said).replace(/^[\0\s]+/, '');
  const text = title.join('\0').replace(/^[\0\s]+/, '');
  return wanted !== '' && text.startsWith(wanted);
}

if (import.meta.main) conclude(findUnshown(projectRoot));
