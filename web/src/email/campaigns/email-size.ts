import { almostCut, cutAt, kilobyte } from '@masthead/shared/email/campaigns/email-size.ts';

/** '48 KB' */
export const sizeInWords = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / kilobyte)).toLocaleString('en-US')} KB`;

/** What to know about the size of an email, or null when it is small enough. */
export function sizeWarning(bytes: number): string | null {
  if (bytes > cutAt) return 'too large: Gmail clips emails over 102 KB';
  if (bytes > almostCut) return 'close to the 102 KB where Gmail clips emails';
  return null;
}
