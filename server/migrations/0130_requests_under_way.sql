-- Until then a server is at work on what was asked (decision 80): nobody else looks for it meanwhile, because whoever
-- finds a draft without a plan deletes it. Null once the work has ended; a server that dies leaves the time.
alter table mailchimp_requests add column busy_until timestamptz;
