import { checkPlaces } from './check-places.ts';
import { openDatabase } from './open-database.ts';
import { readConfig } from './platform/process/config.ts';
import { awayCode, brokenCode, endInOrder, endOnSignals } from './platform/process/end-in-order.ts';
import { output } from './platform/process/output.ts';
import { unknownSettings } from './platform/process/read-settings.ts';
import { watchForStalls } from './platform/process/stall-watch.ts';
import { demoLines, setUpLines } from './sign-in-lines.ts';
import type { Ready } from './supervise.ts';

const say = (line: string) => output.write(`${line}\n`);

// Why: who watches over this process (supervise.ts) and is killed must not leave it behind on its port.
process.on('disconnect', () => process.exit(1));

/** Reports that the product is ready, immediately or once all processes are. */
function announce(says: string[]): void {
  if (process.send) process.send({ says } satisfies Ready);
  else for (const line of says) say(line);
}

try {
  const config = readConfig(process.env);
  // Why: of two processes on one embedded database, only one logs its state.
  const isBeside = config.role === 'worker' && process.send !== undefined;
  if (!isBeside) for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  await checkPlaces(config);
  // Why before all of the product is read: the one takes a tenth of a second, the other half of one.
  const opening = openDatabase(config, isBeside ? () => {} : say);
  opening.catch(() => {});
  // Why so late: an invalid setting must be reported immediately.
  const [{ startProduct }, { ensureWebBuild }] = await Promise.all([
    import('./start.ts'),
    import('./platform/builds/web-build.ts'),
  ]);
  const product = await startProduct(config, say, {
    opening,
    prepare: () => config.role === 'worker' || ensureWebBuild(say),
    end: (stopAll) => endInOrder(stopAll, brokenCode, config.role),
  });
  endOnSignals(product, config);
  const says: string[] = [];
  if (product.address)
    says.push(`\nMasthead is ready at ${product.address.replace('[::]', 'localhost')}`);
  else if (!isBeside) says.push('\nThe Masthead worker is ready.');
  if (product.address) says.push(...demoLines(config), ...setUpLines(product, config));
  announce(says);
  // Why so late: building the web app blocks the event loop, as expected.
  watchForStalls(config.stallSeconds);
} catch (error) {
  process.stderr.write(
    `Masthead could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  const { isDatabaseAway } = await import('./platform/db/client.ts');
  process.exit(isDatabaseAway(error) ? awayCode : 1);
}
