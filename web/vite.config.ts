import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writeGenerated } from '../scripts/generated-files.ts';
import { chunks } from './chunks.ts';

/** The two faces that every first screen needs, asked for with the page instead of after the CSS. */
const firstFonts = /(inter|source-serif-4)-latin-wght-normal.*\.woff2$/;

const preloadFonts: Plugin = {
  name: 'masthead-preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
          injectTo: 'head' as const,
        })),
  },
};

/** Asks for the session before anything else is loaded (src/platform/api/early.ts). */
const askEarly: Plugin = {
  name: 'masthead-ask-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const early = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.name === 'early',
      );
      if (!early) throw new Error('The build has no file of src/platform/api/early.ts');
      const attrs = { type: 'module', async: true, crossorigin: '', src: `/${early.fileName}` };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' as const }];
    },
  },
};

/**
 * Puts the style sheets behind the first bytes that are drawn. Why: in the head they hold back every
 * paint until they are there; scripts wait for them in both places, so nothing shows without them.
 */
const stylesAfterBoot: Plugin = {
  name: 'masthead-styles-after-boot',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
      return without.replace(/ *<noscript>/, (start) => sheets.join('') + start);
    },
  },
};

/** What the browser needs of the calls that a file declares: `export const firmEndpoints = {…};`. */
function asData(source: string, calls: Record<string, unknown>): string {
  const names = [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) =>
    name in calls ? [name] : [],
  );
  return names.map((name) => `export const ${name} = ${JSON.stringify(calls[name])};`).join('\n');
}

/**
 * Takes the declared calls as data (scripts/calls-as-data.ts), as they are declared now. Why file by file: a screen
 * loads the calls of its own areas only.
 */
function callsAsData(): Plugin {
  const api = join(import.meta.dirname, 'src/platform/api');
  let calls: Record<string, unknown> = {};
  return {
    name: 'masthead-calls-as-data',
    apply: 'build',
    enforce: 'pre',
    async config() {
      await writeGenerated(dirname(import.meta.dirname), /[.]json$/);
      const [session, others] = ['session-calls.json', 'calls.json'].map((file) =>
        JSON.parse(readFileSync(join(api, file), 'utf8')),
      );
      calls = { ...session, ...others };
    },
    load: {
      filter: { id: /[/]shared[/]src[/].+[.](endpoints|operations)[.]ts$/ },
      handler: (id) => ({ code: asData(readFileSync(id, 'utf8'), calls), moduleType: 'js' }),
    },
  };
}

const server = process.env.MASTHEAD_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [callsAsData(), react({ compiler: true }), preloadFonts, askEarly, stylesAfterBoot],
  build: {
    // The packages taken in with their licenses: a release lists them (scripts/release.ts).
    license: { fileName: '.vite/license.json' },
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        early: join(import.meta.dirname, 'src/platform/api/early.ts'),
      },
      output: {
        // Why without their words: every first load names all files of the product, which took 0.7 KB more.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash].css'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  // Why: a worker is a module, as everything else that the build makes.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true }, '/graphql': server, '/images': server },
  },
});
