import type { OutgoingEmail } from '../integrations/mail/mail-provider.ts';
import type { Message } from '../integrations/mail/mail-transport.ts';
import { asTest, mergeMarks } from '../integrations/mail/merge-marks.ts';
import { type Counted, countedHtml, tokenMark } from './counted-email.ts';
import type { MailLinks } from './mail-links.ts';
import type { Mailing } from './mailings.queries.ts';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1) || 'masthead';

/** What stands in every message of a mailing, in pieces: what differs from reader to reader is put between them. */
function piecesOf(content: string, archive: string): readonly string[] {
  return content.replaceAll(mergeMarks.archive, archive).split(/(\*\|UNSUB\|\*|\0)/);
}

const filled = (pieces: readonly string[], unsubscribe: string, token: string) =>
  pieces
    .map((piece) => {
      if (piece === tokenMark) return token;
      return piece === mergeMarks.unsubscribe ? unsubscribe : piece;
    })
    .join('');

/**
 * Writes the messages of a mailing, with one-click unsubscribe headers (RFC 8058). What is the same for
 * all readers is made once, the links over which clicks are counted too.
 */
export function messagesOf(
  mailing: Mailing,
  links: MailLinks,
  mailFrom: string | null,
  counted: Counted = { opens: false, clicks: false },
): (recipient: { subscriberId: number; email: string }) => Message {
  const from = mailFrom ?? mailing.replyTo;
  const archive = links.archive(mailing.archiveKey);
  const addresses = {
    click: (place: number) => links.click(mailing.id, place) + tokenMark,
    open: `${links.open(mailing.id)}${tokenMark}.gif`,
  };
  const html = piecesOf(countedHtml(mailing.html, counted, addresses), archive);
  const text = piecesOf(mailing.text, archive);
  const isCounted = counted.opens || counted.clicks;
  return ({ subscriberId, email }) => {
    const unsubscribe = links.unsubscribe(mailing.id, subscriberId);
    const returnPath = links.returnPath(mailing.id, subscriberId);
    const token = isCounted ? links.token(mailing.id) : '';
    return {
      from: { name: mailing.fromName, address: from },
      to: email,
      replyTo: mailing.replyTo,
      subject: mailing.subject,
      html: filled(html, unsubscribe, token),
      text: filled(text, unsubscribe, token),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-ID': `<${mailing.audienceId}.${domainOf(from)}>`,
        Precedence: 'bulk',
      },
      messageId: `<${mailing.id}.${subscriberId}@${domainOf(from)}>`,
      ...(returnPath && { returnPath }),
      purpose: 'campaign',
      delivery: { mailingId: mailing.id, subscriberId },
    };
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
  return {
    from: { name: email.fromName, address: from },
    to,
    replyTo: email.replyTo,
    subject: `[Test] ${email.subject}`,
    ...asTest(email, publicUrl),
    headers: {},
    messageId: `<${messageId}@${domainOf(from)}>`,
    purpose: 'test',
  };
}
