-- Who has a post open in the editor, in which window. Every server writes here and reads here what the
-- others wrote, so that all of them show the same. Nothing of it matters after a restart.

create unlogged table news_item_openings (
  news_item_id integer not null references news_items (id) on delete cascade,
  window_id uuid not null,
  user_id integer not null references users (id) on delete cascade,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (news_item_id, window_id)
);
insert into history_exempt values ('news_item_openings', 'is over in a moment and no record');
