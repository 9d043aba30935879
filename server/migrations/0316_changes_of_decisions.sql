-- concurrently
-- The index of 0294 with one more part.
create index concurrently changes_of_all_record_parts on changes (table_name, (coalesce(after, before) ->> owner_of_part(table_name)), id)
  where table_name in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items', 'ad_slot_proofs', 'accepted_warnings',
                       'release_steps', 'test_emails', 'user_roles', 'password_resets', 'account_events', 'invoice_posts',
                       'invoice_files', 'showcase_firm_sites', 'photoset_photos', 'series_posts', 'news_item_moves',
                       'news_item_decisions');
drop index concurrently if exists changes_of_every_part;
