-- Words are found whatever their accents: 'cafe' finds 'Café', and a straight quotation mark the curved one.

-- Why not the extension unaccent: it is not immutable, and a managed database may not have it.
create function folded(words text) returns text language sql immutable parallel safe
return case
  when octet_length(words) = length(words) then lower(words)
  else replace(replace(replace(
    translate(regexp_replace(normalize(lower(words), NFD), '[\u0300-\u036f]', '', 'g'), 'øłđðı’‘“”–—', 'olddi''''""--'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
end;

drop index representatives_name_trigrams;
create index representatives_name_trigrams on representatives using gin (folded(name) gin_trgm_ops) where deleted_at is null;
drop index chat_messages_words;
create index chat_messages_words on chat_messages using gin (folded(message) gin_trgm_ops);

-- Why a trigger: another expression of the column would write all listings anew, and nobody could read them meanwhile.
-- Listings from before get their text in batches (a data move).
create or replace function listing_words(l listings) returns text language sql immutable parallel safe as $$
  select folded(l.description1 || E'\n' || coalesce(l.description2, '') || E'\n' || coalesce(l.line1, '') || E'\n' ||
                coalesce(l.line2, '') || E'\n' || coalesce(l.address, ''))
$$;
create or replace function write_listing_words() returns trigger language plpgsql as $$
begin
  new.search_text := listing_words(new);
  return new;
end $$;
create or replace trigger listing_words
  before insert or update of description1, description2, line1, line2, address on listings
  for each row execute function write_listing_words();
alter table listings alter column search_text drop expression;

alter table photos drop column search_text;
alter table photos add column search_text text not null generated always as (
  folded(alt_tag || E'\n' || coalesce(credit, '') || E'\n' || coalesce(tags, '') || E'\n' || coalesce(address_1, '') ||
         E'\n' || coalesce(address_2, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(file_name, ''))) stored;
create index photos_words on photos using gin (search_text gin_trgm_ops) where deleted_at is null;
analyze photos;
