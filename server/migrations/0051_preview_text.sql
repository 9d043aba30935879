-- What inboxes show after the subject. Empty: the email itself says what follows, as before.
alter table campaigns add column preview_text text not null default '';
alter table mailings add column preview_text text not null default '';
