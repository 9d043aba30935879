import { randomUUID } from 'node:crypto';
import { LastingFailure } from '../../jobs/failure.ts';
import type { MailTransport, Outcome } from './mail-transport.ts';

/** The dependencies of sending an account email. */
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
    throw new LastingFailure(`The email was rejected: ${outcome.problem}`);
  throw new Error(`The email will be retried: ${outcome.problem}`);
}

/** A short email to one person about their own account or records, as text and HTML. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

interface Link {
  label: string;
  href: string;
}

interface Words {
  subject: string;
  paragraphs: string[];
  /** One under the other, after the paragraphs. */
  links?: Link[];
  button: Link;
  /** The small print: what to do when it was not them, or why it comes. */
  otherwise: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
/** A name reduced to one line, because user input appears in our emails. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const paper =
  'max-width:520px;background:#ffffff;border-top:3px solid #1b1b1a;font:16px/25px Helvetica,Arial,sans-serif;color:#1b1b1a';
const button =
  'display:inline-block;padding:13px 26px;background:#1b4081;border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none';
const dark =
  '@media (prefers-color-scheme:dark){.page{background:#101215!important}.paper{background:#191c21!important;color:#f2f1ed!important;border-color:#f2f1ed!important}.soft{color:#b4b8c0!important}.link{color:#8fb4f0!important}}';

const linked = ({ label, href }: Link) =>
  `<p style="margin:0 0 10px"><a href="${escaped(href)}" class="link" style="color:#1b4081">${escaped(label)}</a></p>`;

function htmlOf({ subject, paragraphs, links = [], button: main, otherwise }: Words): string {
  const { label, href } = main;
  const lines = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
    ...links.map(linked),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;background:#f7f6f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${paper}"><tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 20px;font:bold 24px/30px Georgia,'Times New Roman',serif">Masthead</p>
${lines.join('\n')}
<p style="margin:8px 0 24px"><a href="${escaped(href)}" style="${button}">${escaped(label)}</a></p>
<p class="soft" style="margin:0;font-size:14px;line-height:21px;color:#5f5b55">${escaped(otherwise)}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

/** An email in the product's layout, with user input escaped. */
export function letter(words: Words): Letter {
  const { subject, paragraphs, links = [], button: link, otherwise } = words;
  const led = [...links, link].map(({ label, href }) => `${label}:\n${href}`);
  const text = [...paragraphs, ...led, otherwise].join('\n\n');
  return { subject, html: htmlOf(words), text: `${text}\n` };
}
