import { resetMinutes } from '@masthead/shared/auth/auth.ts';
import type { Addressee } from './reset.queries.ts';

/** A short mail about an account, as text and as HTML. */
export interface AccountLetter {
  subject: string;
  html: string;
  text: string;
}

interface Words {
  subject: string;
  paragraphs: string[];
  button: { label: string; href: string };
  /** What to do when it was not them. */
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
/** A name in one line: it comes from a person and stands in a mail of ours. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const paper =
  'max-width:520px;background:#ffffff;border-top:3px solid #1b1b1a;font:16px/25px Helvetica,Arial,sans-serif;color:#1b1b1a';
const button =
  'display:inline-block;padding:13px 26px;background:#1b4081;border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none';
const dark =
  '@media (prefers-color-scheme:dark){.page{background:#101215!important}.paper{background:#191c21!important;color:#f2f1ed!important;border-color:#f2f1ed!important}.soft{color:#b4b8c0!important}}';

function htmlOf({ subject, paragraphs, button: { label, href }, otherwise }: Words): string {
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`);
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

function letter(words: Words): AccountLetter {
  const { subject, paragraphs, button: link, otherwise } = words;
  const text = [...paragraphs, `${link.label}:\n${link.href}`, otherwise].join('\n\n');
  return { subject, html: htmlOf(words), text: `${text}\n` };
}

const greeting = (person: Addressee) => `Hello ${oneLine(person.name)},`;

/** The link that sets a new password. */
export const resetLetter = (person: Addressee, link: string): AccountLetter =>
  letter({
    subject: 'Reset your Masthead password',
    paragraphs: [
      greeting(person),
      `Masthead was asked for a new password of your account ${oneLine(person.username)}. The link works once, for ${resetMinutes} minutes.`,
    ],
    button: { label: 'Set a new password', href: link },
    otherwise:
      'If you did not ask for it, ignore this mail: your password stays as it is, and nobody else has got the link.',
  });

/** Told after every change of a password, so that a theft is noticed. */
export const passwordChanged = (person: Addressee, signInPage: string): AccountLetter =>
  letter({
    subject: 'Your Masthead password was changed',
    paragraphs: [
      greeting(person),
      `the password of your account ${oneLine(person.username)} was changed, and all other browsers were signed out.`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise:
      'If this was not you, use Forgot Password on the sign-in card at once and tell an admin.',
  });

/** Told to the address that was there before. */
export const emailChanged = (person: Addressee, signInPage: string): AccountLetter =>
  letter({
    subject: 'Your Masthead email address was changed',
    paragraphs: [
      greeting(person),
      `your account ${oneLine(person.username)} has another email address now. Mail about it no longer comes here.`,
    ],
    button: { label: 'Go to Masthead', href: signInPage },
    otherwise: 'If this was not you, tell an admin at once.',
  });
