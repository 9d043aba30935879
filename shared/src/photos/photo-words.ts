/** 'a, b and 3 more', or 'a and b'. */
export function listInWords(names: readonly string[], more = 0): string {
  const parts = more > 0 ? [...names, `${more} more`] : [...names];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}
