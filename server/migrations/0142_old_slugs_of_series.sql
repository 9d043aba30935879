-- Slugs that series have had, in lower case: their old pages and modules redirect to the new ones.

create table series_old_slugs (
  site_id integer not null references sites (id),
  slug text not null,
  series_id integer not null references series (id) on delete cascade,
  primary key (site_id, slug)
);
create index series_old_slugs_of_series on series_old_slugs (series_id);
insert into history_exempt values ('series_old_slugs', 'derived from the slugs that series had');
