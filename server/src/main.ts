import { checkPlaces } from './check-places.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A stop that takes longer than this is ended the hard way. */
const patienceMs = 12_000;

// Why: who watches over this process (supervise.ts) and is killed must not leave it behind on its port.
process.on('disconnect', () => process.exit(1));

try {
  const config = readConfig(process.env);
  await checkPlaces(config);
  // Why before all of the product is read: the one takes a tenth of a second, the other half of one.
  const opening = openDatabase(config, say);
  opening.catch(() => {});
  // Why so late: a wrong setting is to be said at once.
  const [{ startProduct }, { ensureWebBuild }] = await Promise.all([
    import('./start.ts'),
    import('./builds/web-build.ts'),
  ]);
  const product = await startProduct(config, say, {
    opening,
    prepare: () => ensureWebBuild(say),
  });
  const stop = () => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    setTimeout(() => process.exit(1), patienceMs).unref();
    void product.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.send?.('ready');
  if (product.firstPeople?.adminPassword)
    say(
      `\nThe first admin signs in as "admin" with the password ${product.firstPeople.adminPassword} (shown once).`,
    );
  say(`\nMasthead is ready at ${product.address.replace('[::]', 'localhost')}`);
  if (config.wantsDemo) {
    say(`\nSign in as one of the demo people, password ${config.demoPassword}:`);
    say('  admin  editor  author  contributor  events  series  email-campaign');
    say('  ad-slot  firm  listing  rep  partner  partner2  partner-admin');
  }
} catch (error) {
  process.stderr.write(
    `Masthead could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
