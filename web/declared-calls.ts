import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readCalls } from '../scripts/contract.ts';

const replaced = join(import.meta.dirname, 'src', 'users', 'declared-calls.ts');

/**
 * Builds the list of declared calls as plain data. Why: the declarations themselves would bring the
 * schemas of every area, and take each out of the file of the page that uses it.
 */
export const declaredCallsAsData: Plugin = {
  name: 'masthead-declared-calls',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id !== replaced) return null;
    const calls = await readCalls(dirname(import.meta.dirname));
    const rows = calls.map(({ area, summary, access }) => ({ area, summary, access }));
    return { code: `export const declaredCalls = ${JSON.stringify(rows)};`, moduleType: 'js' };
  },
};
