import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const makesJsonSchema = /[/]zod[/]v4[/]core[/](to-json-schema|json-schema-processors)[.]js$/;

/**
 * Leaves out what makes JSON Schema of a schema, which the server alone does, for the documents of the API. Why: every
 * schema refers to it, so it was 4 KB of each first load. Whoever asks for it in a browser gets an error.
 */
export const withoutJsonSchema: Plugin = {
  name: 'masthead-without-json-schema',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!makesJsonSchema.test(id)) return null;
    const names = Object.keys(await import(pathToFileURL(id).href));
    const code = [
      "const left = () => () => { throw new Error('JSON Schema is made on the server.'); };",
      ...names.map((name) => `export { left as ${name} };`),
    ].join('\n');
    return { code, moduleType: 'js' };
  },
};
