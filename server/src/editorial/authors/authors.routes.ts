import { authorEndpoints } from '@masthead/shared/editorial/authors/author.endpoints.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { authorRows, listAuthors } from './author.store.ts';

/** Bylines (Spec, content 7). */
export function authorRoutes(server: Server): void {
  handle(server, authorEndpoints.list, ({ db, viewer }) =>
    listAuthors(db, rowsOf(viewer, authorRows)),
  );
}
