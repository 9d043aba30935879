-- What the files of imports call their posts and people, with how many posts, and what people have chosen for each, by
-- the site and by where such a file comes from. Without a choice a category is a tag and an author a person.

create table import_labels (
  import_id integer not null references imports (id) on delete cascade,
  kind text not null constraint import_labels_kind check (kind in ('category', 'author')),
  -- The name as it is compared: whatever its case, accents and signs between words.
  key text not null,
  name text not null,
  posts integer not null,
  primary key (import_id, kind, key)
);
create table import_label_choices (
  site_id integer not null references sites (id) on delete cascade,
  source text not null,
  kind text not null,
  key text not null,
  becomes text not null,
  section_id integer references sections (id) on delete cascade,
  constraint import_label_choices_becomes check (
    (kind = 'category' and becomes in ('section', 'tag', 'nothing')) or (kind = 'author' and becomes in ('person', 'byline'))),
  constraint import_label_choices_section check ((becomes = 'section') = (section_id is not null)),
  primary key (site_id, source, kind, key)
);
create index import_label_choices_of_section on import_label_choices (section_id) where section_id is not null;
insert into history_exempt values
  ('import_labels', 'the report of an import'),
  ('import_label_choices', 'remembers how files are read; the posts tell what became of them');

-- People in the byline of a post who are no authors here. Choosing authors replaces them.
alter table news_items add column byline_names text[] not null default '{}';
