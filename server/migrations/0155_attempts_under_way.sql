-- A sign-in attempt is under way until its password has been compared (decision 119). One that is still said to be
-- afterwards, because its server was killed, counts as failed. Null: failed, as servers of an older version write it.
alter table sign_in_failures add column under_way_until timestamptz;
