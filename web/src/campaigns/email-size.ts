const kilobyte = 1024;

// Limit: Gmail shows the first 102 KB of an email and hides the rest behind a link.
const gmailLimit = 102 * kilobyte;
const closeToLimit = 92 * kilobyte;

/** '48 KB' */
export const sizeInWords = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / kilobyte)).toLocaleString('en-US')} KB`;

/** What to know about the size of an email, or null when it is small enough. */
export function sizeWarning(bytes: number): string | null {
  if (bytes > gmailLimit) return 'too large: Gmail hides what comes after 102 KB';
  if (bytes > closeToLimit) return 'close to the 102 KB that Gmail shows';
  return null;
}
