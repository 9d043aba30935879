/*
 * Choices of this browser. Why cookies: signing out clears local storage (Spec, platform 4), but not the colors and the
 * keyboard of a person.
 */

/** The value of a cookie; undefined without one. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/** Stores a word without spaces and semicolons for a year. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
