-- A post that comes in again is held against what the last file said of it.
create index import_changes_of_posts on import_changes (record_id, import_id desc) where after ? 'fingerprint';
