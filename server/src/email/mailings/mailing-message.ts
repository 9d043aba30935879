import { withNames } from '@masthead/shared/email/campaigns/name-tag.ts';
import type { OutgoingEmail } from '../../platform/integrations/mail/mail-provider.ts';
import type { Message } from '../../platform/integrations/mail/mail-transport.ts';
import {
  asTest,
  firstNameOf,
  mergeMarks,
  named,
  nameInHtml,
  nameMarkPattern,
  readableName,
  withName,
} from '../../platform/integrations/mail/merge-marks.ts';
import { testSubject } from '../../platform/integrations/mail/subject.ts';
import type { MailLinks } from './mail-links.ts';
import type { Mailing } from './mailings.queries.ts';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1) || 'masthead';

const marks = new RegExp(String.raw`(\*\|UNSUB\|\*|\0|${nameMarkPattern})`);

/** The shared pieces of every message of a mailing; the parts that differ by recipient go between them. */
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

/** What is tracked in an email, as its audience is set (decision 54). */
export interface Counted {
  opens: boolean;
  clicks: boolean;
  /** Whether it is remembered who it was (decision 105). */
  remembers: boolean;
}

/** Where the token of one message goes. Why this sign: no text of the database can hold it. */
const tokenMark = '\0';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt|#39);/g, (sign) => entities[sign] ?? sign);

/** The web address of a link as it is asked for; null is none that can be led to. */
const addressOf = (href: string) => {
  const url = URL.parse(decoded(href));
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** A link as the templates write it; marks of the way out and of the archive are no web addresses yet. */
const links = /(<a\b[^>]*?\shref=")(https?:[^"]*)(")/gi;

/** The addresses that an email links to, each once, in their order. */
export function linksOf(html: string): string[] {
  const found = [...html.matchAll(links)].map(([, , href = '']) => addressOf(href));
  return [...new Set(found.filter((url) => url !== null))];
}

/** The HTML whose links lead over ours and whose end asks for a dot, each with the mark of the token. */
function countedHtml(
  html: string,
  counted: Counted,
  addresses: { click: (place: number) => string; open: string },
): string {
  const places = counted.clicks ? linksOf(html) : [];
  const linked = html.replace(links, (whole, before: string, href: string, after: string) => {
    const place = places.indexOf(addressOf(href) ?? '') + 1;
    return place > 0 ? `${before}${addresses.click(place)}${after}` : whole;
  });
  if (!counted.opens) return linked;
  const dot = `<img src="${addresses.open}" width="1" height="1" alt="" style="display:block;border:0">`;
  const end = linked.lastIndexOf('</body>');
  return end < 0 ? linked + dot : linked.slice(0, end) + dot + linked.slice(end);
}
