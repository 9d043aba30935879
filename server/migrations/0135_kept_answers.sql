-- Answers to what was asked for with an Idempotency-Key (decision 88), kept in the transaction of the act for a day: a
-- repeat of the same request is answered with them and does nothing again.
create table kept_answers (
  person_id integer not null,
  key text not null,
  -- What was asked: SHA-256 of the call and everything that was sent.
  request bytea not null,
  -- The answer as it went out; null while the act lasts, and for good when its server ended in the middle of it.
  answer text,
  begun_at timestamptz not null default now(),
  primary key (person_id, key)
);
create index on kept_answers (begun_at);
insert into history_exempt values ('kept_answers', 'repeats what the records tell');

alter table kept_answers enable row level security;
grant select, insert, update (answer), delete on kept_answers to masthead_partner, masthead_person, masthead_contributor;
create policy own_answers on kept_answers to masthead_partner, masthead_person, masthead_contributor
  using (person_id = current_actor()) with check (person_id = current_actor());
