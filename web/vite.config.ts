import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

/** What several pages share, in one file instead of one for each small module. */
const inOneFile = { minShareCount: 2 };

/** The kit, and the reference data of every screen. Other areas stay with the pages that use them. */
const platformCode =
  /[/](web[/]src[/](app|ui|lists|forms|sites|authors)|shared[/]src([/](auth|sites|authors))?)[/][\w.-]+$/;

const server = process.env.MASTHEAD_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), preloadFonts, pruneMantineCss],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'shared', test: /node_modules/, ...inOneFile, priority: 1 },
            { name: 'kit', test: platformCode, ...inOneFile, priority: 1 },
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
