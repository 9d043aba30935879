-- concurrently
-- Indexes that earlier migrations built while nobody could save; they are here for databases that had not had them.
create index concurrently news_items_of_site_by_publication on news_items (site_id, type, publication_at desc, id desc)
  include (status, updated_at) where status <> 4;
drop index concurrently if exists news_items_of_window;

-- In Activity only the first change of each work is read, and an import writes that much less.
create index concurrently changes_of_work on changes (work, table_name, act, nth) where work is not null;
create index concurrently changes_first_by_time on changes (at desc, id desc) where nth = 1;
drop index concurrently if exists changes_by_time;
create index concurrently changes_first_by_actor on changes (actor_id, at desc, id desc) where nth = 1;
drop index concurrently if exists changes_by_actor;
create index concurrently changes_first_by_table on changes (table_name, at desc, id desc) where nth = 1;
drop index concurrently if exists changes_by_table;
create index concurrently changes_first_of_removal on changes (at desc, id desc)
  where nth = 1 and (action = 'delete' or before ? 'deleted_at');
drop index concurrently if exists changes_of_removal;

-- The history of a record asks for the changes of its parts by the record that they name.
create index concurrently changes_of_series_posts on changes ((coalesce(after, before) ->> 'series_id'), id)
  where table_name = 'series_posts';
create index concurrently changes_of_invoice_parts on changes ((coalesce(after, before) ->> 'invoice_id'), id)
  where table_name in ('invoice_posts', 'invoice_files');
create index concurrently changes_of_campaign_parts on changes ((coalesce(after, before) ->> 'campaign_id'), id)
  where table_name in ('accepted_warnings', 'release_steps', 'test_emails');
create index concurrently changes_of_ad_slot_proofs on changes ((coalesce(after, before) ->> 'ad_slot_id'), id)
  where table_name = 'ad_slot_proofs';
create index concurrently changes_of_password_resets on changes ((coalesce(after, before) ->> 'user_id'), id)
  where table_name = 'password_resets';

create index concurrently news_items_folded_headline on news_items using gin (folded(headline) gin_trgm_ops);
drop index concurrently if exists news_items_headline_words;
create index concurrently import_changes_of_posts on import_changes (record_id, import_id desc) where after ? 'fingerprint';
