import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { type DkimKey, dkimOf, keyFor } from './dkim.ts';
import type { MailTransport, Message, Outcome } from './mail-transport.ts';
import { subjectHeader } from './subject.ts';

/** Connections kept open to the mail server; also how many messages are on their way at once. */
export const smtpConnections = 5;

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  message: string;
}

/** Commands that come before a recipient is named: whatever fails there concerns every message. */
const beforeRecipient = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RSET|API)\b/;

/**
 * Interprets a failed attempt. If nothing of the message was sent, it was certainly not accepted; after that only the
 * server's response counts, and without one it may have been accepted (decisions 7).
 */
export function outcomeOfError(error: SmtpError, hasLeft: boolean): Outcome {
  const problem = (error.response ?? error.message).slice(0, 300);
  const { responseCode, code, command = '' } = error;
  const isAnswer = responseCode !== undefined && !beforeRecipient.test(command);
  if (hasLeft && !isAnswer) return { result: 'unknown', problem };
  if (isAnswer && responseCode !== 421)
    return { result: responseCode >= 500 ? 'failed' : 'retry', problem };
  // Why: an address or message that the client itself refuses never gets to the server.
  if (responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return { result: 'failed', problem };
  return { result: 'away', problem };
}

function headersOf(message: Message) {
  return {
    messageId: message.messageId,
    from: message.from,
    to: { name: message.toName ?? '', address: message.to },
    ...(message.returnPath && { envelope: { from: message.returnPath, to: [message.to] } }),
    replyTo: message.replyTo,
    subject: subjectHeader(message.subject),
    html: message.html,
    text: message.text,
    headers: message.headers,
    // Why: content is ours and must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What is known of one attempt: its content is read only when the server has asked for it. */
interface Attempt {
  content?: Readable;
  key: DkimKey | null;
}

/** Delivery by SMTP over a few kept connections; mail of a domain that has a key is signed with it. */
export function smtpTransport(url: string, keys: readonly DkimKey[] = []): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: smtpConnections,
    maxMessages: Number.POSITIVE_INFINITY,
    // Why: a message whose connection was cut may have arrived; sending it again is not ours to do.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  } as Parameters<typeof nodemailer.createTransport>[0]);
  transport.use('stream', (mail, done) => {
    const { attempt } = mail.data as unknown as { attempt: Attempt };
    // Why before the next: a signature is made by reading the content, which says nothing of the server.
    const { key } = attempt;
    if (key) mail.message.processFunc((content: Readable) => dkimOf(key).sign(content));
    mail.message.processFunc((content: Readable) => {
      attempt.content = content;
      return content;
    });
    done();
  });
  return {
    async send(message) {
      const attempt: Attempt = { key: keyFor(keys, message.from.address) };
      try {
        await transport.sendMail({ ...headersOf(message), attempt } as Parameters<
          typeof transport.sendMail
        >[0]);
        return { result: 'sent' };
      } catch (error) {
        return outcomeOfError(error as SmtpError, attempt.content?.readableDidRead ?? false);
      }
    },
    close: () => transport.close(),
  };
}
