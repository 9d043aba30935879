import type { Config } from './platform/process/config.ts';
import type { Product } from './start.ts';

/** How to set up a new database without demo data, if this is one. */
export const setUpLines = (
  { setUpCode }: Pick<Product, 'setUpCode'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string[] =>
  setUpCode
    ? [
        `\nMasthead isn’t set up yet. Open ${publicUrl}/set-up and enter the set-up code ${setUpCode}`,
      ]
    : [];

/** The demo people, if there are any. */
export const demoLines = ({ wantsDemo, demoPassword }: Config): string[] =>
  wantsDemo
    ? [
        `\nSign in as one of the demo people, password ${demoPassword}:`,
        '  admin  editor  author  contributor  events  series  email-campaign',
        '  ad-slot  firm  listing  rep  partner  partner2  partner-admin',
      ]
    : [];
