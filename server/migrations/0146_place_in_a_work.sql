-- A statement of a long work, such as an import, read all that the work had done to the same table before.
-- Why the collation: a trigger hands over the name of its table as a `name`, whose collation is "C", by which the index
-- `changes_of_work` cannot be searched. Why no sort: by statistics from before the work another index looks as good.
create or replace function done_alike(work_id bigint, of_table text, of_act text) returns integer
  language sql stable set enable_sort = off as $$
  select coalesce((select nth from changes
                    where work = work_id and table_name = of_table collate "default" and act = of_act collate "default"
                    order by nth desc limit 1), 0)
$$;
