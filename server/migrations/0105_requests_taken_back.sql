-- Somebody has asked us to take it back: a draft that then stands at Mailchimp was unscheduled by us, though the
-- answer may have been lost.
alter table mailchimp_requests add column is_taken_back boolean not null default false;
