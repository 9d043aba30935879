/** Longer old addresses are not stored. */
export const longestOldAddress = 200;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * What an address of another system is known by at a site: its path in small letters without a slash at its end, and
 * the number of the post where only that tells them apart (`/?p=12`). Null for the front page and what is too long.
 */
export function oldAddressOf(path: string, search: string): string | null {
  const number = new URLSearchParams(search).get('p');
  const plain = decoded(path)
    .toLowerCase()
    .normalize('NFC')
    .replace(/\/+(?:index\.(?:php|html?))?$/, '');
  if (/\p{Cc}/u.test(plain) || plain.length > longestOldAddress) return null;
  if (plain === '') return number && /^\d{1,12}$/.test(number) ? `/?p=${number}` : null;
  return plain;
}
