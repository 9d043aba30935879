/** Places that the mail provider fills in for each recipient (Mailchimp's names, spec decisions 7). */
export const mergeMarks = { unsubscribe: '*|UNSUB|*', archive: '*|ARCHIVE|*' } as const;

/** An email with both its parts. */
interface Parts {
  html: string;
  text: string;
}

/**
 * An email as the person who writes it gets it, in a preview and as a test: its links of a recipient lead to a page
 * that says so, and not to anybody's subscription.
 */
export function asTest({ html, text }: Parts, publicUrl: string): Parts {
  const address = `${publicUrl}/u/test`;
  const filled = (part: string) =>
    part.replaceAll(mergeMarks.unsubscribe, address).replaceAll(mergeMarks.archive, address);
  return { html: filled(html), text: filled(text) };
}
