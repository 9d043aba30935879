-- How far each data move is (decision 122): rows that a newer version wants otherwise, changed in batches while people work.
create table data_moves (
  id text primary key,
  -- What is moved, for operators.
  what text not null,
  -- The key of the last row that is done, and the last one there was when it began.
  last_key bigint not null default 0,
  end_key bigint not null,
  begun_at timestamptz not null default now(),
  done_at timestamptz
);
insert into history_exempt values ('data_moves', 'is itself the record');
