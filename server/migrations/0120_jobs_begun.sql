-- Jobs that a worker has begun and not ended (decision 74). What stands here from a worker that is gone took it down, or
-- went down with it. Unlogged: it costs little, and a database that crashed with its machine forgets it, because then
-- no job is to blame.
create unlogged table jobs_begun (
  queue text not null,
  -- The data of the job: a job that is planned anew is the same one.
  data text not null,
  -- The worker that has it, one start of a process.
  worker uuid not null,
  -- How far the job had come when it began; null where it cannot say.
  progress text,
  -- How often it was in hand, without getting any further, when a worker went away.
  crashes integer not null default 0,
  -- Regular work that was given up is left alone until then.
  rests_until timestamptz,
  primary key (queue, data)
);
insert into history_exempt values ('jobs_begun', 'holds what runs now');
