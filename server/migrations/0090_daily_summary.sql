-- The daily mail of what waits (decision 47): who wants it, and to whom it went on which day.

-- Null is as the product decides: staff get it.
alter table users add column gets_summary boolean;
grant select (gets_summary), update (gets_summary) on users to masthead_partner;

create table daily_summaries (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  -- Written before the mail leaves: what has it is never sent again.
  handed_at timestamptz,
  primary key (user_id, day)
);
create index daily_summaries_of_day on daily_summaries (day);
insert into history_exempt values ('daily_summaries', 'is itself the record of each mail');
