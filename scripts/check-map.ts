import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../shared/src/platform/access/screen.ts';
import { screens } from '../shared/src/screens.ts';
import { type Call, readCalls } from './contract.ts';
import { conclude, isTestCode, listFiles, projectRoot } from './source-tree.ts';

const router = 'web/src/app/pages.ts';
const guide = 'docs/ARCHITECTURE.md';

/** Screens without a page at the expected path, or pages without a screen. */
export function findLostScreens(root: string, table: Record<string, Screen>): string[] {
  const routes = existsSync(join(root, router)) ? readFileSync(join(root, router), 'utf8') : '';
  return Object.entries(table).flatMap(([key, { area, pageOf = key }]) => {
    const name = `${pageOf.charAt(0).toUpperCase()}${pageOf.slice(1)}Page`;
    const page = `web/src/${area}/${name}.tsx`;
    const isThere = existsSync(join(root, page));
    return [
      ...(isThere ? [] : [`screen ${key}: there is no ${page}`]),
      ...(mentions(routes, name) ? [] : [`screen ${key}: ${router} does not open ${name}`]),
    ];
  });
}

/** Screens that are missing from their area's row in the guide's table of areas. */
export function findUnlistedScreens(root: string, table: Record<string, Screen>): string[] {
  const text = readFileSync(join(root, guide), 'utf8');
  const rows = [...text.matchAll(/^\| (?<area>\w+\/[\w-]+) \| (?<listed>[^|]*) \|/gm)];
  const listedIn = new Map(
    rows.map(({ groups }) => [
      groups?.area,
      groups?.listed?.split(/[,;(]/).map((one) => one.trim()),
    ]),
  );
  return Object.entries(table).flatMap(([key, { area, path }]) => {
    const address = path
      .slice(1)
      .replaceAll(/\{-\$(\w+)\}/g, '{$1?}')
      .replaceAll(/\$(\w+)/g, '{$1}');
    return listedIn.get(area)?.includes(address)
      ? []
      : [`screen ${key}: ${guide} does not list ${address} in the row of ${area}`];
  });
}

/** Declared calls that no server test calls by name. The access matrix checks that each one responds. */
export function findLostCalls(root: string, calls: Call[]): string[] {
  const tests = listFiles(root, 'server/src')
    .filter((path) => path.endsWith('.ts') && isTestCode(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  return calls
    .filter(({ codeName, address }) => !uses(tests, codeName) && !mentions(tests, address))
    .map(({ codeName, title }) => `${title}: no test of the server calls ${codeName}`);
}

const mentions = (text: string, name: string) =>
  new RegExp(`(?<!\\w)${name.replace(/[.$*+?()[\]{}|^]/g, '\\$&')}(?![\\w/])`).test(text);

/** Also when the call is destructured from its group, or the group is iterated. */
function uses(text: string, codeName: string): boolean {
  const [group = '', key = ''] = codeName.split('.');
  const takenOut = new RegExp(`\\{([^{}]*)\\} = ${group}\\b`, 'g');
  return (
    mentions(text, codeName) ||
    new RegExp(`(?<!\\w)${group}\\[\\w+\\]`).test(text) ||
    [...text.matchAll(takenOut)].some(([, names = '']) => names.split(/[\s,:]+/).includes(key))
  );
}

if (import.meta.main) {
  const lostCalls = findLostCalls(projectRoot, await readCalls(projectRoot));
  conclude([
    ...findLostScreens(projectRoot, screens),
    ...findUnlistedScreens(projectRoot, screens),
    ...lostCalls,
  ]);
}
