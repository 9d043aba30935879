-- concurrently
-- The entry of a removal is chained once.
create unique index concurrently audit_entries_of_removal on audit_entries (removal_id) where removal_id is not null;
