-- Who has an email open in its editor, in which window, as it is known of posts (0045).

create unlogged table campaign_openings (
  campaign_id integer not null references campaigns (id) on delete cascade,
  window_id uuid not null,
  user_id integer not null references users (id) on delete cascade,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (campaign_id, window_id)
);
insert into history_exempt values ('campaign_openings', 'is over in a moment and no record');

create trigger tell_openings after insert or delete on campaign_openings
  for each row execute function tell_openings();
