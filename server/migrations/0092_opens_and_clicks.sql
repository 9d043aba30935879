-- Opens and clicks per link, counted without knowing whose they are (decision 54).

alter table audiences
  add column counts_opens boolean not null default true,
  add column counts_clicks boolean not null default true;
-- What its audience had switched on when it went out: what stands in its messages.
alter table mailings
  add column counts_opens boolean not null default false,
  add column counts_clicks boolean not null default false;
insert into history_columns values ('mailings', 'counts_opens', 'derived'), ('mailings', 'counts_clicks', 'derived');

-- Places of an email: its links from 1 in their order; 0 is an open, -1 a fetch by a program.
create table mailing_counts (
  mailing_id integer not null references mailings (id),
  place smallint not null,
  url text,
  times integer not null default 0,
  readers integer not null default 0,
  primary key (mailing_id, place),
  constraint mailing_counts_link check ((place > 0) = (url is not null))
);
insert into history_exempt values ('mailing_counts', 'counts what readers did');

-- So that the same message counts once. A token is made up for one message and belongs to nobody: no table says
-- which reader got which.
create table mailing_tokens (
  mailing_id integer not null references mailings (id),
  place smallint not null,
  token text not null,
  primary key (mailing_id, place, token)
);
insert into history_exempt values ('mailing_tokens', 'is dropped after some weeks');
