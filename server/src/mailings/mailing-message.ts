import type { OutgoingEmail } from '../integrations/mail/mail-provider.ts';
import type { Message } from '../integrations/mail/mail-transport.ts';
import type { MailLinks } from './mail-links.ts';
import type { Mailing } from './mailings.queries.ts';

/** Marks that the templates leave for what differs from recipient to recipient. */
const marks = { unsubscribe: '*|UNSUB|*', archive: '*|ARCHIVE|*' };

const personal = (content: string, unsubscribe: string, archive: string) =>
  content.replaceAll(marks.unsubscribe, unsubscribe).replaceAll(marks.archive, archive);

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1) || 'masthead';

/** The message of a mailing for one subscriber, with one-click unsubscribe headers (RFC 8058). */
export function messageFor(
  mailing: Mailing,
  recipient: { subscriberId: number; email: string },
  links: MailLinks,
  mailFrom: string | null,
): Message {
  const unsubscribe = links.unsubscribe(mailing.id, recipient.subscriberId);
  const archive = links.archive(mailing.archiveKey);
  const from = mailFrom ?? mailing.replyTo;
  return {
    from: { name: mailing.fromName, address: from },
    to: recipient.email,
    replyTo: mailing.replyTo,
    subject: mailing.subject,
    html: personal(mailing.html, unsubscribe, archive),
    text: personal(mailing.text, unsubscribe, archive),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-ID': `<${mailing.audienceId}.${domainOf(from)}>`,
      Precedence: 'bulk',
    },
    messageId: `<${mailing.id}.${recipient.subscriberId}@${domainOf(from)}>`,
    purpose: 'campaign',
    delivery: { mailingId: mailing.id, subscriberId: recipient.subscriberId },
  };
}

/** A test of an email to one person: its links lead to explanations, not to anybody's subscription. */
export function testMessage(
  email: OutgoingEmail,
  to: string,
  publicUrl: string,
  mailFrom: string | null,
  messageId: string,
): Message {
  const from = mailFrom ?? email.replyTo;
  const address = `${publicUrl}/u/test`;
  return {
    from: { name: email.fromName, address: from },
    to,
    replyTo: email.replyTo,
    subject: `[Test] ${email.subject}`,
    html: personal(email.html, address, address),
    text: personal(email.text, address, address),
    headers: {},
    messageId: `<${messageId}@${domainOf(from)}>`,
    purpose: 'test',
  };
}
