import type { FastifyReply } from 'fastify';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A small page for readers of emails: no scripts, readable in light and dark. */
function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>body{font:17px/1.5 Georgia,serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.6rem;line-height:1.2}
button{font:600 16px system-ui;padding:.7rem 1.4rem;border:0;border-radius:6px;background:#1d3f8f;color:#fff;cursor:pointer}</style>
</head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}

/** Asks before unsubscribing: mail scanners follow links, people press buttons. */
export const askPage = (audience: string): string =>
  page(
    'Unsubscribe?',
    `<p>You will no longer get emails of <strong>${escaped(audience)}</strong>.</p>
<form method="post"><input type="hidden" name="confirm" value="yes"><button>Unsubscribe</button></form>`,
  );

/** Says that it is done. */
export const donePage = (email: string): string =>
  page('You are unsubscribed', `<p>${escaped(email)} will get no more of these emails.</p>`);

/** Says that a link is not one of ours. */
export const unknownPage = (): string =>
  page(
    'This link does not work',
    '<p>It may have been cut off. Use the link at the end of the email again.</p>',
  );

/** What the links of a test email or a preview lead to. */
export const testPage = (): string =>
  page(
    'This was a test email or a preview',
    '<p>Its unsubscribe and view-in-browser links lead nowhere.</p>',
  );

const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Shows a page to a reader of an email. */
export const showPage = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', formPolicy)
    .header('cache-control', 'no-store')
    .send(html);
