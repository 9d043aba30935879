import { flushCompileCache } from 'node:module';
import { readConfig } from '../src/config.ts';
import { startProduct } from '../src/start.ts';

/** The product as `npm start` runs it, without building the web app: a process that tests can kill. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const product = await startProduct(readConfig(process.env), say);
process.on('SIGTERM', () => {
  void product.stop().then(() => process.exit(0));
});
// Why here: who is killed writes nothing at its end, and the next start would begin anew.
flushCompileCache();
say(`ready ${product.address}`);
// Why: a test run that is ended leaves no process behind.
process.stdin
  .resume()
  .on('data', () => void Promise.reject(new Error('A stray')))
  .on('end', () => process.exit(1));
