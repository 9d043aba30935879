import { mailchimpEndpoints } from '@masthead/shared/mailchimp/mailchimp.endpoints.ts';
import type { App } from '../app-parts.ts';
import { handle } from '../http/handle.ts';
import { describeAccount, forgetKey, keepKey, tryInUse } from './mailchimp-key.ts';

/** The account at Mailchimp, for admins. */
export function mailchimpRoutes(app: App): void {
  handle(app, mailchimpEndpoints.account, () => describeAccount(app));
  handle(app, mailchimpEndpoints.keep, ({ body, viewer }) => keepKey(app, viewer, body.key));
  handle(app, mailchimpEndpoints.try, () => tryInUse(app));
  handle(app, mailchimpEndpoints.remove, ({ viewer }) => forgetKey(app, viewer));
}
