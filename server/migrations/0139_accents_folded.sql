-- Words are found whatever their accents: 'cafe' finds 'Café', and a straight quotation mark the curved one.

-- Why not the extension unaccent: it is not immutable, and a managed database may not have it.
create function folded(words text) returns text language sql immutable parallel safe
return case
  when octet_length(words) = length(words) then lower(words)
  else replace(replace(replace(
    translate(regexp_replace(normalize(lower(words), NFD), '[\u0300-\u036f]', '', 'g'), 'øłđðı’‘“”–—', 'olddi''''""--'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
end;

drop index news_items_headline_words;
create index news_items_headline_words on news_items using gin (folded(headline) gin_trgm_ops);
drop index representatives_name_trigrams;
create index representatives_name_trigrams on representatives using gin (folded(name) gin_trgm_ops) where deleted_at is null;
drop index chat_messages_words;
create index chat_messages_words on chat_messages using gin (folded(message) gin_trgm_ops);

alter table listings drop column search_text;
alter table listings add column search_text text not null generated always as (
  folded(description1 || E'\n' || coalesce(description2, '') || E'\n' || coalesce(line1, '') || E'\n' ||
         coalesce(line2, '') || E'\n' || coalesce(address, ''))) stored;
alter table listings alter column search_text set statistics 500;
create index listings_words on listings using gin (search_text gin_trgm_ops) where deleted_at is null;
analyze listings;

alter table photos drop column search_text;
alter table photos add column search_text text not null generated always as (
  folded(alt_tag || E'\n' || coalesce(credit, '') || E'\n' || coalesce(tags, '') || E'\n' || coalesce(address_1, '') ||
         E'\n' || coalesce(address_2, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(file_name, ''))) stored;
create index photos_words on photos using gin (search_text gin_trgm_ops) where deleted_at is null;
analyze photos;
