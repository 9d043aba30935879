-- Who has the chat open now, on whichever server: one row for each line to a browser, renewed by the server that
-- holds the line. A row that nobody renews is over: its server was killed. Nothing of it matters after a restart.

create unlogged table chat_presence (
  line uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  until timestamptz not null
);
insert into history_exempt values ('chat_presence', 'is over in a moment');

create trigger tell_chat after insert or delete on chat_presence for each row execute function tell_chat();

alter table chat_presence enable row level security;
create policy read_as_member on chat_presence for select to masthead_person using ((select in_chat()));
grant select on chat_presence to masthead_person;

-- Who has a post open: the editors are told when another window opens or closes one, and ask who it is.
create function tell_openings() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'openings');
  return null;
end $$;
create trigger tell_openings after insert or delete on news_item_openings
  for each row execute function tell_openings();
