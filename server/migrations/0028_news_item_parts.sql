-- The parts of a post (decision 22): what lists show stays in news_items; the text and what only the
-- editor and the page of the post need has a row of its own; sections, authors and old slugs are rows.

create table news_item_contents (
  news_item_id integer primary key references news_items (id) on delete cascade,
  body text not null default '',
  -- Fields that no list filters by: place, lead image, search and social texts; `postDetails` in shared/ checks them.
  details jsonb not null default '{}'
);
create table news_item_sections (
  news_item_id integer not null references news_items (id) on delete cascade,
  section_id integer not null constraint news_item_sections_section_fkey references sections (id),
  position integer not null,
  primary key (news_item_id, section_id)
);
create table news_item_authors (
  news_item_id integer not null references news_items (id) on delete cascade,
  author_id integer not null constraint news_item_authors_author_fkey references authors (id),
  position integer not null,
  primary key (news_item_id, author_id)
);
-- Slugs that a published post has had: its old addresses lead to it.
create table news_item_old_slugs (
  site_id integer not null references sites (id),
  slug text not null,
  news_item_id integer not null references news_items (id) on delete cascade,
  primary key (site_id, slug)
);
insert into history_exempt values
  ('news_item_contents', 'every state of it is kept as a revision'),
  ('news_item_sections', 'every state of them is kept in a revision'),
  ('news_item_authors', 'every state of them is kept in a revision'),
  ('news_item_old_slugs', 'derived from the slugs that news_items had');

insert into news_item_contents (news_item_id, body, details)
select id, body, case when venue is null then '{}' else jsonb_build_object('location', jsonb_build_object('venue', venue)) end
  from news_items;
insert into news_item_sections (news_item_id, section_id, position)
select n.id, g.section_id, min(g.position)
  from news_items n, unnest(n.section_ids) with ordinality g (section_id, position)
 where g.section_id in (select id from sections) group by 1, 2;
insert into news_item_authors (news_item_id, author_id, position)
select n.id, g.author_id, min(g.position)
  from news_items n, unnest(n.author_ids) with ordinality g (author_id, position)
 where g.author_id in (select id from authors) group by 1, 2;

alter table news_items drop column body, drop column section_ids, drop column author_ids, drop column venue,
  add column tags text[] not null default '{}';

create index news_item_sections_of_section on news_item_sections (section_id, news_item_id);
create index news_item_authors_of_author on news_item_authors (author_id, news_item_id);
create index news_item_old_slugs_of_item on news_item_old_slugs (news_item_id);

-- Why: two posts of a site at one address would hide each other.
update news_items n set slug = n.slug || '-' || n.id
 where exists (select from news_items o where o.site_id = n.site_id and o.slug = n.slug and o.id < n.id);
create unique index news_items_slug_unique on news_items (site_id, slug);
