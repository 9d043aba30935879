-- Where posts were read at the system that they were imported from, as a path with what follows it, such as
-- `/2019/05/tacos` or `/?p=12`: the site leads from there to the post.

create table news_item_old_addresses (
  site_id integer not null references sites (id) on delete cascade,
  address text not null,
  news_item_id integer not null references news_items (id) on delete cascade,
  primary key (site_id, address)
);
create index news_item_old_addresses_of_item on news_item_old_addresses (news_item_id);
insert into history_exempt values ('news_item_old_addresses', 'says what an import was told of its posts');
