import {
  type SuggestionSet,
  suggestionEndpoints,
} from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import {
  suggestionMessages as messages,
  toldDecision,
  toldUndo,
} from '@masthead/shared/editorial/posts/suggestions.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleWriting } from './chosen-content.ts';
import { cleanBody } from './clean-body.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { openPost } from './save-post.ts';
import {
  findSuggestions,
  listSuggestions,
  type SuggestionRow,
  saveDecision,
  saveSuggestions,
  undoDecision,
} from './suggestions.queries.ts';
import { counted, decided } from './suggestions.ts';

interface Asked {
  db: Db;
  viewer: Viewer;
}

const asSet = (row: SuggestionRow, viewer: Viewer): SuggestionSet => ({
  id: row.id,
  by: row.author,
  image_url: row.imageUrl,
  is_own: row.authorId === viewer.id,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
  base: row.base,
  suggested: row.suggested,
  changes: row.changes,
});

/** 404 where the person sees no such post. Whoever may open a post may suggest, also where they may not edit it. */
async function mustSee({ db, viewer }: Asked, id: number): Promise<void> {
  if (!(await findEditedPost(db, rowsOf(viewer, postRows), id))) throw notFound();
}

/** A set of a post; 404 where the post has no such set. */
async function readSet(db: Db, id: number, setId: number): Promise<SuggestionRow> {
  const row = await findSuggestions(db, id, setId);
  if (!row) throw notFound();
  return row;
}

const nameOf = ({ author }: SuggestionRow) => author ?? messages.former;

/** The calls by which somebody who may edit a post decides. */
function decisionRoutes(app: App): void {
  handleWriting(app, suggestionEndpoints.decide, async ({ body, db, viewer }) => {
    const { id, set_id, changes, is_accepted } = body;
    await openPost(db, viewer, id);
    const set = await readSet(db, id, set_id);
    const refused = () => conflict(messages.changedMeanwhile(nameOf(set)));
    if (set.version !== body.version) throw refused();
    const count = new Set(changes).size;
    const told = toldDecision(count, nameOf(set), is_accepted);
    const now = decided(set, changes, is_accepted);
    if (!(await saveDecision(db, id, set, now, told))) throw refused();
    return asSet(await readSet(db, id, set_id), viewer);
  });

  handleWriting(app, suggestionEndpoints.undo, async ({ body, db, viewer }) => {
    const { id, set_id, version } = body;
    await openPost(db, viewer, id);
    const set = await readSet(db, id, set_id);
    const { earlierBase, earlierSuggested } = set;
    if (earlierBase === null || earlierSuggested === null) throw conflict(messages.cannotUndo);
    const { changes } = counted(earlierBase, earlierSuggested);
    const isDone = await undoDecision(
      db,
      id,
      { id: set_id, version },
      changes,
      toldUndo(nameOf(set)),
    );
    if (!isDone) throw conflict(messages.cannotUndo);
    return asSet(await readSet(db, id, set_id), viewer);
  });
}

/** Suggestions for the text of a post (decision 151). */
export function suggestionRoutes(app: App): void {
  handle(app, suggestionEndpoints.list, async ({ params, db, viewer }) => {
    await mustSee({ db, viewer }, params.id);
    const rows = await listSuggestions(db, params.id, viewer.id);
    return rows.map((row) => asSet(row, viewer));
  });

  handleWriting(app, suggestionEndpoints.save, async ({ body, db, viewer }) => {
    const { id, version, base, suggested } = body;
    await mustSee({ db, viewer }, id);
    const texts = counted(cleanBody(base), cleanBody(suggested));
    const setId = await saveSuggestions(db, id, version, texts);
    if (setId === null) throw conflict(messages.changedFirst);
    return asSet(await readSet(db, id, setId), viewer);
  });

  decisionRoutes(app);
}
