import { isWebAddress } from '@masthead/shared/fields.ts';

/** Programs that send a reader through an address of theirs, and where that address says what was linked. */
const redirectors: readonly { host: RegExp; path: RegExp; names: readonly string[] }[] = [
  { host: /(^|\.)google\.[a-z.]{2,6}$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: /^\/(l\.php)?$/, names: ['u'] },
  { host: /^(www\.)?youtube\.com$/, path: /^\/redirect$/, names: ['q'] },
];

/** The address that somebody linked, without the redirect that the program put around it. */
export function unwrapLink(address: string): string {
  if (!isWebAddress(address)) return address;
  const url = new URL(address);
  const redirector = redirectors.find(
    ({ host, path }) => host.test(url.hostname) && path.test(url.pathname),
  );
  const inner = redirector?.names.map((name) => url.searchParams.get(name)).find(Boolean);
  return inner && (isWebAddress(inner) || /^(mailto|tel):/i.test(inner)) ? inner : address;
}
