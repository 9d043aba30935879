import { randomUUID } from 'node:crypto';
import type { Letter } from './letter.ts';
import type { MailTransport, Outcome } from './mail-transport.ts';

/** What sending a letter needs. */
export interface LetterSender {
  transport: MailTransport;
  publicUrl: string;
  mailFrom: string | null;
}

/** Sends a letter to the one person whom it concerns; in the outbox only admins read it. */
export function sendLetter(
  { transport, publicUrl, mailFrom }: LetterSender,
  to: string,
  letter: Letter,
): Promise<Outcome> {
  const host = new URL(publicUrl).hostname;
  const address = mailFrom ?? `no-reply@${host}`;
  return transport.send({
    from: { name: 'Masthead', address },
    to,
    replyTo: address,
    ...letter,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId: `<${randomUUID()}@${host}>`,
    purpose: 'account',
  });
}
