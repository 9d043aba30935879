import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

const server = process.env.MASTHEAD_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), preloadFonts],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            {
              name: 'shared',
              test: /node_modules/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
              priority: 1,
            },
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
