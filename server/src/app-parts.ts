import type { Renderers } from './email/campaigns/rendering.ts';
import type { MailchimpAccounts } from './email/mailchimp/mailchimp-account.ts';
import type { MailLinks } from './email/mailings/mail-links.ts';
import type { SetUp } from './people/set-up/set-up.ts';
import type { SigningKeys } from './platform/access/signing-keys.ts';
import type { Server } from './platform/http/handle.ts';
import type { NodeServer } from './platform/http/node-server.ts';
import type { MailProvider } from './platform/integrations/mail/mail-provider.ts';
import type { MailTransport } from './platform/integrations/mail/mail-transport.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Config } from './platform/process/config.ts';

/** Everything that areas are given. */
export interface App extends Server {
  config: Config;
  /** Handles requests without a route. */
  node: NodeServer;
  mail: MailProvider;
  /** Carries letters to people about their own accounts. */
  transport: MailTransport;
  mailchimp: MailchimpAccounts;
  links: MailLinks;
  /** Plans work that outlives a request. */
  jobs: Pick<Jobs, 'plan' | 'check'>;
  /** Every kind of email there is. */
  renderers: Renderers;
  /** Sign links that work without signing in; the same on every server of a database. */
  keys: SigningKeys;
  /** Whether Masthead waits to be set up. */
  setUp: SetUp;
  /** Every address that the server answers at, for the documentation and its test. */
  routes: { method: string; url: string }[];
}
