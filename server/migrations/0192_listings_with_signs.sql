-- concurrently
-- Words without three letters or digits in a row have no trigrams. Where they hold a rare sign, such as %, this small
-- index finds the listings that have one.
create index concurrently listings_with_signs on listings (created_at, id)
  where deleted_at is null and search_text ~ '[%@#*+=<>|^_~;{}]';
