-- A renewed slot knows what it renews, so that nobody renews the same one twice.
alter table ad_slots add column renewal_of integer references ad_slots (id) on delete set null;
create index ad_slots_renewals on ad_slots (renewal_of) where renewal_of is not null;
-- Why: the copy says all that matters of it; the link is kept with the copy in one act.
insert into history_columns values ('ad_slots', 'renewal_of', 'derived');
