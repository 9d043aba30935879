-- What became of the messages of a mailing whose deliveries retention has removed (decision 136).
create table mailing_totals (
  mailing_id integer not null references mailings (id),
  status text not null,
  -- Empty: it did not come back.
  bounce text not null default '',
  messages integer not null,
  complained integer not null,
  unsubscribed integer not null,
  primary key (mailing_id, status, bounce)
);
insert into history_exempt values ('mailing_totals', 'counts what retention removed');
