import { flushCompileCache } from 'node:module';
import { readConfig } from '../src/platform/process/config.ts';
import { brokenCode, endInOrder, endOnSignals } from '../src/platform/process/end-in-order.ts';
import { watchForStalls } from '../src/platform/process/stall-watch.ts';
import { startProduct } from '../src/start.ts';
import type { Ready } from '../src/supervise.ts';

/** The product as `npm start` runs it, without building the web app: a process that tests can kill. */
const say = (line: string) => process.stdout.write(`${line}\n`);

process.on('disconnect', () => process.exit(1));
const config = readConfig(process.env);
const product = await startProduct(config, say, {
  end: (stop) => endInOrder(stop, brokenCode, config.role),
});
endOnSignals(product, config);
// Why here: a killed process writes nothing when it ends, and the next start would have no cache.
flushCompileCache();
const { address } = product;
if (process.send) process.send({ says: address ? [`ready ${address}`] : [] } satisfies Ready);
else say(`ready ${address ?? 'worker'}`);
watchForStalls(config.stallSeconds);
// Why: an aborted test run must not leave processes behind.
process.stdin
  .resume()
  .on('data', () => void Promise.reject(new Error('A stray')))
  .on('end', () => process.exit(1));
