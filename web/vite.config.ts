import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { declaredCallsAsData } from './declared-calls.ts';
import { pruneMantineCss } from './prune-mantine-css.ts';

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
        })),
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

/** What several pages share, in one file instead of one for each small module. */
const inOneFile = { minShareCount: 2 };

/** What only forms and dialogs with fields need; a list must not wait for it. */
const formCode =
  /[/](web[/]src[/]forms|shared[/]src[/]history[/](record|showcase)-kinds|node_modules[/](@mantine[/]form|klona|fast-deep-equal))[/.]/;
const sharedPackages = /[/]node_modules[/](?!@mantine[/]form|klona|fast-deep-equal)/;

/** The kit, and the reference data of every screen. Other areas stay with the pages that use them. */
const platformCode =
  /[/](web[/]src[/](app|ui|lists|sites|authors)|shared[/]src([/](auth|sites|authors))?)[/][\w.-]+$/;

/** The rows of the articles, which their page, the pickers of emails and the router ask for. */
const newsItemCode =
  /[/](web[/]src[/]news-items[/](article-search|news-item[.]queries)|shared[/]src[/]news-items[/][\w.-]+)[.]ts$/;

const server = process.env.MASTHEAD_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    declaredCallsAsData,
    react({ compiler: true }),
    preloadFonts,
    stylesAfterBoot,
    pruneMantineCss,
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'shared', test: sharedPackages, ...inOneFile, priority: 1 },
            { name: 'kit', test: platformCode, ...inOneFile, priority: 1 },
            { name: 'news-items', test: newsItemCode, ...inOneFile, priority: 1 },
            { name: 'forms', test: formCode, ...inOneFile, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/graphql': server, '/images': server },
  },
});
