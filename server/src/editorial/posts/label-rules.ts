import type { LabelChoice } from '@masthead/shared/editorial/posts/import-labels.ts';
import type { Section } from '@masthead/shared/editorial/posts/news-item.ts';
import { folded } from '@masthead/shared/platform/values/folded.ts';
import type { ImportedPost } from '../feeds/imported-post.ts';

/** A name normalized for comparison: ignores case, accents, and the difference between '&', '+' and 'and'. */
export const labelKey = (name: string): string =>
  folded(name)
    .replace(/\s*(?:[&+]|\band\b)\s*/g, ' + ')
    .replace(/\s+/g, ' ')
    .trim();

/** A choice as it is stored. */
export interface StoredChoice extends Pick<LabelChoice, 'kind' | 'becomes' | 'sectionId'> {
  key: string;
}

export type Label = Pick<LabelChoice, 'kind' | 'name'>;

/** What a label becomes, and who decided. */
export interface Decided {
  becomes: LabelChoice['becomes'];
  sectionId: number | null;
  by: 'choice' | 'name' | 'nobody';
}

export type LabelRules = (label: Label) => Decided;

/** A person's choice, else the section of the same name, else a tag. An author becomes a person. */
export function labelRules(
  choices: readonly StoredChoice[],
  sections: readonly Pick<Section, 'id' | 'title'>[],
): LabelRules {
  const chosen = new Map(choices.map((choice) => [`${choice.kind} ${choice.key}`, choice]));
  const named = new Map(sections.map(({ id, title }) => [labelKey(title), id]));
  return ({ kind, name }) => {
    const key = labelKey(name);
    const choice = chosen.get(`${kind} ${key}`);
    if (choice) return { becomes: choice.becomes, sectionId: choice.sectionId, by: 'choice' };
    if (kind === 'author') return { becomes: 'person', sectionId: null, by: 'nobody' };
    const sectionId = named.get(key) ?? null;
    return sectionId
      ? { becomes: 'section', sectionId, by: 'name' }
      : { becomes: 'tag', sectionId: null, by: 'nobody' };
  };
}

/** The labels of a post. */
export const labelsOf = ({ categories, authors }: ImportedPost): Label[] => [
  ...categories.map((name) => ({ kind: 'category' as const, name })),
  ...authors.map((name) => ({ kind: 'author' as const, name })),
];

/** The sections, tags and authors that a post gets from its labels. */
export function sorted(item: ImportedPost, rules: LabelRules) {
  const sectionIds = new Set<number>();
  const tags = new Map<string, string>();
  const people: string[] = [];
  const bylineNames: string[] = [];
  const tag = (name: string) => {
    const key = name.trim().toLowerCase();
    if (key && !tags.has(key)) tags.set(key, name.trim());
  };
  item.tags.forEach(tag);
  for (const label of labelsOf(item)) {
    const { becomes, sectionId } = rules(label);
    if (becomes === 'person') people.push(label.name);
    else if (becomes === 'byline') bylineNames.push(label.name);
    else if (becomes === 'section' && sectionId) sectionIds.add(sectionId);
    else if (becomes !== 'nothing') tag(label.name);
  }
  return { sectionIds: [...sectionIds], tags: [...tags.values()], people, bylineNames };
}

/** The source of a file, derived from one of its posts: a site, if the file names one. */
export function sourceOf({ externalKey, url }: ImportedPost): string {
  const site = /^wordpress:([^#]*)#/.exec(externalKey)?.[1];
  if (site) return site.slice(0, 200);
  if (externalKey.startsWith('ghost:')) return 'Ghost';
  return url ? new URL(url).host : '';
}

/** Most distinct names, to bound memory. */
const mostNames = 20_000;

/** Counts the posts that have each label. */
export class LabelCount {
  private readonly found = new Map<string, Label & { key: string; posts: number }>();

  add(item: ImportedPost): void {
    const keys = new Set<string>();
    for (const label of labelsOf(item)) {
      const key = labelKey(label.name);
      const place = `${label.kind} ${key}`;
      if (keys.has(place)) continue;
      keys.add(place);
      const known = this.found.get(place);
      if (known) known.posts += 1;
      else if (this.found.size < mostNames) this.found.set(place, { ...label, key, posts: 1 });
    }
  }

  /** The most used labels of each kind, and how many more there are. */
  most(limit: number) {
    const all = [...this.found.values()].sort((a, b) => b.posts - a.posts);
    const ofKind = (kind: Label['kind']) => all.filter((label) => label.kind === kind);
    const labels = [ofKind('category'), ofKind('author')].flatMap((some) => some.slice(0, limit));
    return { labels, others: all.length - labels.length };
  }
}
