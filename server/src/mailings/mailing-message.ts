import { withNames } from '@masthead/shared/campaigns/name-tag.ts';
import type { OutgoingEmail } from '../integrations/mail/mail-provider.ts';
import type { Message } from '../integrations/mail/mail-transport.ts';
import {
  asTest,
  mergeMarks,
  named,
  nameInHtml,
  nameMarkPattern,
  withName,
} from '../integrations/mail/merge-marks.ts';
import { firstNameOf, readableName } from '../integrations/mail/reader-name.ts';
import { testSubject } from '../integrations/mail/subject.ts';
import { type Counted, countedHtml, tokenMark } from './counted-email.ts';
import type { MailLinks } from './mail-links.ts';
import type { Mailing } from './mailings.queries.ts';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1) || 'masthead';

const marks = new RegExp(String.raw`(\*\|UNSUB\|\*|\0|${nameMarkPattern})`);

/** What stands in every message of a mailing, in pieces: what differs from reader to reader is put between them. */
function piecesOf(content: string, archive: string): readonly string[] {
  return content.replaceAll(mergeMarks.archive, archive).split(marks);
}

/** The pieces of one message. Every second one is a mark. */
const filled = (
  pieces: readonly string[],
  to: { unsubscribe: string; token: string; name: string | null },
) =>
  pieces
    .map((piece, at) => {
      if (at % 2 === 0) return piece;
      if (piece === tokenMark) return to.token;
      return piece === mergeMarks.unsubscribe ? to.unsubscribe : withName(piece, to.name);
    })
    .join('');

/** A subject as a reader of this first name gets it. */
const lineFor = (line: string, name: string | null) =>
  withNames(line, (otherwise) => name ?? otherwise);

/**
 * Writes the messages of a mailing, with one-click unsubscribe headers (RFC 8058). What is the same for
 * all readers is made once, the links over which clicks are counted too.
 */
export function messagesOf(
  mailing: Mailing,
  links: MailLinks,
  mailFrom: string | null,
  counted: Counted = { opens: false, clicks: false, remembers: false },
): (recipient: { subscriberId: number; email: string; name: string | null }) => Message {
  const from = mailFrom ?? mailing.replyTo;
  const archive = links.archive(mailing.archiveKey);
  const addresses = {
    click: (place: number) => links.click(mailing.id, place) + tokenMark,
    open: `${links.open(mailing.id)}${tokenMark}.gif`,
  };
  const html = piecesOf(countedHtml(mailing.html, counted, addresses), archive);
  const text = piecesOf(mailing.text, archive);
  const isCounted = counted.opens || counted.clicks;
  const countedToken = (subscriberId: number) =>
    counted.remembers ? links.readerToken(mailing.id, subscriberId) : links.token(mailing.id);
  return ({ subscriberId, email, name }) => {
    const first = firstNameOf(name);
    const unsubscribe = links.unsubscribe(mailing.id, subscriberId);
    const returnPath = links.returnPath(mailing.id, subscriberId);
    const token = isCounted ? countedToken(subscriberId) : '';
    return {
      from: { name: mailing.fromName, address: from },
      to: email,
      toName: readableName(name),
      replyTo: mailing.replyTo,
      subject: lineFor(mailing.subject, first),
      html: filled(html, { unsubscribe, token, name: nameInHtml(first) }),
      text: filled(text, { unsubscribe, token, name: first }),
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

/** A test of an email to one person, with their own name in it: its links lead to explanations, not to anybody's subscription. */
export function testMessage(
  email: OutgoingEmail,
  to: { email: string; name: string },
  publicUrl: string,
  mailFrom: string | null,
  messageId: string,
): Message {
  const from = mailFrom ?? email.replyTo;
  const first = firstNameOf(to.name);
  return {
    from: { name: email.fromName, address: from },
    to: to.email,
    toName: readableName(to.name),
    replyTo: email.replyTo,
    subject: testSubject(lineFor(email.subject, first)),
    ...asTest(named(email, first), publicUrl),
    headers: {},
    messageId: `<${messageId}@${domainOf(from)}>`,
    purpose: 'test',
  };
}
