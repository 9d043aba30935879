-- concurrently
-- One index on the changes of parts instead of nine. Why: each change of anything is compared with the condition of
-- each index.
create index concurrently changes_of_parts on changes (table_name, (coalesce(after, before) ->> owner_of_part(table_name)), id)
  where table_name in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items', 'ad_slot_proofs', 'accepted_warnings',
                       'release_steps', 'test_emails', 'user_roles', 'password_resets', 'invoice_posts', 'invoice_files',
                       'showcase_firm_sites', 'photoset_photos', 'series_posts');
drop index concurrently if exists changes_of_ad_slot_parts;
drop index concurrently if exists changes_of_ad_slot_proofs;
drop index concurrently if exists changes_of_campaign_parts;
drop index concurrently if exists changes_of_firm_sites;
drop index concurrently if exists changes_of_invoice_parts;
drop index concurrently if exists changes_of_password_resets;
drop index concurrently if exists changes_of_photoset_photos;
drop index concurrently if exists changes_of_series_posts;
drop index concurrently if exists changes_of_user_roles;
