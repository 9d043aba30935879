import type { OutboxRow } from '@masthead/shared/email/outbox/outbox.ts';

/** One message to one recipient. */
export interface Message {
  from: { name: string; address: string };
  to: string;
  /** The recipient's name; null if unknown. */
  toName?: string | null;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  messageId: string;
  /** Where it comes back to when it cannot be delivered; the sender's address without one. */
  returnPath?: string;
  /** The deduplication key for the outbox. */
  purpose: OutboxRow['purpose'];
  delivery?: { mailingId: number; subscriberId: number };
}

/**
 * The outcome of a message. `retry`: certainly not accepted, may be tried again. `away`: the server itself is
 * unreachable. `unknown`: it may have been accepted, so it is never sent again.
 */
export type Outcome =
  | { result: 'sent' }
  | { result: 'failed' | 'retry' | 'away' | 'unknown'; problem: string };

/** Carries messages; never throws for a message. */
export interface MailTransport {
  send(message: Message): Promise<Outcome>;
  close(): void;
}
