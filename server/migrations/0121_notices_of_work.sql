-- Notices of work that belongs to no record that can be opened, such as an import: they say in words what they are about.
alter table notices
  alter column record_kind drop not null,
  alter column record_id drop not null,
  add column about text,
  add constraint notice_is_about_something check (record_kind is not null and record_id is not null or about is not null);
