-- Work that comes again every minute, one row for each: who has it in hand and when it was begun last. It was planned as jobs,
-- whose rows were written and deleted sixteen times a minute.
create table minute_work (
  name text primary key,
  begun_at timestamptz not null default '-infinity',
  -- The worker that has it in hand, one start of a process; null when it has ended.
  worker uuid,
  -- The last sign of life of that worker.
  alive_at timestamptz not null default '-infinity'
) with (fillfactor = 50);
insert into history_exempt values ('minute_work', 'holds what runs now');
