import { outboxLimit } from '@masthead/shared/email/outbox/outbox.ts';
import { isDatabaseAway, type Pool } from '../../platform/db/client.ts';
import type { MailTransport } from '../../platform/integrations/mail/mail-transport.ts';
import { logged } from '../../platform/process/logged.ts';
import { insertOutboxMessage, trimOutbox } from './outbox.store.ts';

/** Delivery while no mail server is set up: into the outbox, which the web app shows. */
export function outboxTransport(pool: Pool): MailTransport {
  let kept = 0;
  return {
    async send(message) {
      try {
        await insertOutboxMessage(pool, message);
      } catch (error) {
        const problem = 'Couldn’t write to the outbox.';
        logged(problem)(error);
        return { result: isDatabaseAway(error) ? 'unknown' : 'retry', problem };
      }
      kept += 1;
      // Why: the message is kept; that old ones could not be dropped now is no fault of it.
      if (kept % 500 === 0)
        await trimOutbox(pool, outboxLimit).catch(
          logged('Couldn’t delete old messages from the outbox'),
        );
      return { result: 'sent' };
    },
    close: () => {},
  };
}
