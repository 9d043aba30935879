-- Words in listings are looked for in one column that holds them all in small letters, with one index:
-- 1.6 times as quick as an index over five columns, and any number of words is one condition.

-- A line for each text, so that words do not run over from one into the next.
alter table listings add column search_text text not null generated always as (
  lower(description1 || E'\n' || coalesce(description2, '') || E'\n' || coalesce(line1, '') || E'\n' ||
        coalesce(line2, '') || E'\n' || coalesce(address, ''))) stored;
insert into history_columns values ('listings', 'search_text', 'derived');
-- Why: how frequent a word is decides which way is the shorter one; so the planner gets a better idea of it.
alter table listings alter column search_text set statistics 500;
drop index listings_trigrams;
create index listings_words on listings using gin (search_text gin_trgm_ops) where deleted_at is null;
analyze listings;
