import type { newsItemQuery } from '@masthead/shared/news-items/news-item.endpoints.ts';
import type { NewsItem, Section } from '@masthead/shared/news-items/news-item.ts';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import type { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';

/** Who asks, and as whom the database is read. */
export interface Asker {
  viewer: Viewer;
  db: Db;
}

/** Where posts come from (decisions 6; decision 52). */
export interface ContentSource {
  search: (
    asker: Asker,
    query: z.output<typeof newsItemQuery>,
  ) => Promise<{ nodes: NewsItem[]; totalCount: number }>;
  /** A post with its text; 404 where there is none. */
  read: (asker: Asker, id: number) => Promise<EditedNewsItem>;
  sections: (asker: Asker, siteId: number) => Promise<Section[]>;
  /** Why nothing is written here; null: it is. */
  readOnly: string | null;
}
