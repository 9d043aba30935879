-- When and where somebody asked for an email, and the tags they have at another provider.

alter table subscribers
  add column opted_in_at timestamptz,
  add column source text,
  add column tags text[] not null default '{}';
