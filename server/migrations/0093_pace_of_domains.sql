-- What waits is handed out as it falls due, however much of one domain waits for later (decision 56).

create index mail_deliveries_due
    on mail_deliveries (mailing_id, (coalesce(not_before, timestamptz '-infinity')), subscriber_id)
 where status = 'waiting';
