import nodemailer from 'nodemailer';
import type { MailTransport, Message, Outcome } from './mail-transport.ts';

/** Connections kept open to the mail server; also how many messages are on their way at once. */
export const smtpConnections = 5;

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  syscall?: string;
  message: string;
}

/** Commands that come before the message itself: whatever fails there, nothing was accepted. */
const beforeMessage = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'AUTH', 'MAIL FROM']);

/** Reads a failed attempt. In doubt the message counts as possibly accepted (decisions 7). */
export function outcomeOfError(error: SmtpError): Outcome {
  const problem = (error.response ?? error.message).slice(0, 300);
  const { responseCode, command } = error;
  if (responseCode !== undefined) {
    if (responseCode === 421 || (command && beforeMessage.has(command)))
      return { result: 'away', problem };
    return { result: responseCode >= 500 ? 'failed' : 'retry', problem };
  }
  const isConnecting = error.syscall === 'connect' || error.syscall === 'getaddrinfo' || error.code === 'EDNS';
  if (isConnecting || error.code === 'EAUTH' || error.code === 'ETLS') return { result: 'away', problem };
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') return { result: 'failed', problem };
  return { result: 'unknown', problem };
}

function headersOf(message: Message) {
  return {
    messageId: message.messageId,
    from: message.from,
    to: { name: '', address: message.to },
    replyTo: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    headers: message.headers,
    // Why: content is ours and must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Delivery by SMTP over a few kept connections. */
export function smtpTransport(url: string): MailTransport {
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
  return {
    async send(message) {
      try {
        await transport.sendMail(headersOf(message));
        return { result: 'sent' };
      } catch (error) {
        return outcomeOfError(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}
