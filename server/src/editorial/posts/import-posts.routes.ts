import { labelMessages } from '@masthead/shared/editorial/posts/import-labels.ts';
import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import type { App } from '../../app-parts.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { importRows } from '../../platform/imports/import.store.ts';
import { startImport } from '../../platform/imports/start-import.ts';
import { handleWriting } from './chosen-content.ts';
import { findLabelled, importOptions, listLabels, saveChoices } from './import-feed.queries.ts';
import { labelsOfImport, rulesFor } from './import-labels.ts';
import { labelKey } from './label-rules.ts';

const rowsFor = (viewer: Viewer) => ({
  imports: rowsOf(viewer, importRows),
  sites: rowsOf(viewer, siteRows),
});

async function needLabelled(db: Db, viewer: Viewer, id: number, hold = false) {
  const found = await findLabelled(db, rowsFor(viewer).imports, id, hold);
  if (!found) throw notFound();
  return found;
}

/** Import of posts from files of other systems. */
export function importPostsRoutes(app: App): void {
  handleWriting(app, newsItemImportEndpoints.import, async ({ file, body: { siteId }, viewer }) => {
    const visible = rowsOf(viewer, siteRows);
    const site = await findSite(app.pool, visible, siteId);
    if (!site) throw badRequest({ path: 'siteId', message: postsImportMessages.unknownSite });
    return startImport(app, viewer, {
      kind: 'feed',
      fileName: file.name || 'posts.xml',
      options: await importOptions(app.pool, visible, siteId),
      target: siteLabel(site),
      file: file.pieces,
    });
  });

  handle(app, newsItemImportEndpoints.labels, async ({ params, viewer, db }) =>
    labelsOfImport(db, rowsFor(viewer), await needLabelled(db, viewer, params.id)),
  );

  handleWriting(app, newsItemImportEndpoints.chooseLabels, async ({ params, body, viewer, db }) => {
    const found = await needLabelled(db, viewer, params.id, true);
    // Why only then: a running import has already used the previous choices.
    if (found.state !== 'checked') throw conflict(importMessages.notChecked);
    const { imports, sites } = rowsFor(viewer);
    const known = new Set(
      (await listLabels(db, imports, found.id)).map(({ kind, key }) => `${kind} ${key}`),
    );
    const { sections } = await rulesFor(db, sites, found.siteId, found.source);
    const choices = new Map(
      body.choices.map((choice, at) => {
        const key = labelKey(choice.name);
        const place = `${choice.kind} ${key}`;
        const refuse = (message: string) => badRequest({ path: `choices.${at}`, message });
        if (!known.has(place)) throw refuse(labelMessages.unknownLabel(choice.name));
        const { sectionId } = choice;
        if (sectionId !== null && !sections.some(({ id }) => id === sectionId))
          throw refuse(labelMessages.unknownSection);
        return [place, { ...choice, key }];
      }),
    );
    await saveChoices(db, found.siteId, found.source, [...choices.values()]);
    return labelsOfImport(db, rowsFor(viewer), found);
  });
}
