import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The script that sites include (`web/src/showcase/delivery/tag.ts`): one file that needs nothing else. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/showcase',
    reportCompressedSize: false,
    lib: {
      entry: join(import.meta.dirname, 'src/showcase/delivery/tag.ts'),
      formats: ['iife'],
      name: 'MastheadShowcase',
      fileName: () => 'tag.js',
    },
  },
});
