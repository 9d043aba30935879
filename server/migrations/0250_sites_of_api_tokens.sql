-- The sites whose published posts a token reads (decision 141); null: every site.
alter table api_tokens add column site_ids integer[] check (cardinality(site_ids) > 0);
