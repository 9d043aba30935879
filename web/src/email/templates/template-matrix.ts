import { type EmailStyle, emailStyles } from '@masthead/shared/email/campaigns/campaign.ts';
import type { EmailTemplateReference } from '@masthead/shared/email/templates/email-template.ts';
import type { Site } from '@masthead/shared/people/sites/site.record.ts';

/** What the list of templates is narrowed to. */
export interface TemplateWishes {
  search: string;
  siteId: number | null;
  category: EmailStyle | 'All';
}

/** The templates of one category and site. */
export interface MatrixCell {
  site: Site;
  /** Those that are asked for, the one in use first. */
  templates: EmailTemplateReference[];
  /** True where there is none at all, whatever is asked for. */
  isMissing: boolean;
}

export interface Matrix {
  sites: Site[];
  rows: { category: EmailStyle; cells: MatrixCell[] }[];
}

/** True for a template that is asked for. */
export const isAskedFor = (
  template: EmailTemplateReference,
  { search, siteId, category }: TemplateWishes,
): boolean =>
  template.description.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
  (siteId === null || template.siteId === siteId) &&
  (category === 'All' || template.category === category);

/**
 * Categories by sites. The sites of the main property always have their column, so that a city without a template is
 * seen; another site has one once it has a template. With words, categories without a match are left out.
 */
export function matrixOf(
  templates: readonly EmailTemplateReference[],
  sites: readonly Site[],
  wishes: TemplateWishes,
): Matrix {
  const { search, siteId, category } = wishes;
  const columns = sites.filter((site) =>
    siteId === null
      ? site.isMain || templates.some((one) => one.siteId === site.id)
      : site.id === siteId,
  );
  const cellOf = (style: EmailStyle, site: Site): MatrixCell => {
    const all = templates.filter((one) => one.category === style && one.siteId === site.id);
    const asked = all.filter((one) => isAskedFor(one, wishes));
    return {
      site,
      templates: asked.toSorted((a, b) => Number(b.isInUse) - Number(a.isInUse)),
      isMissing: all.length === 0,
    };
  };
  const rows = emailStyles
    .filter((style) => category === 'All' || style === category)
    .map((style) => ({
      category: style,
      cells: columns.map((site) => cellOf(style, site)),
    }))
    .filter(({ cells }) => search === '' || cells.some((cell) => cell.templates.length > 0));
  return { sites: columns, rows };
}

/** False for a name that only repeats its category and site, which its row and column say already. */
export function saysMore(
  { description, category }: EmailTemplateReference,
  { property, city }: Site,
): boolean {
  const rest = [category, property, city].reduce(
    (left, known) => left.replace(known.toLocaleLowerCase(), ''),
    description.toLocaleLowerCase(),
  );
  return /[\p{L}\p{N}]/u.test(rest);
}

/** What the shown part of the matrix lacks, as a sentence: '2 missing, 1 without an audience'. */
export function whatLacks({ rows }: Matrix): string {
  const cells = rows.flatMap((row) => row.cells);
  const missing = cells.filter((cell) => cell.isMissing).length;
  const silent = cells
    .flatMap((cell) => cell.templates)
    .filter((template) => template.audienceId === null).length;
  const parts = [missing && `${missing} missing`, silent && `${silent} without an audience`];
  return parts.filter(Boolean).join(', ') || 'No templates missing';
}
