import { randomUUID } from 'node:crypto';
import { LastingFailure } from '../../jobs/failure.ts';
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

/** Throws for a letter that has not left, so that its job tries again, or ends as failed when it was refused for good. */
export function throwUnlessSent(outcome: Outcome): void {
  if (outcome.result === 'sent' || outcome.result === 'unknown') return;
  if (outcome.result === 'failed')
    throw new LastingFailure(`The letter was refused: ${outcome.problem}`);
  throw new Error(`A mail has to wait: ${outcome.problem}`);
}
