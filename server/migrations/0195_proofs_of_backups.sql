-- When an archive was last restored for a trial and found good (verify-backup), for the metrics.
alter table backups add column proved_at timestamptz;
