-- The public pages of posts (decision 36).

-- Where the publisher shows posts itself; null leaves that to the pages of this product.
alter table sites add column preview_url text;

-- An address is kept for posts that are elsewhere only; ours follows from the site and the slug.
alter table news_items disable trigger user;
update news_items n set post_url = null from sites s
 where s.id = n.site_id and n.external_key is null and n.slug is not null and n.post_url = rtrim(s.url, '/') || '/' || n.slug || '/';
alter table news_items enable trigger user;

create index news_items_published on news_items (site_id, publication_at desc, id desc) where status = 0;

-- Servers keep pages in memory and drop them when they hear `pages_changed`. Views are counted without it,
-- and what is neither live nor unlisted before and after is on no page.
create function tell_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', '');
  return null;
end $$;

create trigger pages_changed after update of site_id, type, status, headline, slug, description, image_url, post_url,
    internal_tags, tags, starts_at, ends_at, byline, last_published_at, revision_id, updated_at on news_items
  for each row when (old.status in (0, 2) or new.status in (0, 2)) execute function tell_pages_changed();
create trigger pages_changed_by_insert after insert on news_items
  for each row when (new.status in (0, 2)) execute function tell_pages_changed();
create trigger pages_changed_by_delete after delete on news_items
  for each row when (old.status in (0, 2)) execute function tell_pages_changed();
create trigger pages_changed after insert or update or delete or truncate on sections
  for each statement execute function tell_pages_changed();
create trigger pages_changed after update or delete or truncate on authors
  for each statement execute function tell_pages_changed();
create trigger pages_changed after update or delete or truncate on sites
  for each statement execute function tell_pages_changed();
