-- concurrently
-- The content API lists published posts by tag (decision 141).
create index concurrently news_items_tags on news_items using gin (tags) where status = 0;
