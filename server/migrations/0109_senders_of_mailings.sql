-- Who may hand out messages of a mailing: whoever has taken it, and the servers that share its sending (decision 8).
-- A server that dies keeps its row until another takes the mailing, or misses its sign of life.

create table mailing_senders (
  sender uuid primary key,
  mailing_id integer not null references mailings (id),
  seen_at timestamptz not null default clock_timestamp()
);
create index mailing_senders_of_mailing on mailing_senders (mailing_id);
insert into history_exempt values ('mailing_senders', 'says only who sends now');

insert into mailing_senders (sender, mailing_id)
  select sender, id from mailings where status = 'sending' and sender is not null;
delete from history_columns where table_name = 'mailings' and column_name = 'sender';
alter table mailings drop column sender;
