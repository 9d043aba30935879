import type { Config } from './platform/process/config.ts';
import type { Product } from './start.ts';

/** The password of the first admin, once: it is stored only as a hash. */
export const firstAdminLines = ({ firstPeople }: Pick<Product, 'firstPeople'>): string[] =>
  firstPeople?.adminPassword
    ? [
        `\nThe first admin signs in as "admin" with the password ${firstPeople.adminPassword} (shown once).`,
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
