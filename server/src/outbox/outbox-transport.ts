import { outboxKeeps } from '@masthead/shared/outbox/outbox.ts';
import { isDatabaseAway, type Pool } from '../db/client.ts';
import type { MailTransport } from '../integrations/mail-transport/mail-transport.ts';
import { insertOutboxMessage, trimOutbox } from './outbox.queries.ts';

/** Delivery while no mail server is set up: into the outbox, which the web app shows. */
export function outboxTransport(pool: Pool): MailTransport {
  let kept = 0;
  return {
    async send(message) {
      try {
        await insertOutboxMessage(pool, message);
        kept += 1;
        if (kept % 500 === 0) await trimOutbox(pool, outboxKeeps);
        return { result: 'sent' };
      } catch (error) {
        const problem = 'The outbox could not be written.';
        return { result: isDatabaseAway(error) ? 'unknown' : 'failed', problem };
      }
    },
    close: () => {},
  };
}
