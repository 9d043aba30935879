import { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { none, type Store } from '../records/store.ts';
import { siteRows } from './site.rows.ts';

/** Sites, as the server keeps them. */
export const siteStore: Store<typeof siteRecord> = {
  record: siteRecord,
  alias: 's',
  joins: 'left join site_tags_seen t on t.site_id = s.id',
  added: 't.seen_at as tag_seen_at',
  rows: siteRows,
  found: {
    detail: 's.url',
    words: `folded(concat_ws(' ', s.property, s.city, s.url))`,
    order: 's.is_main desc, s.city',
  },
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};
