-- Who asks a lot, counted over all servers (decision 109). Unlogged: it is over in a minute, and a database that crashed
-- with its machine may forget it.
create unlogged table request_counts (
  -- The address, or the network of an IPv6 address.
  network text not null,
  -- What is counted: all requests, or those of one kind that has a limit of its own.
  counted text not null,
  requests integer not null,
  since timestamptz not null default now(),
  primary key (counted, network)
);
insert into history_exempt values ('request_counts', 'is over in a minute and no record');
