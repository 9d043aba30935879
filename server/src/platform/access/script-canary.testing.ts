import type { Field } from '@masthead/shared/platform/records/field.ts';

/** What runs when markup that somebody typed is taken for markup, or an address for one that opens. */
export const call = 'canary()';
const markup = `javascript:${call}//"'><img src=x onerror=${call}><script>${call}</script>`;
const shortMarkup = `"'><svg onload=${call}>`;
const mail = `"<svg/onload=${call}>"@a.example`;
const address = `https://a.example/"'onerror=${call}><script>${call}</script>`;
/** Addresses that no field may take. */
export const scriptAddresses = [`javascript:${call}`, `data:text/html,<script>${call}</script>`];
/** Formatting that holds script wherever formatting can hold any. */
export const richScript = `<p>Words</p><img src=x onerror=rich()><script>rich()</script><a href="javascript:rich()">Link</a>
<svg onload=rich()></svg><iframe srcdoc="<script>rich()</script>"></iframe><math><a xlink:href="javascript:rich()">M</a></math>
<p style="background:url(javascript:rich())" onclick="rich()">More</p><noscript><p title="</noscript><img src=x onerror=rich()>"></noscript>`;

/** What a field is sent, one after the other until it takes it: at the end what it can hold at all. */
export const wordsFor = (maxLength = 500): unknown[] => [
  ...(maxLength < markup.length ? [] : [markup]),
  ...(maxLength < shortMarkup.length ? [] : [shortMarkup]),
  mail,
];
export const addressesFor = (): unknown[] => [...scriptAddresses, address];

/** Is this one of the marks above, and no harmless value in its place? */
export const isMark = (value: unknown): boolean => /canary\(|rich\(/.test(String(value));

/** One text that a record holds: a field, or a text within a field of several parts. */
export interface Leaf {
  path: string;
  tries: unknown[];
}

/** The texts of a value of several parts, each with what it is sent. */
function leavesOf(path: string, value: unknown): Leaf[] {
  if (typeof value === 'string') {
    const marks = /^(https?:|\/)/.test(value) ? addressesFor() : wordsFor();
    return [{ path, tries: [...marks, value] }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(`${path}.${key}`, part));
}

/** The texts of a field; `example` is something that it can hold. */
export function textsOf(key: string, field: Field, example: unknown): Leaf[] {
  const harmless = example === undefined ? [] : [example];
  const none = field.isRequired ? [] : [field.initial];
  if (field.kind === 'text' || field.kind === 'long text')
    return [{ path: key, tries: [...wordsFor(field.maxLength), ...harmless, ...none] }];
  if (field.kind === 'link' || field.kind === 'picture')
    return [{ path: key, tries: [...addressesFor(), ...harmless, ...none] }];
  if (field.kind === 'rich text') return [{ path: key, tries: [richScript] }];
  return field.kind === 'checked JSON' ? leavesOf(key, example ?? field.initial) : [];
}

/** Puts a value at a path of parts. */
export function putAt(body: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = body;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  at[last] = value;
}

/** Signs of markup that were not escaped, in what anybody typed. */
const unescaped =
  /<(?:img src=x|script>canary|svg[ /]onload)|"(?:'|&#39;)(?:>|&gt;|onerror)|&quot;'(?:>|&gt;|onerror)/;
const opens = /\b(?:href|src|action|data|poster)\s*=\s*["']?\s*(?:javascript|data:text)/i;
const machineData = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What of markup would run; text and attributes may name the call with every sign escaped. */
export function liveIn(page: string): string[] {
  const words = page.replaceAll(machineData, '');
  const endsItself = [...page.matchAll(machineData)].some(([, data = '']) => data.includes('<'));
  return [
    /rich\(/.exec(page),
    unescaped.exec(words),
    opens.exec(words),
    endsItself ? /<script type.*/.exec(page) : null,
  ].flatMap((found) =>
    found ? [page.slice(Math.max(0, found.index - 60), found.index + 90)] : [],
  );
}

const marks = [markup, shortMarkup, mail, address];
/** Is there any markup in a text besides what was typed as words? */
const isMarkup = (text: string) =>
  /<[a-z!/]/i.test(marks.reduce((rest, mark) => rest.replaceAll(mark, ''), text));

/** What would run of an answer that is data: what is markup in it, and addresses. */
export function liveInData(value: unknown, key = ''): string[] {
  // Why: the text part of an email is shown as text.
  if (key === 'text') return [];
  if (typeof value === 'string') {
    const isAddress = /url|src|href|link$/i.test(key) && /^\s*(javascript|data:text)/i.test(value);
    return isAddress || isMarkup(value) ? [...liveIn(value), ...(isAddress ? [value] : [])] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    liveInData(part, Array.isArray(value) ? key : name),
  );
}
