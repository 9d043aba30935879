-- Only a file that has gone out whole counts as an export of its invoices (decision 44): who sees their own invoices
-- has to see that too.
grant select (finished_at) on invoice_exports to masthead_contributor;
