-- concurrently
-- For the last problems of each receiving domain. Skipped deliveries say why too, and are no problem of the domain.
create index concurrently mail_deliveries_problems on mail_deliveries (at desc) where problem is not null and status in ('waiting', 'failed', 'unknown');
