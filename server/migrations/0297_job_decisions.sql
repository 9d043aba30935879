-- Which failed jobs admins have retried or discarded. Why: the queue's own tables have no history.
create table job_decisions (
  id integer generated always as identity primary key,
  title text not null,
  about text,
  decision text not null check (decision in ('retried', 'discarded')),
  at timestamptz not null default now()
);
