import { isLinkOrPath } from '@masthead/shared/fields.ts';

/** What was typed as an address: 'example.com' and 'ana@example.com' are meant as they are read. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^(mailto:|tel:)[^\s<>"']+$/i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (isLinkOrPath(text)) return text;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
}
