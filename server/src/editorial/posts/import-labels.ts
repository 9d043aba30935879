import type { ImportLabels } from '@masthead/shared/editorial/posts/import-labels.ts';
import { sectionChoices } from '@masthead/shared/editorial/posts/section-choices.ts';
import type { Rows } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { type findLabelled, listChoices, listLabels } from './import-feed.queries.ts';
import { labelRules } from './label-rules.ts';
import { listSections } from './news-items.queries.ts';

/** The sections of a site, and the label rules for files from a source into it. */
export async function rulesFor(db: Db, visible: Rows<'site'>, siteId: number, source: string) {
  const all = await listSections(db, visible, siteId);
  const sections = sectionChoices(
    'article',
    all.map(({ id, title, parentId }) => ({ id, title, parent_id: parentId })),
  );
  const rules = labelRules(await listChoices(db, visible, siteId, source), sections);
  return { all, sections, rules };
}

/** The labels of an import with what each becomes. */
export async function labelsOfImport(
  db: Db,
  visible: { imports: Rows<'import'>; sites: Rows<'site'> },
  { id, siteId, source, others }: NonNullable<Awaited<ReturnType<typeof findLabelled>>>,
): Promise<ImportLabels> {
  const { sections, rules } = await rulesFor(db, visible.sites, siteId, source);
  const labels = await listLabels(db, visible.imports, id);
  return {
    source,
    sections: sections.map((section) => ({ id: section.id, title: section.title })),
    labels: labels.map(({ kind, name, posts }) => ({
      kind,
      name,
      posts,
      ...rules({ kind, name }),
    })),
    others,
  };
}
