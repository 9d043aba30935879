-- Posts of one city and some days: found and put in order in the index alone. It also serves what the one for
-- live posts served.
create index news_items_of_site_by_publication on news_items (site_id, type, publication_at desc, id desc)
  include (status, updated_at) where status <> 4;
drop index news_items_of_window;
