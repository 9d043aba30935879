import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source-tree.ts';

/** Messages from `dev.ts` to a server: a source has changed, so load all; the previous server has stopped, so start. */
export type Told = 'read' | 'start';

/**
 * A server of `npm run dev`. It loads the packages in advance, since source changes do not affect them and they take
 * half of the start time.
 */
const manifest = JSON.parse(readFileSync(join(projectRoot, 'server/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const packages = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@masthead/'),
);
await Promise.all(packages.map((name) => import(name)));

const read = async () => {
  const [start, config, ending, lines] = await Promise.all([
    import('../server/src/start.ts'),
    import('../server/src/platform/process/config.ts'),
    import('../server/src/platform/process/end-in-order.ts'),
    import('../server/src/sign-in-lines.ts'),
    import('../server/src/app.ts'),
    import('../server/src/start-worker.ts'),
  ]);
  return { ...start, ...config, ...ending, ...lines };
};

async function start({
  startProduct,
  readConfig,
  endInOrder,
  brokenCode,
  setUpLines,
}: Awaited<ReturnType<typeof read>>) {
  const log = (line: string) => console.log(line);
  const config = readConfig(process.env);
  const product = await startProduct(config, log, {
    end: (stopAll) => endInOrder(stopAll, brokenCode),
  });
  for (const line of setUpLines(product, config)) log(line);
  process.once('SIGTERM', () => endInOrder(product.stop, 0));
  process.send?.('ready');
}

let sources: ReturnType<typeof read> | null = null;
process.on('message', (told: Told) => {
  sources ??= read();
  const done = told === 'start' ? sources.then(start) : sources;
  done.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(1));
