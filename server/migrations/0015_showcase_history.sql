-- Histories of firms and ad slots tell of their sites, firms and listings, which are rows of their own.
create index changes_of_firm_sites on changes ((coalesce(after, before) ->> 'firm_id'), id)
  where table_name = 'showcase_firm_sites';
create index changes_of_ad_slot_parts on changes ((coalesce(after, before) ->> 'ad_slot_id'), id)
  where table_name in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items');

-- What is deleted, for the trash.
create index representatives_deleted on representatives (deleted_at desc) where deleted_at is not null;
create index listings_deleted on listings (deleted_at desc) where deleted_at is not null;
create index ad_slots_deleted on ad_slots (deleted_at desc) where deleted_at is not null;
