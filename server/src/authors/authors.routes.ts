import { authorEndpoints } from '@masthead/shared/authors/author.endpoints.ts';
import { handle, type Server } from '../http/handle.ts';
import { listAuthors } from './authors.queries.ts';

/** Bylines (Spec, content 7). */
export function authorRoutes(server: Server): void {
  handle(server, authorEndpoints.list, ({ db }) => listAuthors(db));
}
