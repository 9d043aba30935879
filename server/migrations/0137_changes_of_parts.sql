-- The history of a record asks for the changes of its parts by the record that they name. Those of series, invoices, emails,
-- proofs of ad slots and password resets were found by going through all changes of their table.
create index changes_of_series_posts on changes ((coalesce(after, before) ->> 'series_id'), id)
  where table_name = 'series_posts';
create index changes_of_invoice_parts on changes ((coalesce(after, before) ->> 'invoice_id'), id)
  where table_name in ('invoice_posts', 'invoice_files');
create index changes_of_campaign_parts on changes ((coalesce(after, before) ->> 'campaign_id'), id)
  where table_name in ('accepted_warnings', 'release_steps', 'test_emails');
create index changes_of_ad_slot_proofs on changes ((coalesce(after, before) ->> 'ad_slot_id'), id)
  where table_name = 'ad_slot_proofs';
create index changes_of_password_resets on changes ((coalesce(after, before) ->> 'user_id'), id)
  where table_name = 'password_resets';
